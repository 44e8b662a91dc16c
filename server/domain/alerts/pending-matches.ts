import { isSearchable } from '#domain/listings/public.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import { retention } from '#contract/retention.ts';
import type { Pricing } from '#domain/money/public.ts';
import {
  dueFor,
  isUnclaimed,
  picturedJson,
  queueGathered,
  wants,
  type GatheredJob,
  type GatheredMail,
  type PicturedListing,
} from '#domain/notifications/public.ts';
import { hasDevice, queuePush } from '#domain/push/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { matchesSearch } from '#domain/search/public.ts';
import { canBeAlerted } from './matching-searches.ts';
import { exchangeRateSql, exchangeRatesSql } from './exchange-rates-sql.ts';

export type MatchKind = 'new' | 'cheaper' | 'available_again';

/** A room for an alert, with the saved searches that found it. */
export interface AlertedListing {
  id: number;
  kind: MatchKind;
  title: string;
  address: string;
  monthly_rent: number;
  monthly_bills: number | null;
  currency: string;
  pictured: PicturedListing;
  searches: FoundBy[];
}

/** A saved search that found a room. */
export interface FoundBy {
  id: number;
  name: string;
  /** The name of the group that it was saved for. */
  group: string | null;
}

export interface PendingMatches {
  listings: AlertedListing[];
  /** All rows of the job, also those that are no longer worth an alert. */
  keys: MatchKey[];
}

interface MatchKey {
  search_id: number;
  listing_id: number;
  kind: MatchKind;
  version: string;
  /** Its room is in the mail. */
  is_mailed: boolean;
}

/**
 * SQL: when the user of the saved search `s` last got an immediate mail about the listing of `m`. What happens
 * to it within an hour comes together, so that nobody gets a mail for each change of a rent.
 */
const lastMailedAtOnce: Fragment = fragment`(
  select max(mailed.mailed_at) from saved_searches theirs join search_matches mailed on mailed.search_id = theirs.id
  where s.frequency = 'at_once' and theirs.user_id = s.user_id and mailed.listing_id = m.listing_id)`;

const pause: Fragment = fragment`interval '1 hour'`;

/** The frequency of a job of the mail queue, `alerts_daily`. */
export const alertFrequency = (kind: string) => kind.replace('alerts_', '');

/**
 * Takes what waits for this job; when it runs again, nothing more ({@link isUnclaimed}).
 */
async function claimMatches(sql: Sql, { id, data }: GatheredJob): Promise<void> {
  const waiting = fragment`search_matches m join saved_searches s on s.id = m.search_id
    where s.user_id = ${data.user_id} and s.frequency = ${alertFrequency(data.kind)} and m.mailed_at is null`;
  await sql`
    update search_matches claimed set mail_job_id = ${id}
    from (
      select m.search_id, m.listing_id, m.kind, m.version from ${waiting}
        and ${isUnclaimed(fragment`m.mail_job_id`)}
        and not coalesce(${lastMailedAtOnce} > now() - ${pause}, false)) w
    where (claimed.search_id, claimed.listing_id, claimed.kind, claimed.version)
        = (w.search_id, w.listing_id, w.kind, w.version)
      and not exists (select from ${waiting} and m.mail_job_id = ${id})`;
}

/**
 * What the mail of a job tells, checked once more: a room that is paused, hidden, of a blocked user,
 * or no longer what the search looks for, is left out. The newest first.
 */
export async function readPending(
  sql: Sql,
  pricing: Pick<Pricing, 'worths'>,
  job: GatheredJob,
): Promise<PendingMatches> {
  await claimMatches(sql, job);
  const rows = await sql<
    (Omit<MatchKey, 'is_mailed'> & {
      room: Omit<AlertedListing, 'kind' | 'searches'> | null;
      name: string;
      group: string | null;
    })[]
  >`
    with rates as materialized (${exchangeRatesSql(pricing.worths())})
    select m.search_id, m.listing_id, m.kind, m.version, s.name, g.name as "group",
      case when l.id is not null then
      json_build_object('id', l.id, 'title', l.title, 'address', l.public_address,
        'monthly_rent', l.monthly_rent, 'monthly_bills', l.monthly_bills, 'currency', l.currency,
        'pictured', ${picturedJson})
      end as room
    from search_matches m join saved_searches s on s.id = m.search_id
    left join groups g on g.id = s.group_id
    left join lateral (
      select l.* from listings l
      join lateral (${exchangeRateSql(fragment`l.currency`)}) rates on true
      where l.id = m.listing_id and not s.is_paused and ${isSearchable}
        and ${matchesSearch} and ${canBeAlerted}) l on true
    where s.user_id = ${job.data.user_id} and m.mail_job_id = ${job.id} and m.mailed_at is null
    order by m.created_at desc, m.listing_id desc`;
  const listings = new Map<number, AlertedListing>();
  for (const { room, kind, search_id: id, name, group } of rows) {
    if (!room) continue;
    const known = listings.get(room.id) ?? { ...room, kind, searches: [] };
    // A room that is new is told as new, whatever happened to it since.
    if (kind === 'new') known.kind = 'new';
    if (!known.searches.some((search) => search.id === id))
      known.searches.push({ id, name, group });
    listings.set(known.id, known);
  }
  const keys = rows.map(({ room, search_id, listing_id, kind, version }) => ({
    search_id,
    listing_id,
    kind,
    version,
    is_mailed: room !== null,
  }));
  return { listings: [...listings.values()], keys };
}

/** SQL: does a user, with their settings `n` if any, want these alerts by mail or on a device? */
export const wantsOrHasDevice = (
  mails: 'alert_mails' | 'favorite_mails',
  userId: Fragment,
): Fragment => fragment`(${wants(mails)} or ${hasDevice(userId)})`;

/**
 * Notes in the transaction that ends a job what its mail contained: no mail contains it again, not even
 * one of another search of this user. What came since gets a job. The same transaction queues what
 * devices say of it.
 */
export async function finishPending(
  sql: Sql,
  job: GatheredJob,
  { keys, push }: { keys: MatchKey[]; push: PushPayload | null },
): Promise<void> {
  const { user_id: userId } = job.data;
  await sql`
    update search_matches m set mailed_at = now()
    from unnest(${keys.map((key) => key.search_id)}::int[],
      ${keys.map((key) => key.listing_id)}::int[], ${keys.map((key) => key.kind)}::text[],
      ${keys.map((key) => key.version)}::text[], ${keys.map((key) => Number(key.is_mailed))}::int[])
      mailed (search_id, listing_id, kind, version, is_mailed),
      saved_searches s
    where s.user_id = ${userId} and m.search_id = s.id and m.mailed_at is null
      and (m.listing_id, m.kind, m.version) = (mailed.listing_id, mailed.kind, mailed.version)
      and (mailed.is_mailed = 1 or m.search_id = mailed.search_id)`;
  if (push) await queuePush(sql, userId, job.id, push);
  await queueAlerts(sql, [userId]);
}

/**
 * Queues the mails that what was found for these users needs: one for rooms that they may hear of now,
 * and one for those that they heard of within the hour.
 */
export async function queueAlerts(sql: Sql, userIds: readonly number[]): Promise<void> {
  const mails = await sql<(GatheredMail & { due_at: string; is_delayed: boolean })[]>`
    with unmailed as materialized (
      select s.frequency, s.user_id, ${lastMailedAtOnce} + ${pause} as next_at
      from search_matches m join saved_searches s on s.id = m.search_id
      where s.user_id = any(${userIds}::int[]) and m.mailed_at is null
        and ${isUnclaimed(fragment`m.mail_job_id`)}),
    grouped as (
      select frequency, user_id, coalesce(next_at > now(), false) as is_delayed, min(next_at) as next_at
      from unmailed group by 1, 2, 3)
    select 'alerts_' || g.frequency as kind, g.user_id, g.is_delayed, ${instant(
      dueFor(fragment`g.frequency`, fragment`g.next_at`),
    )} as due_at
    from grouped g left join notification_settings n on n.user_id = g.user_id
    where ${wantsOrHasDevice('alert_mails', fragment`g.user_id`)}`;
  await queueGathered(sql, mails);
}

/** What was found half a year ago is not news, whatever becomes of it. */
export async function deleteOldMatches(sql: Sql): Promise<void> {
  await sql`delete from search_matches where created_at < now() - ${interval(retention.searchMatch)}`;
}
