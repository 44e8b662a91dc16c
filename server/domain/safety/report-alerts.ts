import { isOwnReport } from '#domain/audit/public.ts';
import { queueGathered } from '#domain/notifications/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';

/** SQL: the administrators `u` who want to hear of reports, with their settings `n` if any. */
const listeners = fragment`users u left join notification_settings n on n.user_id = u.id
  where u.is_admin and u.suspended_at is null and coalesce(n.report_alerts, true)`;

/** SQL: when this administrator may be notified next: an hour after the last time, not at night. */
const dueAt = fragment`alert_due_at('at_once',
  greatest(now(), n.reports_mailed_at + interval '1 hour'), coalesce(n.time_zone, 'UTC'),
  n.quiet_from, n.quiet_to)`;

/**
 * Notes a new report for every administrator who wants to hear of reports, except in their own
 * matters, and queues their mail.
 */
export async function queueReportAlerts(sql: Sql, reportId: number): Promise<void> {
  await sql`
    insert into report_alerts (user_id, report_id)
    select u.id, ${reportId} from ${listeners}
      and not exists (select from reports r
        where r.id = ${reportId} and ${isOwnReport(fragment`u.id`)})
    order by u.id on conflict do nothing`;
  await queueReportMails(sql, fragment`true`);
}

/** Queues the mail of these administrators `u`, where a report waits for them. */
export async function queueReportMails(sql: Sql, whose: Fragment): Promise<void> {
  const mails = await sql<{ user_id: number; due_at: string }[]>`
    select u.id as user_id, ${instant(dueAt)} as due_at
    from ${listeners} and ${whose}
      and exists (select from report_alerts a where a.user_id = u.id)`;
  await queueGathered(
    sql,
    mails.map((mail) => ({ kind: 'new_reports', ...mail })),
  );
}

/** How long this administrator may not be notified of reports, in seconds. */
export async function secondsUntilReports(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    select ceil(extract(epoch from ${dueAt} - now()))::int as seconds
    from notification_settings n where n.user_id = ${userId}`;
  return row?.seconds ?? 0;
}
