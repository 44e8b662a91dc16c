import { createHash } from 'node:crypto';
import { languages, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { emailPattern, isStorable, storablePart } from '#contract/primitives.ts';
import { retention } from '#contract/retention.ts';
import { normalizeMailbox } from '#contract/users/mailbox.ts';
import { noticeReasons, type NoticeReason, type ReportSource } from '#contract/vocabulary.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { interval } from '#platform/database/term.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { queueReportAlerts } from './report-alerts.ts';

/** A notice about a listing from someone without an account. */
export interface NewNotice {
  listing_id: number;
  email: string;
  reason: NoticeReason;
  details: string;
  source: Exclude<ReportSource, 'member' | 'system'>;
  /** The language of the mails that follow. */
  language: Language;
}

/**
 * Reads what a form says; names the fields that are missing or wrong, and why. Their values are what
 * was typed, so that it can be corrected.
 */
export function readNoticeForm(form: { reason?: unknown; details?: unknown; email?: unknown }) {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const reason = noticeReasons.find((known) => known === form.reason) ?? null;
  const details = text(form.details).replaceAll('\r\n', '\n');
  const email = text(form.email).toLowerCase();
  const isEmail = email.length <= 254 && emailPattern.test(email);
  return {
    values: { reason, details: storablePart(details), email: storablePart(email) },
    wrong: { reason: reason === null, details: checkDetails(details), email: !isEmail },
  };
}

function checkDetails(details: string): 'too_long' | 'unstorable' | null {
  if (!isStorable(details)) return 'unstorable';
  return details.length > limits.report.details ? 'too_long' : null;
}

/** The title of a listing that anyone may report, because anyone sees it; null for others. */
export async function readNoticedTitle(sql: Sql, listingId: number): Promise<string | null> {
  const [listing] = await sql<{ title: string }[]>`
    select title from listings where id = ${listingId} and status = 'active'`;
  return listing?.title ?? null;
}

/**
 * Keeps a notice and mails the link that confirms it; whether the address has an account makes no
 * difference. Throws `rate_limited` beyond what one network may do, or one mailbox may get.
 */
export async function keepNotice(
  pool: Pool,
  quotas: Quotas,
  notice: NewNotice,
  network: string,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const kept = await sql.one<{ id: number }>`
      insert into notices ${sql({ ...notice })} returning id`;
    await queueMails(sql, [{ kind: 'notice_confirm', about_id: kept.id }]);
    await quotas.count(sql, 'notices', { identity_key: `network:${network}` });
    // Hashed, so that the counts hold no addresses.
    const mailbox = createHash('sha256').update(normalizeMailbox(notice.email)).digest('base64url');
    await quotas.count(sql, 'noticeMails', { identity_key: `mail:${mailbox}` });
  });
}

export interface PendingNotice {
  email: string;
  title: string;
  reason: NoticeReason;
  details: string;
  language: Language | null;
  is_confirmed: boolean;
}

/** How long a notice waits to be confirmed, and is kept after that. */
const noticeTerm = interval(retention.notice);

/** A notice that can be confirmed, or was; null once it expired or its listing is deleted. */
export async function readNotice(sql: Sql, id: number): Promise<PendingNotice | null> {
  const [row] = await sql<(PendingNotice & { language: string })[]>`
    select l.title, n.email, n.reason, n.details, n.language, n.confirmed_at is not null as is_confirmed
    from notices n join listings l on l.id = n.listing_id
    where n.id = ${id} and n.created_at > now() - ${noticeTerm}`;
  if (!row) return null;
  return { ...row, language: languages.find((known) => known === row.language) ?? null };
}

type ReportedAs = Pick<NewNotice, 'listing_id' | 'reason' | 'email'>;

/**
 * The address under which a mailbox has reported this listing for this reason already, or else the
 * one it uses now. Notices of one mailbox about one listing wait for each other.
 */
async function findReporterEmail(sql: Sql, { listing_id, reason, email }: ReportedAs) {
  const mailbox = normalizeMailbox(email);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${listing_id} ${mailbox}`}, 0))`;
  const reports = await sql<{ reporter_email: string }[]>`
    select reporter_email from reports
    where kind = 'listing' and target_id = ${listing_id} and reason = ${reason}
      and reporter_email is not null order by id`;
  const emails = reports.map(({ reporter_email }) => reporter_email);
  return emails.find((each) => normalizeMailbox(each) === mailbox) ?? email;
}

/**
 * Makes a notice a report, once; false when that was done before. The same from the same mailbox,
 * whichever of its addresses it uses, updates the first report and opens it again, as reports of
 * members do.
 */
export async function confirmNotice(pool: Pool, id: number): Promise<boolean> {
  return transaction(pool, async (sql) => {
    const [notice] = await sql<ReportedAs[]>`
      update notices set confirmed_at = now()
      where id = ${id} and confirmed_at is null
        and created_at > now() - ${noticeTerm}
      returning listing_id, reason, email`;
    if (!notice) return false;
    const email = await findReporterEmail(sql, notice);
    const [report] = await sql<{ id: number; is_new: boolean }[]>`
      insert into reports (kind, target_id, reason, details, source, reporter_email, reporter_language)
      select 'listing', listing_id, reason, details, source, ${email}, language
      from notices where id = ${id}
      on conflict (reporter_email, kind, target_id, reason) where reporter_email is not null
      do update set details = excluded.details, status = 'open', note = '', closed_by = null,
        closed_at = null, reporter_language = excluded.reporter_language,
        created_at = case when reports.status = 'open' then reports.created_at else now() end
      returning id, created_at = now() as is_new`;
    if (report?.is_new) await queueReportAlerts(sql, report.id);
    return true;
  });
}

/** Deletes notices that nobody confirmed, and what became a report, after two days. */
export async function deleteOldNotices(sql: Sql): Promise<number> {
  const deleted = await sql`
    delete from notices where created_at < now() - ${noticeTerm}`;
  return deleted.count;
}

/** Deletes the e-mail addresses of notices that were decided half a year ago. */
export async function deleteNoticeAddresses(sql: Sql): Promise<void> {
  await sql`
    update reports set reporter_email = null, reporter_language = null
    where reporter_email is not null and closed_at < now() - ${interval(retention.noticeAddress)}`;
}
