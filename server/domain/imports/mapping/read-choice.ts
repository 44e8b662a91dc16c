import type { RoomType } from '#contract/vocabulary.ts';

/** What other sites call the types of room, by their beginning; the first that matches counts. */
const roomTypeWords: [RoomType, RegExp][] = [
  ['shared_room', /^(shared|share|bed in|dorm|twin share)/i],
  ['whole_place', /^(whole|entire|full|studio|apartment|flat\b|house\b)/i],
  ['private_room', /^(private|single|double|ensuite|en-suite|room\b|own room|hotel room)/i],
];

/** The type of room that a cell names; null when it names none that we know. */
export function readRoomType(cell: string): RoomType | null {
  const words = cell.trim().replaceAll(/[_\s]+/g, ' ');
  return roomTypeWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Does a cell say, instead of an amount, that the rent includes the bills? */
export const saysIncluded = (cell: string): boolean => /^\s*(all )?(bills )?incl/i.test(cell);
