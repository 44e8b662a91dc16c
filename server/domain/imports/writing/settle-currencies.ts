import type { SetAsideRow } from '#contract/imports/import.ts';
import { highAmount } from '#contract/listings/listing-form.ts';
import type { CurrencyAt, Spot } from '#domain/places/public.ts';
import { highOptional, type MappedListing } from '../mapping/map-rows.ts';

/**
 * Gives listings whose sign leaves several currencies, such as $, that of the country where they
 * are; sets those aside whose country has another one, or is not known, and those whose amounts are
 * too high in it.
 */
export function settleCurrencies(
  currencyAt: CurrencyAt,
  listings: MappedListing[],
): { listings: MappedListing[]; setAside: SetAsideRow[] } {
  const open = listings.filter(({ openCurrency }) => openCurrency);
  if (open.length === 0) return { listings, setAside: [] };
  const setAside: SetAsideRow[] = [];
  const refused = new Set<MappedListing>();
  for (const listing of open) {
    const currency = currencyAt(listingSpot(listing));
    const { currencies, says } = listing.openCurrency ?? { currencies: [], says: '' };
    const isKnown = currency !== null && currencies.includes(currency);
    if (isKnown) listing.values.currency = currency;
    const country = currency ? `people pay in ${currency} there` : 'its country is not known';
    if (isKnown) {
      for (const field of highOptional(listing.values, currency)) {
        listing.problems.push({ code: 'unread', field, was: String(listing.values[field]) });
        listing.values[field] = null;
      }
    }
    const reason = isKnown
      ? highAmount(listing.values, currency)
      : `The currency is unclear: ${says}, and ${country}. Say which currency is meant`;
    if (reason === null) continue;
    const { row, line, sourceId } = listing;
    setAside.push({ row, line, source_id: sourceId, reason });
    refused.add(listing);
  }
  return { listings: listings.filter((listing) => !refused.has(listing)), setAside };
}

/** Where a row says that its listing is. */
export const listingSpot = ({ values: { latitude, longitude } }: MappedListing): Spot => ({
  latitude: latitude === null ? null : Number(latitude),
  longitude: longitude === null ? null : Number(longitude),
});
