import type {
  PushPayload,
  PushRenewal,
  PushSubscriptionForm,
} from '#contract/notifications/push.ts';
import { isAlive } from '#domain/auth/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { deleteJobs, queueJobs } from '#platform/jobs/job-store.ts';
import type { Quotas } from '#platform/http/quotas.ts';

/** SQL: has this user a device that alerts may come to? */
export const hasDevice = (userId: Fragment): Fragment =>
  fragment`exists (
    select from push_subscriptions p where p.user_id = ${userId} and p.ended_at is null)`;

/** Does this session have alerts on its device, or had them until its push service ended them? */
export async function readSubscriptionState(
  sql: Sql,
  { session_id }: Viewer,
): Promise<'on' | 'ended' | 'off'> {
  const [row] = await sql<{ has_ended: boolean }[]>`
    select ended_at is not null as has_ended from push_subscriptions
    where session_id = ${session_id}`;
  if (!row) return 'off';
  return row.has_ended ? 'ended' : 'on';
}

/**
 * Stores the subscription of a session in the place of its former one. A browser that another user
 * subscribed before is this user's from now on. Beyond the capacity, the oldest device goes.
 */
export async function saveSubscription(
  { sql: pool, quotas }: { sql: Pool; quotas: Quotas },
  viewer: Viewer,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionForm,
): Promise<void> {
  const { user_id, session_id } = viewer;
  await transaction(pool, async (sql) => {
    await quotas.count(sql, 'pushSubscriptions', viewer);
    await lockUsers(sql, user_id);
    await sql`
      delete from push_subscriptions where session_id = ${session_id} and endpoint <> ${endpoint}`;
    await sql`
      insert into push_subscriptions ${sql({ user_id, session_id, endpoint, p256dh, auth })}
      on conflict (endpoint) do update set user_id = excluded.user_id,
        session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
        created_at = now(), ended_at = null`;
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${user_id}
        order by ended_at is not null, created_at desc, id desc offset ${quotas.capacity('pushDevices')})`;
  });
}

/**
 * Puts the subscription that a browser made by itself in the place of its former one. Nobody is
 * signed in where that happens, so the former one's secret says whose it is; without it, or when the
 * session has ended, nothing happens.
 */
export async function renewSubscription(
  pool: Pool,
  { former, next: { endpoint, keys } }: PushRenewal,
): Promise<void> {
  await transaction(pool, async (sql) => {
    // Two browsers that name one address at once would violate its unique index.
    await sql`select pg_advisory_xact_lock(hashtext(${endpoint}))`;
    await sql`
      update push_subscriptions p
      set endpoint = ${endpoint}, p256dh = ${keys.p256dh}, auth = ${keys.auth}, ended_at = null
      from sessions s
      where s.id = p.session_id and ${isAlive}
        and p.endpoint = ${former.endpoint} and p.auth = ${former.auth}
        and not exists (select from push_subscriptions other where other.endpoint = ${endpoint})`;
  });
}

/** The devices of a user, without the addresses that only our server may send to. */
export async function exportDevices(sql: Sql, userId: number) {
  const rows = await sql<{ endpoint: string; created_at: string }[]>`
    select endpoint, created_at from push_subscriptions where user_id = ${userId} order by id`;
  return rows.map(({ endpoint, created_at }) => ({
    service: new URL(endpoint).origin,
    created_at: new Date(created_at).toISOString(),
  }));
}

/** Ends the subscription of a session. */
export async function deleteSubscription(sql: Sql, { session_id }: Viewer): Promise<void> {
  await sql`delete from push_subscriptions where session_id = ${session_id}`;
}

/** An alert for one device of a user. */
export interface PushMessage {
  subscription_id: number;
  /** Whoever else has the device since must not read it. */
  user_id: number;
  payload: PushPayload;
  /** ISO 8601 in UTC; from then on nobody needs it any more. */
  until?: string;
}

/**
 * Queues an alert for each device of a user, in the transaction that marks as told what it tells. One
 * of the same name that still waits is enough, unless this one `replaces` it.
 */
export async function queuePush(
  sql: Sql,
  userId: number,
  name: string,
  payload: PushPayload,
  { replaces = false, until }: { replaces?: boolean; until?: string } = {},
): Promise<void> {
  const devices = await sql<{ id: number }[]>`
    select p.id from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and p.ended_at is null and ${isAlive}`;
  const jobs = devices.map(({ id }) => ({
    key: `${id}:${name}`,
    data: { subscription_id: id, user_id: userId, payload, ...(until !== undefined && { until }) },
  }));
  if (replaces) for (const { key } of jobs) await deleteJobs(sql, 'push', key);
  await queueJobs(sql, 'push', jobs);
}

/**
 * The address of the device that a message is for. Null when the session behind it is over, or another
 * user has it: nobody else may read what is sent to it; and when the message is out of date.
 */
export async function readDevice(
  sql: Sql,
  { subscription_id: id, user_id: userId, until = 'infinity' }: PushMessage,
): Promise<PushSubscriptionForm | null> {
  const [row] = await sql<{ endpoint: string; p256dh: string; auth: string }[]>`
    select p.endpoint, p.p256dh, p.auth from push_subscriptions p
    join sessions s on s.id = p.session_id join users u on u.id = p.user_id
    where p.id = ${id} and p.user_id = ${userId} and p.ended_at is null and ${isAlive}
      and u.suspended_at is null and ${until}::text::timestamptz > now()`;
  return row ? { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } } : null;
}

/** Ends a subscription that its push service does not know any more, unless it was renewed. */
export async function endSubscription(
  sql: Sql,
  { subscription_id: id }: PushMessage,
  { endpoint, keys }: PushSubscriptionForm,
): Promise<void> {
  await sql`
    update push_subscriptions set ended_at = now()
    where id = ${id} and endpoint = ${endpoint} and auth = ${keys.auth}`;
}
