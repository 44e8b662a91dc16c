import { textDirection, type Language, type SiteLanguages } from '#contract/languages.ts';
import type { PushPayload } from '#contract/notifications/push.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import {
  isolate,
  isUnclaimed,
  oneLine,
  withoutIsolation,
  type ComposedMail,
  type GatheredJob,
} from '#domain/notifications/public.ts';
import { queuePush } from '#domain/push/public.ts';
import { queueReportMails, secondsUntilReports } from '#domain/safety/public.ts';
import { chosenLanguage } from '#domain/users/public.ts';
import { getLocales } from '#get-locales';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { formatGreeting } from './compose-letter.ts';
import { writeLetter } from './write-letter.ts';

interface Deps {
  sql: Sql;
  publicUrl: string;
  /** The first is of those who chose none. */
  languages: SiteLanguages;
}

/** As many reports as a mail names; it counts the rest. */
const namedReports = 10;
const mostLetters = 200;
const page = '/admin/reports';

/**
 * Composes the mail that tells an administrator of all new reports that are still open, and what their
 * devices show of it. There is none when others closed them meanwhile, or when they want none.
 */
export async function composeReportAlert(
  deps: Deps,
  job: GatheredJob,
): Promise<ComposedMail | { again: number }> {
  const {
    sql,
    publicUrl,
    languages: [mainLanguage],
  } = deps;
  const { id } = job;
  const { user_id: userId } = job.data;
  const again = await secondsUntilReports(sql, userId);
  if (again > 0) return { again };
  await claimReports(sql, job);
  const [reader] = await sql<{ email: string; first_name: string }[]>`
    select u.email, u.first_name from users u
    left join notification_settings n on n.user_id = u.id
    where u.id = ${userId} and u.is_admin and u.suspended_at is null
      and coalesce(n.report_alerts, true)`;
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
  const language = (await chosenLanguage(sql, userId)) ?? mainLanguage;
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
    paragraphs: [
      lines.join('\n'),
      ...(more > 0 ? [t.moreReports({ count: more })] : []),
      t.whyReports,
    ],
    link: { label: t.seeReports, url: `${publicUrl}${page}` },
  };
  const push = writePush({ id, subject, lines, language });
  return {
    mail: { id, to: reader.email, unsubscribeUrl: null, ...writeLetter(said, language) },
    finish: (tx) => finishReports(tx, job, push),
  };
}

/**
 * Takes what waits for this job. A job that was taken before tells the same again: its mail may have
 * been sent already, and a copy of it is not read.
 */
async function claimReports(
  sql: Sql,
  { id, data: { user_id: userId } }: GatheredJob,
): Promise<void> {
  await sql`
    update report_alerts set mail_job_id = ${id} where user_id = ${userId}
      and ${isUnclaimed(fragment`mail_job_id`)} and not exists (
      select from report_alerts a where a.user_id = ${userId} and a.mail_job_id = ${id})`;
}

/** Notes what was told; what was reported since it was composed gets another job, an hour later. */
async function finishReports(
  sql: Sql,
  { id, data: { user_id: userId } }: GatheredJob,
  push: PushPayload | null,
): Promise<void> {
  await sql`delete from report_alerts where user_id = ${userId} and mail_job_id = ${id}`;
  if (push) {
    await sql`
      insert into notification_settings (user_id, reports_mailed_at)
      select id, now() from users where id = ${userId} for key share
      on conflict (user_id) do update set reports_mailed_at = excluded.reports_mailed_at`;
    await queuePush(sql, userId, id, push);
  }
  await queueReportMails(sql, fragment`u.id = ${userId}`);
}

interface Shown {
  id: string;
  subject: string;
  lines: readonly string[];
  language: Language;
}

function writePush({ id, subject, lines, language }: Shown): PushPayload {
  const dir = textDirection(language);
  const plain = dir === 'rtl' ? (text: string) => text : withoutIsolation;
  return {
    title: plain(subject),
    body: plain(lines.join('\n')).slice(0, mostLetters),
    url: page,
    tag: id,
    lang: language,
    dir,
  };
}
