import { describeListings } from '#catalogs/describe-listings.ts';
import * as card from '#locales/card.ts';
import * as format from '#locales/format.ts';

export const { formatMonth, monthLabel, listingFacts, summariseListing } = describeListings({
  card,
  format,
});
