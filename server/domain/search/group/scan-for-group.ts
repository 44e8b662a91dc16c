import { limits } from '#contract/limits.ts';
import {
  countShift,
  gainMask,
  mySums,
  theirSums,
  TopRanked,
  weightMask,
  weightShift,
  type ViewerTables,
} from '#domain/matching/public.ts';
import { isInAnySet } from '../index/conditions.ts';
import type { ListingTable } from '../index/listing-columns.ts';
import { blockSize, createMask, slotsIn } from '../index/masks.ts';
import { searchArea } from '../index/search-area.ts';
import {
  indexConditions,
  isOffered,
  selectFromBlock,
  type DatedSearch,
} from '../index/select-listings.ts';

export interface GroupScanRequest extends Omit<DatedSearch, 'table'> {
  /** The tables of each member who is compared with those who live in a listing. */
  tables: readonly ViewerTables[];
  /** Users who are not compared: the group itself, and whom a block hides. */
  left: ReadonlySet<number>;
  /** Slots to look at, in place of all: the listings with the words of the search. */
  slots: Int32Array | null;
  /** How many of the best to return. */
  top: number;
}

/** Above all scores. */
const noScore = 101;

/**
 * Finds the listings whose least content pair is the most content, exactly: it looks at every one.
 * Once the heap is full, the first pair that is worse than the worst one there ends the comparison,
 * so most listings take one pair, however many are in the group.
 */
export function scanForGroup(
  table: ListingTable,
  request: GroupScanRequest,
): { ids: number[]; total: number } {
  const best = new TopRanked(request.top);
  const total = scanInto(best, table, request);
  return { ids: best.sorted().map(({ id }) => -id), total };
}

/** Like the scan for one viewer, it does nothing after its loop, so that it stays compiled. */
function scanInto(
  best: TopRanked,
  table: ListingTable,
  { tables, left, query, today, slots, members: having, top }: GroupScanRequest,
): number {
  const { columns } = table;
  const { ids, householdAt, householdSize, members } = columns;
  const conditions = [
    isOffered(table, today),
    ...indexConditions({ table, query, members: having }),
  ];
  if (slots !== null) conditions.unshift(isInAnySet(slots, columns.count));
  const selection = { area: searchArea(query), conditions };
  const [passing, chosen] = [createMask(), new Int32Array(blockSize)];
  let { worstGroup, worstKey } = best;
  let total = 0;
  for (let begin = 0; begin < columns.count; begin += blockSize) {
    if (!selectFromBlock(table, selection, begin, passing)) continue;
    const count = slotsIn(passing, begin, chosen);
    total += count;
    if (top === 0) continue;
    nextListing: for (let nth = 0; nth < count; nth += 1) {
      const slot = chosen[nth]!;
      let score = noScore;
      let scoreInConflict = noScore;
      let hasConflict = false;
      const first = householdAt[slot]!;
      const end = first + householdSize[slot]!;
      for (let member = first; member < end; member += 1) {
        if (left.has(members.ids[member]!)) continue;
        for (const { choiceMine, choiceTheirs, sleepMine, sleepBreaks, sleepTheirs } of tables) {
          const mine = mySums(members.answers, member, choiceMine, sleepMine);
          const theirs = theirSums(members.answers, member, choiceTheirs, sleepTheirs);
          const sleep = members.answers[member * 4 + 3]! & 65_535;
          const isConflict = theirs >> countShift !== 0 || sleepBreaks[sleep] !== 0;
          if (isConflict && worstGroup < 2) continue nextListing;
          hasConflict ||= isConflict;
          const weights =
            ((mine >> weightShift) & weightMask) * ((theirs >> weightShift) & weightMask);
          if (mine >> countShift < limits.fit.minShared || weights === 0) continue;
          // The steps of exactFit and roundScore, on the same whole numbers.
          const rounded = Math.floor(
            Math.sqrt(((mine & gainMask) * (theirs & gainMask)) / weights) + 0.5,
          );
          if (rounded < worstKey && worstGroup === 0) continue nextListing;
          if (rounded < score) score = rounded;
          if (isConflict && rounded < scoreInConflict) scoreInConflict = rounded;
        }
      }
      const key = hasConflict ? scoreInConflict : score;
      const group = 2 * Number(hasConflict) + Number(key === noScore);
      if (group > worstGroup || (group === worstGroup && key < worstKey)) continue;
      // Of equal ones the smaller id is first; the heap prefers the larger.
      best.add({ id: -ids[slot]!, group, key: key === noScore ? 0 : key });
      ({ worstGroup, worstKey } = best);
    }
  }
  return total;
}
