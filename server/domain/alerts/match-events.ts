import { isSearchable } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { fragment, type Fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { allUsers, bisectJob, type UserRange } from '#platform/jobs/bisect-users.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { matchesSearch } from '#domain/search/public.ts';
import { matchingSearches, usersNeverAlerted } from './matching-searches.ts';
import { queueAlerts, wantsOrHasDevice, type MatchKind } from './pending-matches.ts';
import { exchangeRateSql, exchangeRatesSql } from './exchange-rates-sql.ts';

/** What happened to a listing; `before`: as it was, when it was offered already. */
interface ListingEvent {
  listing_id: number;
  kind: MatchKind | 'changed';
  before: object | null;
}

/** The job of some events, which triggers of the listings queue. */
export type EventsJob = Job<{ events: ListingEvent[]; only_user?: number }>;

/**
 * Compares events of listings with all saved searches, stores what is to be told with the mails that
 * tell it, and ends the job. Several processes may run this; they never take the same job.
 */
export async function matchEvents(
  pool: Pool,
  pricing: Pick<Pricing, 'worths'>,
  job: EventsJob,
): Promise<void> {
  const worths = pricing.worths();
  const { events } = job.data;
  await bisectJob(pool, job, {
    items: events.map((event) => ({ events: [event] })),
    work: (sql, users) => storeMatches(sql, worths, events, users),
  });
}

/** For the saved searches of these users. */
async function storeMatches(
  sql: Sql,
  worths: ReturnType<Pricing['worths']>,
  events: readonly ListingEvent[],
  users: UserRange,
): Promise<void> {
  const stored = await sql<{ user_id: number }[]>`
    with claimed as materialized (
      select row_number() over () as id, listing_id, kind, before
      from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb)
        as (listing_id int, kind text, before jsonb)),
    ${selectClaimedMatches(worths, users)},
    stored as (
      insert into search_matches (search_id, listing_id, kind, version, mailed_at)
      select distinct on (search_id, listing_id, kind, version) search_id, listing_id, kind, version,
        case when not ${wantsOrHasDevice('alert_mails', fragment`v.user_id`)} or ${isAlertedAsFavorite} then now() end
      from (select *, case kind when 'cheaper' then monthly_total || ' ' || currency
          when 'available_again' then to_char(now() at time zone 'utc', 'YYYY-MM-DD') else '' end
          as version from found) v
      left join notification_settings n on n.user_id = v.user_id
      order by 1, 2, 3, 4
      on conflict do nothing
      returning search_id, mailed_at)
    select distinct s.user_id from stored join saved_searches s on s.id = stored.search_id
    where stored.mailed_at is null`;
  await queueAlerts(
    sql,
    stored.map(({ user_id }) => user_id),
  );
}

/**
 * SQL: the common table expression `found`, with each saved search that is told of an event in
 * `claimed`. It writes nothing.
 */
export const selectClaimedMatches = (
  worths: ReturnType<Pricing['worths']>,
  users: UserRange = allUsers,
): Fragment => fragment`
  rates as materialized (${exchangeRatesSql(worths)}),
  offered as materialized (
    select c.id as event_id, c.kind as event, c.before, l.id, user_id, currency, monthly_total,
      total_bedrooms, current_roommates, looking_for_roommates, available_from, available_until,
      min_stay_months, max_stay_months, traits, earth_point,
      -- Read once, not for each search: it may be stored apart from its row.
      search || ''::tsvector as search
    from claimed c join listings l on l.id = c.listing_id where ${isSearchable}),
  -- As it was before the event, if a search could find it then.
  former as materialized (
    select o.event_id, l.*, rates.codes, rates.units
    from offered o cross join lateral jsonb_populate_record(null::listings, o.before) l
    join lateral (${exchangeRateSql(fragment`l.currency`)}) rates on true
    where ${isSearchable}),
  -- Looked up once for a listing, and not for each of the searches that find it.
  excluded as materialized (
    select l.id as listing_id, u.user_id from offered l cross join lateral ${usersNeverAlerted} u),
  found as materialized (
    select * from (
      select s.id as search_id, s.user_id, l.id as listing_id, ${eventKind} as kind, l.monthly_total,
        l.currency
      from offered l
      join lateral (${exchangeRateSql(fragment`l.currency`)}) rates on true
      left join former on former.event_id = l.event_id
      cross join lateral ${matchingSearches(users)} s
      where not s.is_paused
        -- One hash table, also where few are expected; with not exists it may be a look for each row.
        and (l.id, s.user_id) not in (select listing_id, user_id from excluded)
      -- So that the kind is computed once for a row.
      offset 0) told
    where kind is not null)`;

/** SQL: is the listing of the match `v` a favorite of its user, and told as such? */
const isAlertedAsFavorite: Fragment = fragment`(${wantsOrHasDevice('favorite_mails', fragment`v.user_id`)} and exists (
  select from listing_marks m
  where (m.user_id, m.listing_id) = (v.user_id, v.listing_id) and m.mark = 'favorite'))`;

/**
 * SQL: what an event means for a search that finds the listing now. A change is news only where the
 * search did not find it before, or where the rent is lower.
 */
const eventKind: Fragment = fragment`case when l.event <> 'changed' then l.event
  when not exists (
    select from (select former.*) l cross join (select former.codes, former.units) rates
    where former.event_id is not null and ${matchesSearch}) then 'new'
  when former.currency = l.currency and former.monthly_total > l.monthly_total then 'cheaper' end`;
