import { currencies } from '#contract/currencies.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import type { Rates } from './read-rates.ts';

/** What amounts are compared in, and which currencies can be compared with it. */
export interface Comparison {
  currency: string;
  /** What a unit of each comparable currency is worth in `currency`; its own is 1. */
  worth: Readonly<Record<string, number>>;
  /** The day of the rates; null when there are none, and only `currency` can be compared. */
  day: string | null;
}

/** How to compare amounts with one in `currency`: without rates, only in that currency. */
export function compareIn(currency: string, rates: Rates | null): Comparison {
  const own = rates?.perBase.get(currency);
  if (!rates || own === undefined) return { currency, worth: { [currency]: 1 }, day: null };
  const others = [...rates.perBase].filter(([code]) => code !== currency);
  const worth = Object.fromEntries([
    [currency, 1],
    // As few digits as suffice, because answers contain them.
    ...others.map(([code, rate]) => [code, Number((own / rate).toPrecision(9))] as const),
  ]) as Record<string, number>;
  return { currency, worth, day: rates.day };
}

/** Whole amounts of one currency, from `low` to `high`. */
export interface Bounds {
  code: string;
  low: number;
  high: number;
}

/** A larger amount than any column holds. */
const unbounded = 2_147_483_647;

/**
 * Translates a range of amounts in `currency` into every comparable one: an amount is in its range
 * when what it is about worth, rounded as it is shown, is in the given range.
 */
export function currencyBounds({ worth }: Comparison, min = 0, max = unbounded): Bounds[] {
  return Object.entries(worth).map(([code, unit]) => ({
    code,
    low: lowest(unit, min),
    high: max >= unbounded ? unbounded : lowest(unit, max + 1) - 1,
  }));
}

/** The lowest amount that is worth `least` or more; the steps are for rounding in floating point. */
function lowest(unit: number, least: number): number {
  let amount = Math.max(0, Math.min(unbounded, Math.ceil((least - 0.5) / unit)));
  while (amount > 0 && convertMoney(amount - 1, unit) >= least) amount -= 1;
  while (amount < unbounded && convertMoney(amount, unit) < least) amount += 1;
  return amount;
}

const indexes = new Map(currencies.map((code, index) => [code, index]));

/** The number that stands for a currency in the indexes in memory; unknown ones share one. */
export const currencyIndex = (code: string): number => indexes.get(code) ?? unknown;
const unknown = 255;
/** How many such numbers there are. */
export const currencyNumbers = unknown + 1;

/** The code of a currency in an index; XXX, which is none, for an unknown one. */
export const currencyAtIndex = (index: number): string => currencies[index] ?? 'XXX';
