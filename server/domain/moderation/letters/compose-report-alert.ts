import type { SiteLanguages } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import {
  formatGreeting,
  frameMail,
  isolate,
  noteMailed,
  oneLine,
  wants,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { composePush, queuePush } from '#domain/push/public.ts';
import {
  claimReportAlerts,
  deleteReportAlerts,
  queueReportMails,
  secondsUntilReports,
} from '#domain/safety/public.ts';
import { readMailLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import { fragment, type Sql } from '#platform/database/sql.ts';

interface Deps {
  sql: Sql;
  publicUrl: string;
  /** The first is the default language. */
  languages: SiteLanguages;
}

/** A mail names this many reports, and counts the rest. */
const namedReports = 10;
const page = '/admin/reports';

/**
 * Composes the mail that tells an administrator of all new reports that are still open, and what their
 * devices show of it. There is none when others closed them meanwhile, or when they want none.
 */
export async function composeReportAlert(
  deps: Deps,
  job: GatheredJob,
): Promise<ComposedMail | { again: number }> {
  const { sql, publicUrl, languages } = deps;
  const { id } = job;
  const { user_id: userId } = job.data;
  const again = await secondsUntilReports(sql, userId);
  if (again > 0) return { again };
  await claimReportAlerts(sql, userId, id);
  const [reader] = await sql<{ email: string; first_name: string }[]>`
    select u.email, u.first_name from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.is_admin and u.suspended_at is null
      and ${wants('report_alerts')}`;
  const reports = await sql<{ reason: Report['reason']; title: string }[]>`
    select r.reason, coalesce(l.title, u.first_name, '') as title
    from report_alerts a join reports r on r.id = a.report_id
    left join listings l on r.kind = 'listing' and l.id = r.target_id
    left join users u on r.kind = 'user' and u.id = r.target_id
    where a.user_id = ${userId} and a.mail_job_id = ${id} and r.status = 'open'
    order by r.id desc`;
  if (!reader || reports.length === 0) {
    return { mail: null, finish: (tx) => finishReports(tx, job, null) };
  }
  const language = await readMailLanguage(sql, userId, languages);
  const { mails: t, adminReports } = getLocales(language);
  const lines = reports.slice(0, namedReports).map(({ reason, title }) => {
    const label = adminReports.reasonLabels[reason];
    return title === '' ? label : `${label} · ${isolate(oneLine(title))}`;
  });
  const more = reports.length - lines.length;
  const subject = t.newReports({ count: reports.length });
  const said = {
    greeting: formatGreeting(language, reader.first_name),
    subject,
    parts: [{ list: lines }, ...(more > 0 ? [t.moreReports({ count: more })] : [])],
    button: { label: t.seeReports, url: `${publicUrl}${page}` },
    why: t.whyReports,
    settings: [{ label: t.changeAlerts, url: `${publicUrl}/profile/notifications` }],
  };
  const push = composePush(language, { id, title: subject, lines, url: page });
  return {
    mail: { id, to: reader.email, unsubscribeUrl: null, ...frameMail(said, language) },
    finish: (tx) => finishReports(tx, job, push),
  };
}

/** Notes what was told; what was reported since it was composed gets another job, an hour later. */
async function finishReports(
  sql: Sql,
  { id, data: { user_id: userId } }: GatheredJob,
  push: PushPayload | null,
): Promise<void> {
  await deleteReportAlerts(sql, userId, id);
  if (push) {
    await noteMailed(sql, userId, 'reports_mailed_at');
    await queuePush(sql, userId, id, push);
  }
  await queueReportMails(sql, fragment`u.id = ${userId}`);
}
