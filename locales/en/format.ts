import { bareCurrencySign } from '../currency-signs.ts';
import { dayParts } from '../day-parts.ts';
import { groupDigits, withDecimals } from '../group-digits.ts';
import { timeIn } from '../time-of-day.ts';

/** For what browsers name themselves, such as currencies. */
export const language = 'en';

/** A whole number: 12,345. */
export const formatNumber = (value: number): string => groupDigits(value, ',');

/** A number with up to two decimals: 1,240.5. */
export const formatDecimal = (value: number): string => withDecimals(value, formatNumber, '.');

/** What is written before an amount to type: "€", or "CHF" and a space; nothing for no currency. */
export const currencySign = (currency: string): string =>
  /[A-Z]$/.test(bareCurrencySign(currency))
    ? `${bareCurrencySign(currency)}\u{a0}`
    : bareCurrencySign(currency);

/** Whole units of a currency (ISO 4217): $1,240, CHF 1,300. */
export const formatMoney = (amount: number, currency: string): string =>
  currencySign(currency) + formatNumber(amount);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day or an instant as its UTC day: May 1, 2027; without the year if it is that of `nowMs`. */
export function formatDay(day: string, nowMs?: number): string {
  const { date, month, year } = dayParts(day, months, nowMs);
  return `${month} ${date}${year === undefined ? '' : `, ${year}`}`;
}

/** A time of day: 4:05 PM, or 16:05 where clocks count to 24. */
export const formatTime = timeIn(language);

/** One after another, without what is empty: Lisbon, Portugal. */
export const formatList = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
