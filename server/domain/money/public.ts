/** What other subjects may use of money. */
export { currencyBounds, compareIn, type Bounds, type Comparison } from './compare.ts';
export { createPricing, type Pricing } from './pricing.ts';
export { openRatesFile, type RatesFile } from './rates-file.ts';
export { currencyAtIndex, currencyIndex, currencyNumbers } from './currency-index.ts';
