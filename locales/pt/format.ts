import { signAmongDollars } from '../currency-signs.ts';
import { dayParts } from '../day-parts.ts';
import { groupDigits, withDecimals } from '../group-digits.ts';
import { timeIn } from '../time-of-day.ts';

/** For what browsers name themselves, such as currencies. */
export const language = 'pt';

/** A whole number: 12.345. */
export const formatNumber = (value: number): string => groupDigits(value, '.');

/** A number with up to two decimals: 1.240,5. */
export const formatDecimal = (value: number): string => withDecimals(value, formatNumber, ',');

/** What is written before an amount to type: "R$" and a space; nothing for no currency. */
export const currencySign = (currency: string): string =>
  currency && `${signAmongDollars(currency)}\u{a0}`;

/** Whole units of a currency (ISO 4217): R$ 1.240, US$ 1.300. */
export const formatMoney = (amount: number, currency: string): string =>
  currencySign(currency) + formatNumber(amount);

const months = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'mai.',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
];

/** A calendar day or an instant as its UTC day: 1 de mai. de 2027; without the year if it is that of `nowMs`. */
export function formatDay(day: string, nowMs?: number): string {
  const { date, month, year } = dayParts(day, months, nowMs);
  return `${date} de ${month}${year === undefined ? '' : ` de ${year}`}`;
}

/** A time of day: 16:05. */
export const formatTime = timeIn(language);

/** One after another, without what is empty: Lisboa, Portugal. */
export const formatList = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
