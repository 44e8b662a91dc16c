import { isOwnReport } from '#domain/audit/public.ts';
import {
  dueAfter,
  isUnclaimed,
  queueGathered,
  readSecondsUntil,
  wants,
} from '#domain/notifications/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';

/** SQL: the administrators `u` who want to hear of reports, with their settings `n` if any. */
const listeners = fragment`users u left join notification_settings n on n.user_id = u.id
  where u.is_admin and u.suspended_at is null and ${wants('report_alerts')}`;

/** SQL: when an administrator with the settings `n` may be notified next. */
const dueAt = dueAfter(fragment`n.reports_mailed_at`);

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

/**
 * Takes the reports that wait for an administrator into a mail job; when the job runs again, nothing more
 * ({@link isUnclaimed}).
 */
export async function claimReportAlerts(sql: Sql, userId: number, jobId: string): Promise<void> {
  await sql`
    update report_alerts set mail_job_id = ${jobId} where user_id = ${userId}
      and ${isUnclaimed(fragment`mail_job_id`)} and not exists (
      select from report_alerts a where a.user_id = ${userId} and a.mail_job_id = ${jobId})`;
}

/** Deletes the alerts that were in the mail of a job. */
export async function deleteReportAlerts(sql: Sql, userId: number, jobId: string): Promise<void> {
  await sql`delete from report_alerts where user_id = ${userId} and mail_job_id = ${jobId}`;
}

/** How long this administrator may not be notified of reports, in seconds. */
export const secondsUntilReports = (sql: Sql, userId: number): Promise<number> =>
  readSecondsUntil(sql, userId, dueAt);
