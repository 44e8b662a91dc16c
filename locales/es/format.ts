import { signAmongDollars } from '../currency-signs.ts';
import { dayParts } from '../day-parts.ts';
import { groupDigits, withDecimals } from '../group-digits.ts';
import { timeIn } from '../time-of-day.ts';

/** For what browsers name themselves, such as currencies. */
export const language = 'es';

/** A whole number: 12.345, but 1234. */
export const formatNumber = (value: number): string => groupDigits(value, '.', 5);

/** A number with up to two decimals: 1240,5. */
export const formatDecimal = (value: number): string => withDecimals(value, formatNumber, ',');

/** What stands beside an amount to type. */
export const currencySign = signAmongDollars;

/** Whole units of a currency (ISO 4217): 1240 €, 1300 CHF. */
export const formatMoney = (amount: number, currency: string): string =>
  `${formatNumber(amount)}\u{a0}${currencySign(currency)}`.trimEnd();

const months = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sept',
  'oct',
  'nov',
  'dic',
];

/** A calendar day or an instant as its UTC day: 1 may 2027; without the year if it is that of `nowMs`. */
export function formatDay(day: string, nowMs?: number): string {
  const { date, month, year } = dayParts(day, months, nowMs);
  return `${date} ${month}${year === undefined ? '' : ` ${year}`}`;
}

/** A time of day: 16:05, or 4:05 p. m. where clocks count to 12. */
export const formatTime = timeIn(language);

/** One after another, without what is empty: Lisboa, Portugal. */
export const formatList = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
