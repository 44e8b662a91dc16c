/** What other subjects may use of offers. */
export { exportOffers } from './read-offers.ts';
export { readOfferHistory } from './offer-history.ts';
