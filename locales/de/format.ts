import { bareCurrencySign } from '../currency-signs.ts';
import { dayParts } from '../day-parts.ts';
import { groupDigits, withDecimals } from '../group-digits.ts';
import { timeIn } from '../time-of-day.ts';

/** For what browsers name themselves, such as currencies. */
export const language = 'de';

/** A whole number: 12.345. */
export const formatNumber = (value: number): string => groupDigits(value, '.');

/** A number with up to two decimals: 1.240,5. */
export const formatDecimal = (value: number): string => withDecimals(value, formatNumber, ',');

/** What stands beside an amount to type. */
export const currencySign = bareCurrencySign;

/** Whole units of a currency (ISO 4217): 1.240 €, 1.300 CHF. */
export const formatMoney = (amount: number, currency: string): string =>
  `${formatNumber(amount)}\u{a0}${bareCurrencySign(currency)}`.trimEnd();

const months = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
];

/** A calendar day or an instant as its UTC day: 1. Mai 2027; without the year if it is that of `nowMs`. */
export function formatDay(day: string, nowMs?: number): string {
  const { date, month, year } = dayParts(day, months, nowMs);
  return `${date}. ${month}${year === undefined ? '' : ` ${year}`}`;
}

/** A time of day: 16:05. */
export const formatTime = timeIn(language);

/** One after another, without what is empty: Lissabon, Portugal. */
export const formatList = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
