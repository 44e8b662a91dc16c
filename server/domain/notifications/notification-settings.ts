import {
  timeZone as knownTimeZone,
  type NotificationSettings,
  type notificationCalls,
} from '#contract/notifications/notification-settings.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  identifier,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { atNight, type WaitingKind } from './queue.ts';
import { receivesMails, resubscribe, unsubscribe } from './unsubscribe.ts';

/** Calls about which mails users get, and when. */
export function createNotificationHandlers({
  sql,
}: {
  sql: Pool;
}): CallHandlers<typeof notificationCalls> {
  return {
    getNotificationSettings: ({ viewer }) => readSettings(sql, viewer.user_id),
    async saveNotificationSettings({ viewer, body }) {
      await saveSettings(sql, viewer.user_id, body);
      return readSettings(sql, viewer.user_id);
    },
  };
}

type Row = Pick<NotificationSettings, 'alert_mails' | 'time_zone'> & {
  favorite_mails: boolean;
  confirm_mails: boolean;
  seeker_mails: boolean;
  has_rooms: boolean;
  is_admin: boolean;
  report_alerts: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
};

/** Mails that a user can stop one by one, as columns of their settings. */
type StoppableMails =
  | 'alert_mails'
  | 'favorite_mails'
  | 'confirm_mails'
  | 'seeker_mails'
  | 'report_alerts';

/** SQL: does a user with the settings `n`, if any, want these mails? Until they choose, they do. */
export const wants = (mails: StoppableMails): Fragment =>
  fragment`coalesce(n.${identifier(mails)}, true)`;

/** What a user chose; by default all mails at any hour. */
export async function readSettings(sql: Sql, userId: number): Promise<NotificationSettings> {
  const [row] = await sql<Row[]>`
    select u.is_admin, ${wants('alert_mails')} as alert_mails, n.quiet_from, n.quiet_to,
      coalesce(n.time_zone, 'UTC') as time_zone, ${wants('report_alerts')} as report_alerts,
      ${wants('favorite_mails')} as favorite_mails, ${wants('confirm_mails')} as confirm_mails,
      ${wants('seeker_mails')} as seeker_mails,
      exists (select from listings l where l.user_id = u.id) as has_rooms
    from users u left join notification_settings n on n.user_id = u.id where u.id = ${userId}`;
  const { alert_mails = true, quiet_from = null, quiet_to = null, time_zone = 'UTC' } = row ?? {};
  const hasHours = quiet_from !== null && quiet_to !== null;
  return {
    message_mails: await receivesMails(sql, userId),
    alert_mails,
    favorite_mails: row?.favorite_mails ?? true,
    ...((row?.has_rooms || row?.confirm_mails === false) && { confirm_mails: row.confirm_mails }),
    ...((row?.has_rooms || row?.seeker_mails === false) && { seeker_mails: row.seeker_mails }),
    ...(row?.is_admin && { report_alerts: row.report_alerts }),
    quiet_hours: hasHours ? { from: quiet_from, to: quiet_to } : null,
    // One that is not known counts as UTC, also in `alert_due_at`.
    time_zone: knownTimeZone.allows(time_zone) ? time_zone : 'UTC',
  };
}

/**
 * SQL: when a user with the settings `n` gets a mail of this frequency that is ready at a moment, or
 * now when that is null or over: never in their quiet hours.
 */
export const dueFor = (frequency: Fragment, ready: Fragment): Fragment => fragment`alert_due_at(
  ${frequency}, greatest(now(), ${ready}), coalesce(n.time_zone, 'UTC'), n.quiet_from, n.quiet_to)`;

/**
 * SQL: when a user with the settings `n` may be mailed next: not in their quiet hours, and an hour
 * after the last time, if there was one.
 */
export const dueAfter = (lastMailed: Fragment): Fragment =>
  dueFor(fragment`'at_once'`, fragment`${lastMailed} + interval '1 hour'`);

/** SQL: when a user with the settings `n` may be mailed next, however often they were before. */
const dueAfterQuiet = dueAfter(fragment`null::timestamptz`);

/** SQL: when a user with the settings `n` may get a mail of this kind that is ready now. */
export const dueAt = (kind: WaitingKind): Fragment =>
  atNight[kind] === 'waits'
    ? dueAfterQuiet
    : dueFor(fragment`'daily'`, fragment`null::timestamptz`);

/** How long a user must not be mailed yet, in seconds; `due` is a moment after their settings `n`. */
export async function readSecondsUntil(sql: Sql, userId: number, due: Fragment): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    select ceil(extract(epoch from ${due} - now()))::int as seconds
    from notification_settings n where n.user_id = ${userId}`;
  return row?.seconds ?? 0;
}

/** How long a user wants to hear nothing from now on, in seconds; 0 outside of their quiet hours. */
export const readQuietSeconds = (sql: Sql, userId: number): Promise<number> =>
  readSecondsUntil(
    sql,
    userId,
    fragment`case when n.quiet_from is null then now() else ${dueAfterQuiet} end`,
  );

async function saveSettings(
  pool: Pool,
  user_id: number,
  {
    message_mails,
    alert_mails,
    favorite_mails,
    confirm_mails,
    seeker_mails,
    report_alerts,
    quiet_hours,
    time_zone,
  }: NotificationSettings,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, user_id);
    await (message_mails ? resubscribe : unsubscribe)(sql, user_id);
    // Equal hours would be silent for a whole day.
    const quiet = quiet_hours && quiet_hours.from !== quiet_hours.to ? quiet_hours : null;
    const [quiet_from, quiet_to] = [quiet?.from ?? null, quiet?.to ?? null];
    await sql`
      insert into notification_settings
        ${sql({ user_id, alert_mails, quiet_from, quiet_to, time_zone })}
      on conflict (user_id) do update set alert_mails = excluded.alert_mails,
        quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        time_zone = excluded.time_zone`;
    const chosen = {
      ...(favorite_mails !== undefined && { favorite_mails }),
      ...(confirm_mails !== undefined && { confirm_mails }),
      ...(seeker_mails !== undefined && { seeker_mails }),
      ...(report_alerts !== undefined && { report_alerts }),
    };
    if (Object.keys(chosen).length === 0) return;
    await sql`update notification_settings set ${sql(chosen)} where user_id = ${user_id}`;
  });
}

/** Stops mails of a kind. Does nothing once the account is deleted. */
export async function stopMails(
  sql: Sql,
  userId: number,
  mails: Exclude<StoppableMails, 'report_alerts'>,
): Promise<void> {
  const column = sql(mails);
  await sql`
    insert into notification_settings (user_id, ${column})
    select id, false from users where id = ${userId} for key share
    on conflict (user_id) do update set ${column} = excluded.${column}`;
}

/** Remembers the time zone of a user who has none yet. */
export async function keepTimeZone(sql: Sql, userId: number, timeZone: string): Promise<void> {
  await sql`
    insert into notification_settings (user_id, time_zone) values (${userId}, ${timeZone})
    on conflict (user_id) do nothing`;
}

/** Remembers that mails about favorites or reports reached a user now. */
export async function noteMailed(
  sql: Sql,
  userId: number,
  mails: 'favorites_mailed_at' | 'reports_mailed_at',
): Promise<void> {
  const column = sql(mails);
  await sql`
    insert into notification_settings (user_id, ${column})
    select id, now() from users where id = ${userId} for key share
    on conflict (user_id) do update set ${column} = excluded.${column}`;
}
