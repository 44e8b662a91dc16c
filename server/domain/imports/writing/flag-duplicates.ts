import type { Sql } from '#platform/database/sql.ts';

/**
 * How many listings of the same title and place are looked at, in no order: a source that calls
 * everything "Room" must not make each of its rows look at all others.
 */
const looked = 20;

/**
 * Notes with each of these listings of `source` which listing of people or of another source has
 * the same title at the same place (address, or a spot of 100 m); answers how many have one.
 */
export async function flagDuplicates(
  tx: Sql,
  source: string,
  listingIds: number[],
): Promise<number> {
  const [found] = await tx<{ count: number }[]>`
    with twins as materialized (
      select l.id, (
        select least(
          (select min(c.id) from (
            select x.id from listings x
            where listing_twin(x.title, x.address) = listing_twin(l.title, l.address)
            limit ${looked}) c
            left join external_origins o on o.listing_id = c.id
            where c.id <> l.id and o.source is distinct from ${source}),
          (select min(c.id) from (
            select x.id from listings x
            where listing_twin(x.title, listing_spot(x.latitude, x.longitude))
                = listing_twin(l.title, listing_spot(l.latitude, l.longitude))
              and x.latitude is not null
            limit ${looked}) c
            left join external_origins o on o.listing_id = c.id
            where c.id <> l.id and o.source is distinct from ${source}))
      ) as twin
      from listings l where l.id = any(${listingIds})
    ), flagged as (
      update external_origins o set duplicate_of = twins.twin
      from twins where o.listing_id = twins.id and o.duplicate_of is distinct from twins.twin
    )
    select count(twin)::int as count from twins`;
  return found?.count ?? 0;
}
