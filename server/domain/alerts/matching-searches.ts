import { matchesSearch } from '#domain/search/public.ts';
import { fragment, type Fragment, integer } from '#platform/database/sql.ts';
import { isAmong, isEverybody, type UserRange } from '#platform/jobs/bisect-users.ts';
import { countedNewRooms } from '#contract/saved-searches/saved-filters.ts';
import { isSearchable } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { exchangeRateSql, exchangeRatesSql } from './exchange-rates-sql.ts';

/**
 * SQL: the saved searches `s` that match `l`: those of its area by their index, and those of none.
 * With a range of users, `offset 0` makes sure that it compares no others.
 */
export function matchingSearches(users: UserRange): Fragment {
  const theirs = isEverybody(users)
    ? fragment`saved_searches`
    : fragment`(
        select * from saved_searches where ${isAmong(fragment`user_id`, users)} offset 0)`;
  return fragment`(
    select s.* from ${theirs} s where s.area @> l.earth_point and ${matchesSearch}
    union all
    select s.* from ${theirs} s where s.area is null and ${matchesSearch})`;
}

/** SQL: the users who never hear of the listing `l`: its owner, who hid it or them, and who is blocked. */
export const usersNeverAlerted: Fragment = fragment`(
  select l.user_id where l.user_id is not null
  union all
  select m.user_id from listing_marks m where m.listing_id = l.id and m.mark = 'hidden'
  union all
  select m.user_id from user_marks m where m.marked_user_id = l.user_id and m.mark = 'hidden'
  union all
  select b.blocker_id from blocks b where b.blocked_id = l.user_id
  union all
  select b.blocked_id from blocks b where b.blocker_id = l.user_id)`;

/** SQL: can the owner of the saved search `s` be alerted of the listing `l`? */
export const canBeAlerted: Fragment = fragment`not exists (
  select from ${usersNeverAlerted} excluded where excluded.user_id = s.user_id)`;

/**
 * SQL: the rooms (`listing_id`) that the saved search `s` found since its user last looked and would
 * find now, each once. What is paused, stale, hidden or changed since is left out. One more than are
 * counted at most, so that a search of everything costs no more than others.
 */
export const currentMatches = (pricing: Pick<Pricing, 'worths'>): Fragment => fragment`(
  with rates as materialized (${exchangeRatesSql(pricing.worths())})
  select m.listing_id from search_matches m
  join lateral (
    select from listings l join lateral (${exchangeRateSql(fragment`l.currency`)}) rates on true
    where l.id = m.listing_id and ${isSearchable} and ${matchesSearch} and ${canBeAlerted}) l on true
  where m.search_id = s.id and m.created_at > s.seen_at and not exists (
    select from search_matches later
    where later.search_id = m.search_id and later.listing_id = m.listing_id
      and later.created_at > s.seen_at
      and (later.kind, later.version) > (m.kind, m.version))
  limit ${integer(countedNewRooms + 1)})`;
