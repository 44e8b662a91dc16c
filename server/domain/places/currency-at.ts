import type { Place } from '#contract/places/place.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { FoundPlace } from './geocoding/found-place.ts';

interface Spot {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** The currency of the country of a spot; null without a spot or without a gazetteer. */
export async function currencyAt(sql: Sql, spot: Spot): Promise<string | null> {
  const { latitude, longitude } = spot;
  if (latitude == null || longitude == null) return null;
  const [row] = await sql<{ currency: string | null }[]>`
    select currency_at(${latitude}, ${longitude}) as currency`;
  return row?.currency ?? null;
}

/** Adds to places the currency of their country, or `defaultCurrency` where it is not known. */
export async function withCurrencies(
  sql: Sql,
  places: FoundPlace[],
  defaultCurrency: string,
): Promise<Place[]> {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const rows = await sql<{ currency: string | null }[]>`
    select currency_at(spot.lat, spot.lng) as currency
    from unnest(${latitudes}::float8[], ${longitudes}::float8[]) with ordinality
      as spot (lat, lng, nth)
    order by spot.nth`;
  return places.map((place, at) => ({
    ...place,
    currency: rows[at]?.currency ?? defaultCurrency,
  }));
}
