import { mailChannel } from '#domain/notifications/public.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';

/** SQL: the administrators `u` who want to hear of reports, with their settings `n` if any. */
const listeners = fragment`users u left join notification_settings n on n.user_id = u.id
  where u.is_admin and u.suspended_at is null and coalesce(n.report_alerts, true)`;

/** SQL: when this administrator may be notified next: an hour after the last time, not at night. */
const dueAt = fragment`alert_due_at('at_once',
  greatest(now(), n.reports_mailed_at + interval '1 hour'), coalesce(n.time_zone, 'UTC'),
  n.quiet_from, n.quiet_to)`;

/** Notes a new report for every administrator who wants to hear of reports, and queues their mail. */
export async function queueReportAlerts(sql: Sql, reportId: number): Promise<void> {
  await sql`
    insert into report_alerts (user_id, report_id)
    select u.id, ${reportId} from ${listeners} order by u.id on conflict do nothing`;
  await queueReportMails(sql, fragment`true`);
}

/** Queues the mail of these administrators `u`, where a report waits for them. */
export async function queueReportMails(sql: Sql, whose: Fragment): Promise<void> {
  await sql`
    insert into mail_jobs (kind, user_id, report_id, due_at)
    select 'new_reports', u.id,
      (select min(a.report_id) from report_alerts a where a.user_id = u.id), ${dueAt}
    from ${listeners} and ${whose}
      and exists (select from report_alerts a where a.user_id = u.id)
    order by u.id
    -- Waits for a mailer that is about to delete the job; what it did not tell gets another one.
    on conflict (user_id, kind) where inquiry_id is null and failed_at is null
      do update set kind = excluded.kind`;
  await sql`select pg_notify(${mailChannel}, '')`;
}
