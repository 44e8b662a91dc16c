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
import type { Quotas } from '#platform/http/quotas.ts';

/** PostgreSQL's channel that wakes what sends to devices. */
export const pushChannel = 'push';

/** SQL: has this user a device that alerts may come to? */
export const hasDevice = (userId: Fragment): Fragment =>
  fragment`exists (
    select from push_subscriptions p where p.user_id = ${userId} and p.ended_at is null)`;

/** Does this session have alerts on its device, or had them until its push service ended them? */
export async function stateOfSubscription(
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
    // What waited for another user's device must not come to this one.
    await sql`
      delete from push_jobs j using push_subscriptions p
      where p.id = j.subscription_id and p.endpoint = ${endpoint}`;
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

/** Queues an alert for each device of a user, in the transaction that marks its rooms as told. */
export async function queuePush(
  sql: Sql,
  userId: number,
  alertId: string,
  payload: PushPayload,
): Promise<void> {
  const queued = await sql`
    insert into push_jobs (subscription_id, alert_id, payload)
    select p.id, ${alertId}::uuid, ${JSON.stringify(payload)}::text::jsonb
    from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and p.ended_at is null and ${isAlive}
    on conflict do nothing returning id`;
  if (queued.length > 0) await sql`select pg_notify(${pushChannel}, '')`;
}

/** A message taken from the queue, with the device that it is for. */
export interface PushJob {
  id: string;
  subscription_id: number;
  user_id: number;
  subscription: PushSubscriptionForm;
  payload: PushPayload;
  attempts: number;
  age_seconds: number;
}

/** Takes the message that has been due longest, for a minute; null when none is. */
export async function takePush(sql: Sql): Promise<PushJob | null> {
  const [job] = await sql<PushJob[]>`
    update push_jobs j set attempts = attempts + 1, due_at = now() + interval '1 minute'
    from push_subscriptions p
    where p.id = j.subscription_id and j.id = (
      select id from push_jobs where due_at <= now()
      order by due_at limit 1 for update skip locked)
    returning j.id, j.subscription_id, p.user_id, j.payload, j.attempts,
      json_build_object('endpoint', p.endpoint,
        'keys', json_build_object('p256dh', p.p256dh, 'auth', p.auth)) as subscription,
      extract(epoch from now() - j.created_at)::float8 as age_seconds`;
  return job ?? null;
}

/** Whether the session behind a subscription still lives: nobody else may read what is sent to it. */
export async function isWanted(sql: Sql, subscriptionId: number): Promise<boolean> {
  const [row] = await sql`
    select from push_subscriptions p join sessions s on s.id = p.session_id
    join users u on u.id = p.user_id
    where p.id = ${subscriptionId} and p.ended_at is null and ${isAlive} and u.suspended_at is null`;
  return row !== undefined;
}

export async function finishPush(sql: Sql, id: string): Promise<void> {
  await sql`delete from push_jobs where id = ${id}`;
}

export async function postponePush(sql: Sql, id: string, seconds: number): Promise<void> {
  await sql`update push_jobs set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`;
}

/**
 * Ends a subscription that its push service does not know any more, with all that waits for it,
 * unless it was renewed.
 */
export async function endSubscription(sql: Sql, job: PushJob): Promise<void> {
  await sql`
    with ended as (
      update push_subscriptions set ended_at = now() where id = ${job.subscription_id}
        and endpoint = ${job.subscription.endpoint} and auth = ${job.subscription.keys.auth}
      returning id)
    delete from push_jobs j using ended where j.subscription_id = ended.id`;
}
