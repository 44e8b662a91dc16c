import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { chosenState, isNews, hasPublicState, withListing } from './read-marks.ts';

/** How many changed favorites are named; the rest is counted. */
const namedFavorites = 3;

/** SQL: the favorites `m` of a user, with the listing `l`, that are not as the user last saw them. */
const changed = (userId: number): Fragment => fragment`
  from listing_marks m ${withListing(fragment`m.listing_id`)}
  where m.user_id = ${userId} and ${isNews}`;

/** SQL: JSON of the favorites that changed since this user last saw them. */
export const favoriteNews = (userId: number): Fragment => fragment`(
  select json_build_object('count', count(*), 'items', coalesce(json_agg(item order by at desc)
    filter (where nth <= ${namedFavorites}), '[]'))
  from (
    select row_number() over (order by case when ${hasPublicState} then l.updated_at end desc nulls last,
        m.listing_id desc) as nth,
      coalesce(case when ${hasPublicState} then l.updated_at end, '-infinity') as at,
      json_build_object('id', m.listing_id,
        'title', coalesce(nullif(m.listing_title, ''), case when l.status = 'active' then l.title end, ''),
        'now', json_build_object('state', ${chosenState},
          'total', case when l.status = 'active' then l.monthly_total end,
          'currency', case when l.status = 'active' then l.currency end),
        'was', json_build_object('state', m.seen_state, 'total', m.seen_total,
          'currency', m.seen_currency)) as item
    ${changed(userId)}) news)`;

/**
 * The user saw these favorites as they are, or theirs as they were up to a moment: all, or only some.
 * What is not offered is not seen by its id alone: someone is to hear that it is gone.
 */
export async function seeFavorites(
  sql: Sql,
  userId: number,
  which: { ids: number[] } | { until: string; ids?: number[] },
): Promise<void> {
  await sql`
    with seen as (
    update listing_marks seen set seen_state = news.state,
      seen_total = case when news.is_shown then news.total else seen.seen_total end,
      seen_currency = case when news.is_shown then news.currency else seen.seen_currency end,
      known_state = null, known_total = null, known_currency = null
    from (
      select m.listing_id, ${chosenState} as state, l.monthly_total as total, l.currency,
        coalesce(l.status = 'active', false) as is_shown
      from listing_marks m ${withListing(fragment`m.listing_id`)}
      where m.user_id = ${userId} and ${
        'until' in which
          ? fragment`(l.id is null or l.updated_at <= ${which.until}::text::timestamptz)`
          : fragment`l.status = 'active'`
      } and ${which.ids ? fragment`m.listing_id = any(${which.ids}::int[])` : fragment`true`}) news
    where seen.user_id = ${userId} and seen.listing_id = news.listing_id
    returning seen.user_id, seen.listing_id)
    -- What they saw needs no alert any more.
    delete from favorite_alerts a using seen
    where (a.user_id, a.listing_id) = (seen.user_id, seen.listing_id)`;
}
