/** What other subjects may use of places. */
export {
  openCurrencies,
  openInhabited,
  type CurrencyAt,
  type Spot,
} from './gazetteer/currency-map.ts';
export type { Gazetteer } from './gazetteer/gazetteer.ts';
export { drawStillMap } from './land/draw-still-map.ts';
export type { LandPack } from './land/land-pack.ts';
