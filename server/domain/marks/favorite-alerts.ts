import { isUnclaimed } from '#domain/notifications/public.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { chosenState, lastKnown, withListing } from './read-marks.ts';

/** Notes the favorites that a query selects, by user and listing, as ones to alert their users to. */
export async function insertFavoriteAlerts(sql: Sql, favorites: Fragment): Promise<void> {
  await sql`
    with noted as (${favorites})
    insert into favorite_alerts (user_id, listing_id) select user_id, listing_id from noted
    on conflict do nothing`;
}

/**
 * Takes what waits for a user into a mail job, as it is now; when the job runs again, nothing more
 * (`isUnclaimed`).
 */
export async function claimFavoriteAlerts(sql: Sql, userId: number, jobId: string): Promise<void> {
  await sql`
    update favorite_alerts a set mail_job_id = ${jobId}, state = now.state, total = now.total,
      currency = now.currency
    from (
      select m.listing_id, ${chosenState} as state,
        case when l.status = 'active' then l.monthly_total else ${lastKnown('total')} end as total,
        case when l.status = 'active' then l.currency else ${lastKnown('currency')} end as currency
      from listing_marks m ${withListing(fragment`m.listing_id`)}
      where m.user_id = ${userId} and m.listing_id in (
        select listing_id from favorite_alerts where user_id = ${userId})) now
    where a.user_id = ${userId} and a.listing_id = now.listing_id
      and ${isUnclaimed(fragment`a.mail_job_id`)} and not exists (
      select from favorite_alerts a
      where a.user_id = ${userId} and a.mail_job_id = ${jobId})`;
}

/**
 * Deletes the alerts that were in the mail of a job, and stores their contents as known to the user; returns
 * the ids of the listings.
 */
export async function finishFavoriteAlerts(
  sql: Sql,
  userId: number,
  jobId: string,
): Promise<number[]> {
  const finished = await sql<{ listing_id: number }[]>`
    with ended as (
      delete from favorite_alerts where user_id = ${userId} and mail_job_id = ${jobId} returning *)
    update listing_marks m set known_state = ended.state, known_total = ended.total,
      known_currency = ended.currency
    from ended where (m.user_id, m.listing_id) = (ended.user_id, ended.listing_id)
    returning m.listing_id`;
  return finished.map(({ listing_id }) => listing_id);
}
