import { insertFavoriteAlerts, isChangedSinceKnown, withListing } from '#domain/marks/public.ts';
import { dueAfter, queueGathered, readSecondsUntil } from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { fragment, instant, type Fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { bisectJob, isAmong } from '#platform/jobs/bisect-users.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { wantsOrHasDevice } from '../pending-matches.ts';

/**
 * SQL: may the user of the favorite `m` hear of the listing `l`, if it still is one? Not of their own,
 * nor across a block.
 */
export const canBeAlertedToFavorite: Fragment = fragment`(
  l.user_id is distinct from m.user_id
  and not ${isBlockedBetween(fragment`m.user_id`, fragment`l.user_id`)})`;

/** The job of some listings that changed, which triggers of the listings queue. */
type FavoritesJob = Job<{ listing_ids: number[]; only_user?: number }>;

/**
 * Queues the alerts of listings that changed for all who have them among their favorites, and ends the
 * job. Several processes may run this; they never take the same job.
 */
export function queueChangedFavorites(pool: Pool, job: FavoritesJob): Promise<void> {
  const ids = [...new Set(job.data.listing_ids)];
  return bisectJob(pool, job, {
    items: ids.map((id) => ({ listing_ids: [id] })),
    work: (sql, users) =>
      queueFavorites(
        sql,
        fragment`m.listing_id = any(${ids}::int[]) and ${isAmong(fragment`m.user_id`, users)}`,
      ),
  });
}

/** SQL: when a user with the settings `n` may be told of favorites next. */
const dueAt = dueAfter(fragment`n.favorites_mailed_at`);

/** How long this user may not be told of favorites, in seconds. */
export const secondsToWait = (sql: Sql, userId: number): Promise<number> =>
  readSecondsUntil(sql, userId, dueAt);

/** Notes which of these favorites `m` their users are to be told of, and queues the mails that do. */
export async function queueFavorites(sql: Sql, which: Fragment): Promise<void> {
  const changedNow = fragment`listing_marks m ${withListing(fragment`m.listing_id`)}
    left join notification_settings n on n.user_id = m.user_id
    where m.mark = 'favorite' and ${which} and ${isChangedSinceKnown} and ${canBeAlertedToFavorite}
      and ${wantsOrHasDevice('favorite_mails', fragment`m.user_id`)}`;
  // Users first, as everywhere: whoever deletes their account locks them in this order.
  const users = await sql<{ id: number }[]>`
    select id from users where id in (select m.user_id from ${changedNow}) order by id for key share`;
  if (users.length === 0) return;
  const ids = users.map(({ id }) => id);
  await insertFavoriteAlerts(
    sql,
    fragment`select m.user_id, m.listing_id from ${changedNow} and m.user_id = any(${ids}::int[])
      order by m.user_id, m.listing_id for key share of m`,
  );
  const mails = await sql<{ user_id: number; due_at: string }[]>`
    select u.id as user_id, ${instant(dueAt)} as due_at
    from unnest(${ids}::int[]) u (id) left join notification_settings n on n.user_id = u.id
    where exists (select from favorite_alerts a where a.user_id = u.id)`;
  await queueGathered(
    sql,
    mails.map((mail) => ({ kind: 'favorites_changed', ...mail })),
  );
}
