import { limits } from '#contract/limits.ts';
import { squaredDegrees } from '#fit/flat-map.ts';
import { daysPerMonth } from '#fit/listing-fit.ts';
import { minMatch, rankingKey } from '#fit/score.ts';
import { currencyIndex, currencyNumbers } from '#domain/money/public.ts';
import { nowhere, unstated, type Columns } from './user-columns.ts';
import type { Budget, MoveIn, Near, RoomieFilters, Stay, Wanted } from './roomie-filters.ts';
import { TopRanked, type RankedUser } from './top-ranked.ts';
import {
  countShift,
  gainMask,
  weightMask,
  weightShift,
  type ViewerTables,
} from './viewer-tables.ts';

export interface ScanRequest {
  tables: ViewerTables;
  /** Leaves out users with a conflict. */
  noConflicts: boolean;
  /** How many of the best to return. */
  top: number;
  /** Ends the scan when so many are found; without it, everybody is compared. */
  most?: number;
}

export interface ScanResult {
  /** Best first, at most `top`. */
  ranked: RankedUser[];
  /** How many are found. */
  total: number;
  /** How many of them are a match ({@link limits.fit.matchScore}, no conflict). */
  matches: number;
}

/**
 * Compares the viewer with the candidates in `slots`, so the result is exact. It is one loop over
 * plain arrays on purpose: a call, an object or an inner loop per user would take several times as
 * long as the comparison itself. Nearly all of it is sums: the root and the divisions of a score,
 * and conditions that a processor cannot guess, would take as long again.
 */
export function scan(columns: Columns, slots: Int32Array, request: ScanRequest): ScanResult {
  const { noConflicts, top, most = Number.POSITIVE_INFINITY } = request;
  const { choiceMine: m, choiceTheirs: t, sleepMine, sleepBreaks, sleepTheirs } = request.tables;
  const { answers, ids } = columns;
  const { minShared } = limits.fit;
  const best = new TopRanked(top);
  let { worstGroup, worstKey } = best;
  const least = leastSquares(best);
  let total = 0;
  let matches = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const sleep = answers[slot * 4 + 3]! & 65_535;
    const mine = mySums(answers, slot, m, sleepMine);
    const theirs = theirSums(answers, slot, t, sleepTheirs);
    const hasConflict = Number((theirs >> countShift) + sleepBreaks[sleep]! !== 0);
    if (noConflicts && hasConflict === 1) continue;
    total += 1;
    if (total === most) break;

    const shared = mine >> countShift;
    const weights = ((mine >> weightShift) & weightMask) * ((theirs >> weightShift) & weightMask);
    const gains = (mine & gainMask) * (theirs & gainMask);
    const hasScore = Number(shared >= minShared) & Number(weights !== 0);
    // The square of exactFit is `gains / weights`. On whole numbers this is the same comparison.
    matches += hasScore & (1 - hasConflict) & Number(gains >= minMatch * minMatch * weights);
    const group = hasConflict * 2 + 1 - hasScore;
    if (gains < least[group * sharedCounts + shared]! * (weights + Number(weights === 0))) continue;
    const key = hasScore === 1 ? rankingKey(Math.sqrt(gains / weights), shared) : 0;
    best.add({ id: ids[slot]!, group, key });
    if (best.worstGroup === worstGroup && best.worstKey === worstKey) continue;
    ({ worstGroup, worstKey } = best);
    leastSquares(best, least);
  }
  return { ranked: best.sorted(), total, matches };
}

/** How many numbers of shared questions a sum has room for, and how many groups there are. */
const sharedCounts = 16;
const groups = 4;
/** More than any score squared. */
const unreachable = 1e9;
/** More than rounding takes from a square; whoever is let in is compared exactly. */
const slack = 1 - 1e-9;

/** By group and number of shared questions: the least squared score that is among the best. */
function leastSquares(
  { worstGroup, worstKey }: TopRanked,
  least = new Float64Array(groups * sharedCounts),
): Float64Array<ArrayBuffer> {
  for (let group = 0; group < groups; group += 1) {
    const isScored = group % 2 === 0;
    for (let shared = 0; shared < sharedCounts; shared += 1) {
      // The inverse of rankingKey.
      const fit = isScored ? ((shared + 3) * worstKey - 150) / shared : 0;
      const square = fit > 0 ? fit * fit * slack : -1;
      least[group * sharedCounts + shared] =
        group < worstGroup ? -1 : group > worstGroup ? unreachable : square;
    }
  }
  return least;
}

/**
 * My half of the comparison with the user in a slot. The engine inlines these two functions, which
 * have neither a loop nor an object.
 */
export function mySums(
  answers: Uint32Array,
  slot: number,
  choices: Int32Array,
  sleep: Int32Array,
): number {
  return sumChoices(answers, slot, choices) + sleep[answers[slot * 4 + 3]! & 65_535]!;
}

/** Their half of it. */
export function theirSums(
  answers: Uint32Array,
  slot: number,
  choices: Int32Array,
  sleep: Int32Array,
): number {
  return sumChoices(answers, slot, choices) + sleep[answers[slot * 4 + 3]! >>> 16]!;
}

/** Twelve bytes; each one has its own 256 entries in the tables. */
function sumChoices(answers: Uint32Array, slot: number, t: Int32Array): number {
  const a = answers[slot * 4]!;
  const b = answers[slot * 4 + 1]!;
  const c = answers[slot * 4 + 2]!;
  return (
    (t[a & 255]! + t[256 + ((a >>> 8) & 255)]! + t[512 + ((a >>> 16) & 255)]! + t[768 + (a >>> 24)]! +
      t[1024 + (b & 255)]! + t[1280 + ((b >>> 8) & 255)]! + t[1536 + ((b >>> 16) & 255)]! + t[1792 + (b >>> 24)]! +
      t[2048 + (c & 255)]! + t[2304 + ((c >>> 8) & 255)]! + t[2560 + ((c >>> 16) & 255)]! + t[2816 + (c >>> 24)]!) | 0
  ); // oxfmt-ignore
}

/**
 * The slots that pass the filters but for `noConflicts`, without these slots. Each filter is a loop
 * of its own over what the ones before it left: a call for each user takes four times as long. They
 * count up by 0 or 1, because a processor cannot guess who passes.
 */
export function slotsPassing(
  columns: Columns,
  { near, budget, dates, moveInBy, stayMonths, movesIn, wanted }: RoomieFilters,
  without: readonly number[],
): Int32Array {
  let slots = slotsBut(columns.count, without);
  if (wanted) slots = keepWanted(columns, slots, wanted);
  // First, because most live elsewhere.
  if (near) slots = keepNear(columns, slots, near);
  if (budget) slots = keepAffordable(columns, slots, budget);
  if (dates) slots = keepOverlapping(columns, slots, dates);
  if (movesIn) slots = keepMovingInBetween(columns, slots, movesIn);
  if (moveInBy !== null) slots = keepMovingInBy(columns, slots, moveInBy);
  if (stayMonths !== null) slots = keepStaying(columns, slots, stayMonths);
  return slots;
}

function slotsBut(count: number, without: readonly number[]): Int32Array {
  const slots = new Int32Array(count);
  let found = 0;
  let from = 0;
  for (const end of [...without, count].sort((one, other) => one - other)) {
    for (let slot = from; slot < end; slot += 1) {
      slots[found] = slot;
      found += 1;
    }
    from = end + 1;
  }
  return slots.subarray(0, found);
}

/** Keeps who has a wanted page that is found. */
function keepWanted(columns: Columns, slots: Int32Array, wanted: Wanted): Int32Array {
  const { wantedUntil, wantedForOwners } = columns;
  const { today } = wanted;
  const most = Number(wanted.forOwners);
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    slots[found] = slot;
    found += Number(wantedUntil[slot]! > today) & Number(wantedForOwners[slot]! <= most);
  }
  return slots.subarray(0, found);
}

/** Keeps who could move in on one of these days, or did not say when. */
function keepMovingInBetween({ moveInDay }: Columns, slots: Int32Array, days: MoveIn): Int32Array {
  const { from, until, today } = days;
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const day = moveInDay[slot]!;
    const first = Math.max(day, today);
    slots[found] = slot;
    found += Number(day === unstated) | (Number(first >= from) & Number(first < until));
  }
  return slots.subarray(0, found);
}

/**
 * The newest wanted pages of these slots, by their id, which is what `sort=newest` means: the slots
 * of a page of the list.
 */
export function newestWanted(
  { wantedIds }: Columns,
  slots: Int32Array,
  { offset, limit }: { offset: number; limit: number },
): Int32Array {
  const best = new TopRanked(offset + limit);
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const key = wantedIds[slot]!;
    if (key > best.worstKey) best.add({ id: slot, group: 0, key });
  }
  return Int32Array.from(best.sorted().slice(offset), ({ id }) => id);
}

/** Keeps who lives in the circle; who lives nowhere is in none. */
function keepNear({ latitude, longitude }: Columns, slots: Int32Array, near: Near): Int32Array {
  const { norths, easts } = squaresAround(near);
  const { reach2 } = near;
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const square = norths[latitude[slot]! - nowhere]! + easts[longitude[slot]! - nowhere]!;
    slots[found] = slot;
    found += Number(square <= reach2);
  }
  return slots.subarray(0, found);
}

/**
 * The two summands of `squaredDegrees`, by hundredths of a degree from {@link nowhere} on: looked up,
 * they take a third of the time, and there are few of them.
 */
function squaresAround(near: Near) {
  const norths = new Float64Array(-2 * nowhere).fill(Number.POSITIVE_INFINITY);
  const easts = new Float64Array(-2 * nowhere);
  for (let at = -18_000; at <= 18_000; at += 1) {
    easts[at - nowhere] = squaredDegrees(near, near.latitude, at / 100);
  }
  for (let at = -9000; at <= 9000; at += 1) {
    norths[at - nowhere] = squaredDegrees(near, at / 100, near.longitude);
  }
  return { norths, easts };
}

function keepAffordable(columns: Columns, slots: Int32Array, budget: Budget): Int32Array {
  const { budgetCurrency, budgetMin, budgetMax } = columns;
  const { lowest, highest } = budgetRanges(budget);
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const paidIn = budgetCurrency[slot]!;
    slots[found] = slot;
    found +=
      Number(budgetMin[slot]! <= highest[paidIn]!) & Number(budgetMax[slot]! >= lowest[paidIn]!);
  }
  return slots.subarray(0, found);
}

/** Keeps who stays there during some of these dates, or did not say when. */
function keepOverlapping(columns: Columns, slots: Int32Array, dates: Stay): Int32Array {
  const { moveInDay, stayMonths } = columns;
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    const day = moveInDay[slot]!;
    const from = Math.max(day, dates.today);
    const months = stayMonths[slot]!;
    const isGone = Number(months !== 0) & Number(from + months * daysPerMonth <= dates.from);
    slots[found] = slot;
    found += Number(day === unstated) | (Number(from < dates.until) & (1 - isGone));
  }
  return slots.subarray(0, found);
}

function keepMovingInBy({ moveInDay }: Columns, slots: Int32Array, day: number): Int32Array {
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    slots[found] = slot;
    found += Number(moveInDay[slot]! <= day);
  }
  return slots.subarray(0, found);
}

function keepStaying({ stayMonths }: Columns, slots: Int32Array, months: number): Int32Array {
  let found = 0;
  for (let nth = 0; nth < slots.length; nth += 1) {
    const slot = slots[nth]!;
    slots[found] = slot;
    found += Number(stayMonths[slot]! >= months);
  }
  return slots.subarray(0, found);
}

/** Which budgets pass, by the number of their currency. */
function budgetRanges({ bounds, lenient: isKept }: Budget) {
  const lowest = new Int32Array(currencyNumbers).fill(isKept ? 0 : unstated);
  const highest = new Int32Array(currencyNumbers).fill(isKept ? unstated : -1);
  for (const { code, low, high } of bounds) {
    lowest[currencyIndex(code)] = low;
    highest[currencyIndex(code)] = high;
  }
  return { lowest, highest };
}
