import type { ListingSummary } from '../listings/listing.ts';
import { formatMoveIn } from './day.ts';
import { bedroomWords, livesHere } from './listing-labels.ts';

export type StatedFacts = Pick<
  ListingSummary,
  'total_bedrooms' | 'current_roommates' | 'available_from'
>;

/** The line of facts on a card; what nobody stated is left out. `nowMs` decides "free now". */
export function roomFacts(room: StatedFacts, nowMs: number): string[] {
  const facts: string[] = [];
  if (room.total_bedrooms !== null) facts.push(bedroomWords(room.total_bedrooms));
  if (room.current_roommates !== null) facts.push(livesHere(room.current_roommates));
  if (room.available_from !== null) {
    const moveIn = formatMoveIn(room.available_from, nowMs);
    facts.push(moveIn === 'now' ? 'free now' : `from ${moveIn}`);
  }
  return facts;
}
