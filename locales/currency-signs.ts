// Our own: server and browsers must write the same text, and their releases know different signs.
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

/** The sign of a currency (ISO 4217), or its code where it has no sign of its own. */
export const bareCurrencySign = (currency: string): string => signs[currency] ?? currency;

/** The same where a dollar alone could be that of several countries. */
export const signAmongDollars = (currency: string): string =>
  currency === 'USD' ? 'US$' : bareCurrencySign(currency);
