import type { RoomType } from '#contract/vocabulary.ts';

/**
 * What other sites call the types of room, by their beginning; the first that matches counts. In the
 * languages of the app, and in French.
 */
const roomTypeWords: [RoomType, RegExp][] = [
  [
    'shared_room',
    /^(shared|share|bed in|dorm|twin share|mehrbett|gemeinsames|geteiltes|(habitación|quarto|chambre) (compartid|compartilhad|partilhad|partagé)|غرفة مشتركة)/i,
  ],
  [
    'whole_place',
    /^(whole|entire|full|studio|apartment|flat\b|house\b|(ganze|gesamte)s? |wohnung$|(alojamiento|piso|apartamento|logement|appartement)( |$)|(casa|espaço|imóvel) (enter|inteir)|سكن كامل|شقة)/i,
  ],
  [
    'private_room',
    /^(private|single|double|ensuite|en-suite|room\b|own room|hotel room|privatzimmer|einzelzimmer|(wg-)?zimmer( |$)|(habitación|quarto|chambre)( |$)|غرفة)/i,
  ],
];

/** The type of room that a cell names; null when it names none that we know. */
export function readRoomType(cell: string): RoomType | null {
  const words = cell.trim().replaceAll(/[_\s]+/g, ' ');
  return roomTypeWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const included = /(^|\s)(in[ck]l|inbegriffen|enthalten|compris|شامل|مشمول)/i;
const notIncluded = /(^|\s)(not|nicht|no|não|non|pas|غير)(\s|$)/i;

/** Does a cell say, instead of an amount, that the rent includes the bills? */
export const saysIncluded = (cell: string): boolean =>
  included.test(cell) && !notIncluded.test(cell) && !/\d/.test(cell);
