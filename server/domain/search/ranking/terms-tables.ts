import {
  budgetSatisfaction,
  daysSinceEpoch,
  lateSatisfaction,
  partWeights,
  rulesSatisfaction,
  totalWeight,
} from '#fit/listing-fit.ts';
import { largestHouseholdKey, listingKey, termsKey } from '#fit/listing-rank.ts';
import type { FitViewer } from '#domain/matching/public.ts';
import { anyDay } from '../index/listing-columns.ts';
import { currencyIndex, currencyNumbers } from '#domain/money/public.ts';
import { bitCount } from '../index/masks.ts';
import { householdRules } from '../index/trait-bits.ts';

/**
 * The sums of a listing's terms in one integer: what is reached in the low bits, the weight above.
 * So a part takes one addition, and to look it up takes no branch that a processor guesses wrongly.
 */
export const termsWeightShift = 12;
export const reachedMask = (1 << termsWeightShift) - 1;

/** What each fact of a listing adds to the sums of its terms, for one viewer. */
export interface TermsTables {
  /** By rent in the currency of the budget; for higher ones see {@link rentSums}. */
  rents: Uint16Array;
  /** By day from `firstDay` on; for others see {@link daySums}. */
  days: Uint16Array;
  firstDay: number;
  /** By `ruleMask` bits of the traits, from `ruleShift` on. */
  rules: Uint16Array;
  ruleShift: number;
  ruleMask: number;
  /** What is compared with it is in its currency. */
  budget: number | null;
  /** By the number of a currency, what a unit is worth in that of the budget; 0 without a rate. */
  worth: Float64Array;
  from: number | null;
}

const rentEntries = 1 << 16;
/** More than ten years; few rooms are free that early or that late. */
const dayEntries = 4096;

/** Computes the tables of a viewer. */
export function termsTables({ seeker, answers }: FitViewer): TermsTables {
  const { move_in_from: day } = seeker;
  const budget = seeker.budget?.max ?? null;
  const from = day === null ? null : daysSinceEpoch(day);
  const firstDay = (from ?? 0) - dayEntries / 2;
  const { concerned, broken } = householdRules(answers.habits);
  const ruleShift = concerned === 0 ? 0 : 31 - Math.clz32(concerned & -concerned);
  const ruleMask = 2 ** (32 - Math.clz32(concerned >>> ruleShift)) - 1;
  const rules = new Uint16Array(ruleMask + 1);
  for (let bits = 0; bits <= ruleMask; bits += 1) {
    const has = bits << ruleShift;
    const count = bitCount(has & concerned);
    if (count === 0) continue;
    rules[bits] = sums(partWeights.house_rules, rulesSatisfaction(bitCount(has & broken), count));
  }
  const rents = new Uint16Array(rentEntries);
  for (let rent = 0; rent < rentEntries; rent += 1) rents[rent] = rentSums(budget, rent);
  const days = new Uint16Array(dayEntries);
  for (let nth = 0; nth < dayEntries; nth += 1) days[nth] = daySums(from, firstDay + nth);
  return {
    rents,
    days,
    firstDay,
    rules,
    ruleShift,
    ruleMask,
    budget,
    worth: budgetRates(seeker),
    from,
  };
}

function budgetRates({ budget }: FitViewer['seeker']): Float64Array {
  const worth = new Float64Array(currencyNumbers);
  for (const [code, unit] of Object.entries(budget?.worth ?? {})) worth[currencyIndex(code)] = unit;
  return worth;
}

/** What a rent adds. */
export const rentSums = (budget: number | null, rent: number) =>
  budget === null ? 0 : sums(partWeights.budget, budgetSatisfaction(budget, rent));

/** What the day adds from which a listing is available. */
export const daySums = (from: number | null, day: number) =>
  from === null || day === anyDay ? 0 : sums(partWeights.dates, lateSatisfaction(day - from));

const sums = (weight: number, satisfaction: number) =>
  (weight << termsWeightShift) + weight * satisfaction;

/**
 * By weight, the least that must be reached for the best household to bring a listing in.
 * `withDistance` is for sums to which the distance is still to be added, at best.
 */
export interface LeastTerms {
  known: Int32Array;
  withDistance: Int32Array;
}

/** Requires nothing. */
export const createLeastTerms = (): LeastTerms => ({
  known: new Int32Array(totalWeight + 1),
  withDistance: new Int32Array(totalWeight + 1),
});

/** Requires a key that is not worse than `worstKey`. The steps are those that decide the rank. */
export function requireKey({ known, withDistance }: LeastTerms, worstKey: number): void {
  for (let weight = 0; weight <= totalWeight; weight += 1) {
    let [least, end] = [0, 100 * weight + 1];
    while (least < end) {
      const middle = (least + end) >> 1;
      const key = listingKey(largestHouseholdKey, termsKey(middle, weight));
      if (key < worstKey) least = middle + 1;
      else end = middle;
    }
    known[weight] = least;
  }
  const { distance } = partWeights;
  for (let weight = 0; weight <= totalWeight; weight += 1) {
    const least = known[weight + distance];
    // Without a place it is left out, which never makes a key better than the best distance does.
    withDistance[weight] = least === undefined ? 0 : least - 100 * distance;
  }
}
