import { convertMoney } from '#contract/labels/convert-money.ts';
import { limits } from '#contract/limits.ts';
import type { PricedQuery } from '../priced-query.ts';
import { flatMapAround } from '#fit/flat-map.ts';
import {
  daysSinceEpoch,
  distanceSatisfaction,
  monthsUntil,
  partWeights,
  staySatisfaction,
} from '#fit/listing-fit.ts';
import { listingKey, termsKey, unknownKey } from '#fit/listing-rank.ts';
import { rankingKey } from '#fit/score.ts';
import {
  type FitViewer,
  mySums,
  theirSums,
  TopRanked,
  countShift,
  gainMask,
  weightMask,
  weightShift,
  type ViewerTables,
} from '#domain/matching/public.ts';
import { searchArea } from '../index/search-area.ts';
import { isInAnySet } from '../index/conditions.ts';
import { anyDay, anyStay, noEnd, type ListingTable } from '../index/listing-columns.ts';
import { nowhere } from '../index/grid.ts';
import { blockSize, createMask, slotsIn } from '../index/masks.ts';
import { isOffered, selectFromBlock, indexConditions } from '../index/select-listings.ts';
import {
  createLeastTerms,
  daySums,
  reachedMask,
  rentSums,
  requireKey,
  termsTables,
  termsWeightShift,
} from './terms-tables.ts';

export interface ListingScanRequest {
  viewer: FitViewer;
  tables: ViewerTables;
  query: PricedQuery;
  /** Listings that are offered until a day before this one are not searchable. A day number since 1970. */
  today: number;
  /** Slots to look at, in place of all: the listings with the words of the search. */
  slots: Int32Array | null;
  /** For each word that `slots` does not stand for, the bits of the ids that have it. */
  members: readonly Uint8Array[];
  /** How many of the best to return. */
  top: number;
}

/**
 * Finds the listings that fit the viewer best: exact, because it looks at every one. Like the scan
 * of users it is one loop over plain arrays. Most households need not be compared: once the heap is
 * full, few terms are good enough for the best household to bring a listing in. The terms are looked
 * up in tables of the viewer.
 */
export function scanListings(
  table: ListingTable,
  request: ListingScanRequest,
): { ids: number[]; total: number } {
  const best = new TopRanked(request.top);
  const total = scanInto(best, table, request);
  return { ids: best.sorted().map(({ id }) => id), total };
}

/**
 * Returns how many listings pass the filters. It does nothing after its loop: the engine has no
 * experience with code there when it compiles the loop, and would discard the compiled code at the
 * end of every scan.
 */
function scanInto(
  best: TopRanked,
  table: ListingTable,
  { viewer, tables, query, today, slots, members: having }: ListingScanRequest,
): number {
  const { seeker, hidden, id: viewerId } = viewer;
  const { choiceMine, choiceTheirs, sleepMine, sleepBreaks, sleepTheirs } = tables;
  const { columns } = table;
  const { ids, rent, currency, availableDay, traits, latitude, longitude } = columns;
  const { untilDay, minStay, maxStay, householdAt, householdSize, members } = columns;
  const moveIn = seeker.move_in_from === null ? anyDay : daysSinceEpoch(seeker.move_in_from);
  const stay = seeker.stay_months ?? 0;
  const map =
    seeker.latitude === null || seeker.longitude === null
      ? null
      : flatMapAround(seeker.latitude, seeker.longitude);
  const { rents, days, firstDay, rules, ruleShift, ruleMask, budget, worth, from } =
    termsTables(viewer);
  const minTerms = createLeastTerms();
  const minAtFirst = map === null ? minTerms.known : minTerms.withDistance;
  const least = minTerms.known;
  const hasHidden = hidden.size > 0;

  let { worstGroup, worstKey } = best;
  let total = 0;
  const conditions = [
    isOffered(table, today),
    ...indexConditions({ table, query, members: having }),
  ];
  if (slots !== null) conditions.unshift(isInAnySet(slots, columns.count));
  const selection = { area: searchArea(query), conditions };
  const [passing, chosen] = [createMask(), new Int32Array(blockSize)];
  for (let begin = 0; begin < columns.count; begin += blockSize) {
    if (!selectFromBlock(table, selection, begin, passing)) continue;
    const count = slotsIn(passing, begin, chosen);
    total += count;
    nextListing: for (let nth = 0; nth < count; nth += 1) {
      const slot = chosen[nth]!;
      const amount = rent[slot]!;
      const day = availableDay[slot]!;
      const has = traits[slot]!;
      const shortest = minStay[slot]!;
      const longest = maxStay[slot]!;
      const until = untilDay[slot]!;
      const row = latitude[slot]!;

      const nthDay = day - firstDay;
      const unit = worth[currency[slot]!]!;
      const asPaid = unit === 1 ? amount : convertMoney(amount, unit);
      let sums =
        rules[(has >>> ruleShift) & ruleMask]! +
        (unit === 0 ? 0 : asPaid < rents.length ? rents[asPaid]! : rentSums(budget, asPaid)) +
        (nthDay >= 0 && nthDay < days.length ? days[nthDay]! : daySums(from, day));
      if (stay !== 0) {
        const start = Math.max(moveIn, day);
        const hasEnd = until !== noEnd && start !== anyDay;
        if (hasEnd || shortest !== 0 || longest !== anyStay) {
          const most = hasEnd ? Math.min(longest, monthsUntil(until, start, start)) : longest;
          const satisfaction = staySatisfaction(stay, shortest, most);
          sums += (partWeights.stay << termsWeightShift) + partWeights.stay * satisfaction;
        }
      }
      // Neither the best distance nor the best household would bring it in.
      if ((sums & reachedMask) < minAtFirst[sums >> termsWeightShift]!) continue;
      if (map !== null && row !== nowhere) {
        const satisfaction = distanceSatisfaction(map, row / 1000, longitude[slot]! / 1000);
        sums += (partWeights.distance << termsWeightShift) + partWeights.distance * satisfaction;
      }
      if ((sums & reachedMask) < least[sums >> termsWeightShift]!) continue;
      const terms = termsKey(sums & reachedMask, sums >> termsWeightShift);

      let household = Infinity;
      let group = 0;
      const at = householdAt[slot]!;
      const isAlone = householdSize[slot] === 1;
      const isFull = worstGroup === 0;
      for (let member = at + householdSize[slot]! - 1; member >= at; member -= 1) {
        const memberId = members.ids[member]!;
        if (memberId === viewerId) {
          household = Infinity;
          group = 0;
          break;
        }
        if (hasHidden && hidden.has(memberId)) continue;
        const mine = mySums(members.answers, member, choiceMine, sleepMine);
        // Even if they were content with everything, or had stated nothing, it would not come in.
        if (isAlone && isFull && listingKey(bestPossible(mine), terms) < worstKey)
          continue nextListing;
        const theirs = theirSums(members.answers, member, choiceTheirs, sleepTheirs);
        const sleep = members.answers[member * 4 + 3]! & 65_535;
        if (theirs >> countShift !== 0 || sleepBreaks[sleep] !== 0) group = 1;
        const shared = mine >> countShift;
        const weights =
          ((mine >> weightShift) & weightMask) * ((theirs >> weightShift) & weightMask);
        if (shared < limits.fit.minShared || weights === 0) continue;
        // The steps of exactFit, on the same whole numbers.
        const key = rankingKey(
          Math.sqrt(((mine & gainMask) * (theirs & gainMask)) / weights),
          shared,
        );
        if (key < household) household = key;
      }
      const key = listingKey(household === Infinity ? unknownKey : household, terms);
      if (group > worstGroup || (group === worstGroup && key < worstKey)) continue;
      best.add({ id: ids[slot]!, group, key });
      if (best.worstGroup === 0 && best.worstKey !== worstKey) requireKey(minTerms, best.worstKey);
      ({ worstGroup, worstKey } = best);
    }
  }
  return total;
}

/** The largest key of a household of one user, by my half of the comparison with them. */
function bestPossible(mine: number): number {
  const [shared, weight] = [mine >> countShift, (mine >> weightShift) & weightMask];
  if (shared < limits.fit.minShared || weight === 0) return unknownKey;
  return Math.max(unknownKey, rankingKey(Math.sqrt(((mine & gainMask) * 100) / weight), shared));
}
