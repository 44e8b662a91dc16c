/** What other subjects may use of places. */
export { currencyAt } from './currency-at.ts';
export type { Gazetteer } from './gazetteer/gazetteer.ts';
