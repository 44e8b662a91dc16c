import { wordsVersion } from '#domain/listings/public.ts';
import { integer, type Pool, type Sql } from '#platform/database/sql.ts';

/** Fills in `count` varied listings from outside, spread over a large city and a year. */
export async function insertManyListings(sql: Pool, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    // The statement timeout is for requests.
    await tx`set local statement_timeout = 0`;
    const restore = await withoutFollowers(tx);
    for (const [first, last] of splitBatches(count)) {
      await tx`
        insert into listings (title, description, address, latitude, longitude, monthly_rent,
          total_bedrooms, total_bathrooms, current_roommates, amenities, house_rules, room_type,
          monthly_bills, deposit, min_stay_months, max_stay_months, available_from, available_until,
          currency, created_at)
        select
          (array['Quiet', 'Sunny', 'Large', 'Small', 'Cosy', 'Bright'])[1 + n % 6] || ' room number ' || n,
          'A kitchen that gets used, and a balcony on the ' || (n % 30) || 'th floor.',
          (array['Harlem', 'Bushwick', 'Astoria', 'Kensington', 'Midtown'])[1 + n % 5] || ', New York',
          40.5 + (n * 7919 % 40000) / 100000.0, -74.2 + (n * 104729 % 50000) / 100000.0,
          300 + n * 31 % 4000, 1 + n % 6, 1 + n % 3, n % 5,
          array_remove(array[case when n % 5 < 4 then 'wifi' end, case when n % 3 = 0 then 'balcony' end,
            case when n % 4 = 0 then 'desk' end, case when n % 7 = 0 then 'lift' end,
            case when n % 11 = 0 then 'garden' end, case when n % 13 = 0 then 'parking' end,
            case when n % 17 = 0 then 'step_free' end], null),
          array_remove(array[case when n % 2 = 0 then 'no_smoking' end], null),
          case when n % 10 < 7 then 'private_room' when n % 10 = 7 then 'shared_room'
            when n % 10 = 8 then 'whole_place' end,
          case when n % 3 = 0 then n * 13 % 200 end, case when n % 4 = 0 then n * 37 % 3000 end,
          case when n % 5 = 0 then 1 + n % 6 end, case when n % 9 = 0 then 6 + n % 18 end,
          case when n % 2 = 0 then date '2026-01-01' + (n * 17 % 400)::int end,
          case when n % 14 = 0 then date '2027-03-01' + (n * 11 % 200)::int end,
          (array['USD', 'USD', 'USD', 'USD', 'EUR', 'EUR', 'EUR', 'GBP', 'GBP', 'BRL'])[1 + n / 7 % 10],
          timestamptz '2026-01-01' + n * interval '5 minutes'
        from generate_series(${first}::bigint, ${last}::bigint) n`;
    }
    await restore();
    await tx`analyze listings`;
  });
}

/** Rows of one statement: on a busy machine, a million take longer than any statement may. */
const batchSize = 100_000;

/** The first and last of each batch of the numbers from 1. */
export function splitBatches(count: number): [first: number, last: number][] {
  return Array.from({ length: Math.ceil(count / batchSize) }, (_, nth) => [
    nth * batchSize + 1,
    Math.min((nth + 1) * batchSize, count),
  ]);
}

/**
 * Drops the indexes of listings except those of constraints, and switches their triggers off, which
 * would store a million events: a table fills several times as fast without them. Returns what undoes
 * both.
 */
export async function withoutFollowers(sql: Sql): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = current_schema() and i.tablename = 'listings'
      and not exists (select from pg_constraint c where c.conname = i.indexname)`;
  await sql`alter table listings disable trigger user`;
  // PostgreSQL splits these texts as the server does, which would write a million rows again.
  await sql`alter table listings enable trigger listings_insert_splits_words`;
  await sql`alter table listings alter words_version set default ${integer(wordsVersion)}`;
  await sql`set local maintenance_work_mem = '512MB'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  return async () => {
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql`alter table listings alter words_version set default 0`;
    await sql`alter table listings enable trigger user`;
  };
}

/** Gives every listing a cover in two sizes, as the upload does. */
export async function insertListingImages(sql: Pool): Promise<void> {
  await sql`
    insert into listing_images (listing_id, position, key, width, height, alt, placeholder, variants)
    select l.id, 0, 'demo/' || l.id || '-1600.webp', 1600, 1200, 'A bright room', '#a0b0c0',
      jsonb_build_array(
        jsonb_build_object('key', 'demo/' || l.id || '-400.webp', 'width', 400, 'type', 'image/webp'),
        jsonb_build_object('key', 'demo/' || l.id || '-800.webp', 'width', 800, 'type', 'image/webp'))
    from listings l`;
}

/** Where listings are, and what their rents are in. */
const cities = [
  { currency: 'USD', latitude: 40.5, longitude: -74.2 },
  { currency: 'EUR', latitude: 52.3, longitude: 13.1 },
  { currency: 'GBP', latitude: 51.3, longitude: -0.4 },
  { currency: 'EUR', latitude: 38.5, longitude: -9.4 },
  { currency: 'CHF', latitude: 47.2, longitude: 8.3 },
  { currency: 'SEK', latitude: 59.1, longitude: 17.8 },
  { currency: 'BRL', latitude: -23.8, longitude: -46.9 },
  { currency: 'JPY', latitude: 35.5, longitude: 139.5 },
];

/**
 * Moves all listings to eight large cities, with rents of which three quarters are in the currency
 * of the city and the rest in another, or all in `currency`.
 */
export async function moveToCities(sql: Pool, currency: string | null): Promise<void> {
  const restore = await withoutFollowers(sql);
  const [row] = await sql<{ count: number }[]>`select max(id) as count from listings`;
  for (const [first, last] of splitBatches(row?.count ?? 0)) {
    await sql`
      update listings l set latitude = c.latitude + (l.id::bigint * 7919 % 40000) / 100000.0,
        longitude = c.longitude + (l.id::bigint * 104729 % 50000) / 100000.0, currency = c.currency,
        monthly_rent = l.monthly_rent * case c.currency when 'JPY' then 100 when 'SEK' then 10 else 1 end
      from (
        select n, (${cities.map((city) => city.latitude)}::float8[])[1 + city] as latitude,
          (${cities.map((city) => city.longitude)}::float8[])[1 + city] as longitude,
          coalesce(${currency}::text, (${cities.map((city) => city.currency)}::text[])
            [1 + (city + case when other & 3 = 0 then other >> 2 else 0 end & 7)]) as currency
        from generate_series(${first}::bigint, ${last}::bigint) n,
          -- Hashes, so that neither depends on words, amenities or rent.
          lateral (select hashint8extended(n, 0) & 7 as city, hashint8extended(n, 1) as other) hashed) c
      where c.n = l.id`;
  }
  // Makes the table as small as if it had been filled like this.
  await sql`vacuum full listings`;
  await restore();
  await sql`analyze listings`;
}
