const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const withThree = 'BHD IQD JOD KWD LYD OMR TND';

/**
 * The decimals of a currency by ISO 4217, as of 2026. Browsers and Node know others, but all have to
 * split a rent into the same units.
 */
export function currencyDigits(currency: string): 0 | 2 | 3 {
  if (withoutDecimals.includes(currency)) return 0;
  return withThree.includes(currency) ? 3 : 2;
}

/** How many of the smallest unit make one of the currency, such as 100 cents. */
export const unitsPerWhole = (currency: string): number => 10 ** currencyDigits(currency);
