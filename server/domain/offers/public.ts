/** What other subjects may use of offers. */
export { exportOffers, readOfferHistory } from './read-offers.ts';
