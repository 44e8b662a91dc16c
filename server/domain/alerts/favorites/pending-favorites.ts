import type { PushPayload } from '#contract/notifications/push.ts';
import type { ChangedFavorite } from '#contract/news/news.ts';
import {
  claimFavoriteAlerts,
  finishFavoriteAlerts,
  lastKnown,
  withListing,
} from '#domain/marks/public.ts';
import {
  noteMailed,
  picturedJson,
  type GatheredJob,
  type PicturedListing,
} from '#domain/notifications/public.ts';
import { queuePush } from '#domain/push/public.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { canBeAlertedToFavorite, queueFavorites } from './queue-favorites.ts';

/** A changed favorite to mail, with its offer while the listing is offered. */
export interface AlertedFavorite extends ChangedFavorite {
  offer: {
    address: string;
    monthly_rent: number;
    monthly_bills: number | null;
    currency: string;
    pictured: PicturedListing;
  } | null;
}

/**
 * The favorites in the mail of a job, the newest heart first. The first time, it takes all that waits as
 * it is now; when it runs again, it reads the same.
 */
export async function readFavorites(
  sql: Sql,
  { id, data: { user_id: userId } }: GatheredJob,
): Promise<AlertedFavorite[]> {
  await claimFavoriteAlerts(sql, userId, id);
  return sql<AlertedFavorite[]>`
    select m.listing_id as id,
      coalesce(nullif(m.listing_title, ''), case when l.status = 'active' then l.title end, '') as title,
      json_build_object('state', a.state, 'total', a.total, 'currency', a.currency) as now,
      json_build_object('state', coalesce(m.known_state, m.seen_state),
        'total', ${lastKnown('total')}, 'currency', ${lastKnown('currency')}) as was,
      case when a.state = 'offered' and l.status = 'active' then json_build_object(
        'address', l.public_address, 'monthly_rent', l.monthly_rent,
        'monthly_bills', l.monthly_bills, 'currency', l.currency,
        'pictured', ${picturedJson}) end as offer
    from favorite_alerts a
    join listing_marks m on (m.user_id, m.listing_id) = (a.user_id, a.listing_id)
    ${withListing(fragment`m.listing_id`)}
    where a.user_id = ${userId} and a.mail_job_id = ${id}
      and (a.state <> coalesce(m.known_state, m.seen_state) or ${lastKnown('total')} is not null
        and (a.total, a.currency) <> (${lastKnown('total')}, ${lastKnown('currency')}))
      and ${canBeAlertedToFavorite}
    order by m.created_at desc, m.listing_id desc`;
}

/**
 * Notes in the transaction that ends a job what its mail told: it is not told again, and what changed
 * since gets a job. The same transaction queues what devices say of it.
 */
export async function finishFavorites(
  sql: Sql,
  { id, data: { user_id: userId } }: GatheredJob,
  push: PushPayload | null,
): Promise<void> {
  await sql`select from users where id = ${userId} for key share`;
  const ids = await finishFavoriteAlerts(sql, userId, id);
  if (push) {
    await noteMailed(sql, userId, 'favorites_mailed_at');
    await queuePush(sql, userId, id, push);
  }
  await queueFavorites(
    sql,
    fragment`m.user_id = ${userId} and (
      m.listing_id = any(${ids}::int[]) or exists (select from favorite_alerts a
        where (a.user_id, a.listing_id) = (m.user_id, m.listing_id)))`,
  );
}
