// Signs of our own and one locale: server and browsers must write the same text, and their releases
// know different signs of currencies. Those that are missing are written as codes.
const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  INR: '₹',
  JPY: '¥',
  NZD: 'NZ$',
};
let grouped: Intl.NumberFormat | undefined;

/**
 * What is written before an amount of this currency (ISO 4217): "€", or "CHF" and a space; nothing
 * while the currency is not known yet.
 */
export const currencySign = (currency: string): string =>
  signs[currency] ?? (currency && `${currency}\u{a0}`);

/** Formats whole units of a currency: $1,240, €640, CHF 1,300. */
export function formatMoney(amount: number, currency: string): string {
  // Made late: it takes milliseconds, and many pages show no amount.
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return currencySign(currency) + grouped.format(amount);
}
