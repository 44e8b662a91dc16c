import { fragment, type Fragment } from '#platform/database/sql.ts';

/**
 * SQL: does the listing `l` match the saved search `s`? The conditions of the search itself, the
 * other way around: what is a parameter there is a column here. `worth` has the currencies that the
 * rent of `l` is comparable in (`codes`), and what a unit is worth in each (`units`).
 */
export const matchesSearch: Fragment = fragment`(
  l.total_bedrooms >= coalesce(s.bedrooms, 0)
  and (s.max_roommates is null or l.current_roommates <= s.max_roommates)
  and (s.available_from is null or l.available_from is null or l.available_from <= s.available_from)
  and (s.stay_months is null or (coalesce(l.min_stay_months <= s.stay_months, true)
    and coalesce(l.max_stay_months >= s.stay_months, true)))
  and (s.stay_days = 0 or coalesce(
    l.available_until - greatest(l.available_from, s.available_from) >= s.stay_days, true))
  and (l.traits & s.traits) = s.traits
  and (s.room_types = 0 or (l.traits & s.room_types) <> 0)
  and (s.min_rent is null and s.max_rent is null or case when s.currency = l.currency
    -- Most are in the same currency, and nothing else of a search takes as long to compare.
    then l.monthly_total between coalesce(s.min_rent, 0) and coalesce(s.max_rent, 2147483647)
    else coalesce(
      floor(l.monthly_total * worth.units[array_position(worth.codes, s.currency)] + 0.5)
        between coalesce(s.min_rent, 0)
        and coalesce(nullif(s.max_rent, 2147483647)::float8, 'Infinity'), false) end)
  and (s.area is null or coalesce(s.area @> l.earth_point, false))
  and (s.center is null or cube_distance(l.earth_point, s.center) <= s.radius_meters)
  and (s.edges is null or (
    cube_ll_coord(l.earth_point, 3) between s.edges[1] - 1e-6 and s.edges[2] + 1e-6
    and case s.needs_edges
      when 'both' then ${isEastOfWest()} and ${isWestOfEast()}
      when 'either' then ${isEastOfWest()} or ${isWestOfEast()}
      else true end))
  and (s.words is null or l.search @@ s.words))`;

function isEastOfWest(): Fragment {
  return fragment`cube_ll_coord(l.earth_point, 2) * s.edges[3]
    >= cube_ll_coord(l.earth_point, 1) * s.edges[4]`;
}

function isWestOfEast(): Fragment {
  return fragment`cube_ll_coord(l.earth_point, 1) * s.edges[6]
    >= cube_ll_coord(l.earth_point, 2) * s.edges[5]`;
}

/** SQL: the saved searches `s` that match `l`: those of its area by their index, and those of none. */
export const matchingSearches: Fragment = fragment`(
  select s.* from saved_searches s where s.area @> l.earth_point and ${matchesSearch}
  union all
  select s.* from saved_searches s where s.area is null and ${matchesSearch})`;

/** SQL: the users who never hear of the listing `l`: its owner, who hid it or them, and who is blocked. */
export const unheardBy: Fragment = fragment`(
  select l.user_id where l.user_id is not null
  union all
  select m.user_id from listing_marks m where m.listing_id = l.id and m.mark = 'hidden'
  union all
  select m.user_id from user_marks m where m.marked_user_id = l.user_id and m.mark = 'hidden'
  union all
  select b.blocker_id from blocks b where b.blocked_id = l.user_id
  union all
  select b.blocked_id from blocks b where b.blocker_id = l.user_id)`;

/** SQL: may the owner of the saved search `s` hear of the listing `l`? */
export const mayHear: Fragment = fragment`not exists (
  select from ${unheardBy} unheard where unheard.user_id = s.user_id)`;
