/** What other subjects may use of money. */
export {
  compareIn,
  currencyAtIndex,
  currencyBounds,
  currencyIndex,
  currencyNumbers,
  type Bounds,
  type Comparison,
} from './compare.ts';
export { createPricing, type Pricing } from './pricing.ts';
export { openRatesFile, type RatesFile } from './rates-file.ts';
