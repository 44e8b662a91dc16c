import { signAmongDollars } from '../currency-signs.ts';
import { dayParts } from '../day-parts.ts';
import { groupDigits, withDecimals } from '../group-digits.ts';
import { timeIn } from '../time-of-day.ts';

/** For what browsers name themselves, such as currencies. */
export const language = 'ar';

/** A whole number, with Latin digits: 12,345. */
export const formatNumber = (value: number): string => groupDigits(value, ',');

/** A number with up to two decimals: 1,240.5. */
export const formatDecimal = (value: number): string => withDecimals(value, formatNumber, '.');

/** What stands beside an amount to type. The mark keeps "US$" in this order. */
export const currencySign = (currency: string): string =>
  currency && `${signAmongDollars(currency)}\u200e`;

/**
 * Whole units of a currency (ISO 4217): 1,240 €. The mark before it, as in the Unicode patterns,
 * keeps the sign behind the amount where a price stands alone, too.
 */
export const formatMoney = (amount: number, currency: string): string =>
  currency ? `\u200f${formatNumber(amount)}\u{a0}${currencySign(currency)}` : formatNumber(amount);

const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** A calendar day or an instant as its UTC day: 1 مايو 2027; without the year if it is that of `nowMs`. */
export function formatDay(day: string, nowMs?: number): string {
  const { date, month, year } = dayParts(day, months, nowMs);
  return `${date} ${month}${year === undefined ? '' : ` ${year}`}`;
}

/** A time of day: 4:05 م. */
export const formatTime = timeIn(language);

/** One after another, without what is empty: لشبونة، البرتغال. */
export const formatList = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('، ');
