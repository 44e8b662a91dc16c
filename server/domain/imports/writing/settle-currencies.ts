import type { SetAsideRow } from '#contract/imports/import.ts';
import { highAmount } from '#contract/listings/listing.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { MappedListing } from '../mapping/map-rows.ts';

/**
 * Gives listings whose sign leaves several currencies, such as $, that of the country where they
 * are; sets those aside whose country has another one, or is not known, and those whose amounts are
 * too high in it.
 */
export async function settleCurrencies(
  sql: Sql,
  listings: MappedListing[],
): Promise<{ listings: MappedListing[]; setAside: SetAsideRow[] }> {
  const open = listings.filter(({ openCurrency }) => openCurrency);
  if (open.length === 0) return { listings, setAside: [] };
  const places = open.map(({ values: { latitude, longitude } }) => ({ latitude, longitude }));
  const found = await sql<{ currency: string | null }[]>`
    select currency_at(spot.latitude, spot.longitude) as currency
    from rows from (jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb)
      as (latitude float8, longitude float8)) with ordinality as spot (latitude, longitude, nth)
    order by spot.nth`;
  const setAside: SetAsideRow[] = [];
  const refused = new Set<MappedListing>();
  for (const [at, listing] of open.entries()) {
    const currency = found[at]?.currency ?? null;
    const { currencies, says } = listing.openCurrency ?? { currencies: [], says: '' };
    const isKnown = currency !== null && currencies.includes(currency);
    if (isKnown) listing.values.currency = currency;
    const country = currency ? `people pay in ${currency} there` : 'its country is not known';
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
