import { isChangedSinceKnown, withListing } from '#domain/marks/public.ts';
import { mailChannel } from '#domain/notifications/public.ts';
import { hasDevice } from '#domain/push/public.ts';
import {
  fragment,
  integer,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';

/** In one transaction; each may have thousands of users. */
const batchSize = 20;

/** SQL: does a user, with their settings `n` if any, want to hear of favorites by mail or on a device? */
export const wantsFavorites = (userId: Fragment): Fragment =>
  fragment`(coalesce(n.favorite_mails, true) or ${hasDevice(userId)})`;

/**
 * SQL: may the user of the favorite `m` hear of the listing `l`, if it still is one? Not of their own,
 * nor across a block.
 */
export const mayHearOfFavorite: Fragment = fragment`(
  l.user_id is distinct from m.user_id
  and not exists (select from blocks b
    where (b.blocker_id, b.blocked_id) in ((m.user_id, l.user_id), (l.user_id, m.user_id))))`;

/**
 * Queues the alerts of the listings that changed longest ago for all who have them among their
 * favorites. Any number of processes may: each takes others. Returns how many changes there were.
 */
export function queueChangedFavorites(pool: Pool): Promise<number> {
  return transaction(pool, async (sql) => {
    const changed = await sql<{ listing_id: number }[]>`
      delete from favorite_events where id in (
        select id from favorite_events order by id limit ${integer(batchSize)}
        for update skip locked)
      returning listing_id`;
    const ids = [...new Set(changed.map(({ listing_id }) => listing_id))];
    if (ids.length > 0) await queueFavorites(sql, fragment`m.listing_id = any(${ids}::int[])`);
    return changed.length;
  });
}

/** Notes which of these favorites `m` their users are to be told of, and queues the mails that do. */
export async function queueFavorites(sql: Sql, which: Fragment): Promise<void> {
  const changedNow = fragment`listing_marks m ${withListing(fragment`m.listing_id`)}
    left join notification_settings n on n.user_id = m.user_id
    where m.mark = 'favorite' and ${which} and ${isChangedSinceKnown} and ${mayHearOfFavorite}
      and ${wantsFavorites(fragment`m.user_id`)}`;
  // Users first, as everywhere: whoever deletes their account locks them in this order.
  const users = await sql<{ id: number }[]>`
    select id from users where id in (select m.user_id from ${changedNow}) order by id for key share`;
  if (users.length === 0) return;
  const ids = users.map(({ id }) => id);
  await sql`
    with noted as (
      select m.user_id, m.listing_id from ${changedNow} and m.user_id = any(${ids}::int[])
      order by m.user_id, m.listing_id for key share of m)
    insert into favorite_alerts (user_id, listing_id) select user_id, listing_id from noted
    on conflict do nothing`;
  await sql`
    insert into mail_jobs (kind, user_id, due_at)
    select 'favorites_changed', u.id, alert_due_at('at_once',
      greatest(now(), n.favorites_mailed_at + interval '1 hour'), coalesce(n.time_zone, 'UTC'),
      n.quiet_from, n.quiet_to)
    from unnest(${ids}::int[]) u (id) left join notification_settings n on n.user_id = u.id
    where exists (select from favorite_alerts a where a.user_id = u.id)
    order by u.id
    -- Changes nothing, but waits for a mailer that is about to finish this job.
    on conflict (user_id, kind) where inquiry_id is null and failed_at is null
      do update set kind = excluded.kind`;
  await sql`select pg_notify(${mailChannel}, '')`;
}
