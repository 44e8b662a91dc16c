import type {
  Report,
  ReportInContext,
  ReportPage,
  ReportQuery,
} from '#contract/moderation/moderation.ts';
import { auditEventJson, isOwnReport } from '#domain/audit/public.ts';
import { linkedAccountsJson } from '#domain/auth/public.ts';
import { fragment, instant, integer, type Pool, type Sql } from '#platform/database/sql.ts';
import { wantedAnswerer } from '#domain/wanted/public.ts';
import { hasSamePhotos, samePhotosJson } from '#domain/images/public.ts';
import { countRows, readPage } from '#platform/http/page.ts';

/** Builds a Report of the contract from `r`, a row of reports, joined as below. */
const reportJson = fragment`json_build_object(
  'id', r.id, 'kind', r.kind, 'target_id', r.target_id, 'reason', r.reason, 'details', r.details,
  'status', r.status, 'note', r.note, 'source', r.source, 'reporter_email', r.reporter_email,
  'closed_by', case when c.id is not null
    then json_build_object('id', c.id, 'first_name', c.first_name) end,
  'closed_at', ${instant(fragment`r.closed_at`)},
  'reporter', case when p.id is not null then json_build_object(
    'id', p.id, 'first_name', p.first_name,
    'reports', (select count(*) from reports o where o.reporter_id = p.id),
    'dismissed', (select count(*) from reports o
      where o.reporter_id = p.id and o.status = 'dismissed')) end,
  'target', json_build_object(
    'title', coalesce(l.title, w.headline, u.first_name, case when i.id is not null
      then concat_ws(' & ', s.first_name, t.first_name) end, ''),
    'state', case
      when l.id is null and u.id is null and i.id is null and w.id is null then 'gone'
      when coalesce(l.hidden_note, w.hidden_note) is not null then 'hidden'
      when l.owner_suspended or u.suspended_at is not null then 'suspended'
      when l.status <> 'active' or w.visibility = 'nobody' then 'unlisted'
      else 'shown' end,
    'has_same_photos', l.id is not null and ${hasSamePhotos}),
  'reports', (select count(*) from reports o where o.kind = r.kind and o.target_id = r.target_id),
  'open_reports', (select count(*) from reports o
    where o.kind = r.kind and o.target_id = r.target_id and o.status = 'open'),
  'created_at', ${instant(fragment`r.created_at`)})`;

/**
 * The reporter, the administrator who closed it, and the target: a listing, user, inquiry or wanted
 * page.
 */
const reportJoins = fragment`
  left join users p on p.id = r.reporter_id
  left join users c on c.id = r.closed_by
  left join listings l on r.kind = 'listing' and l.id = r.target_id
  left join users u on r.kind = 'user' and u.id = r.target_id
  left join inquiries i on r.kind = 'inquiry' and i.id = r.target_id
  left join wanted_pages w on r.kind = 'wanted' and w.id = r.target_id
  left join users s on s.id = i.sender_id
  left join users t on t.id = i.recipient_id`;

/**
 * One page of reports, newest first, without those in the administrator's own matters. Planned for
 * its values (`searches`): each filter has an index.
 */
export async function listReports(
  searches: Pool,
  adminId: number,
  query: ReportQuery,
): Promise<ReportPage> {
  const page = readPage(query);
  const { status, kind, reason, source } = query;
  const selection = fragment`from reports r where not ${isOwnReport(fragment`${adminId}::int`)}
    ${status === undefined ? fragment`` : fragment`and r.status = ${status}`}
    ${kind === undefined ? fragment`` : fragment`and r.kind = ${kind}`}
    ${reason === undefined ? fragment`` : fragment`and r.reason = ${reason}`}
    ${source === undefined ? fragment`` : fragment`and r.source = ${source}`}`;
  const order = fragment`order by r.created_at desc, r.id desc`;
  const [found, total, open] = await Promise.all([
    searches<{ report: Report }[]>`
      select ${reportJson} as report from (
        select r.* ${selection} ${order} limit ${page.limit} offset ${page.offset}) r
        ${reportJoins} ${order}`,
    countRows(searches, selection),
    countOpenReports(searches, adminId),
  ]);
  const reports = found.map(({ report }) => report);
  return { ...page.answer(reports, total), open };
}

/** How many reports this administrator may read are open, counted up to the limit of every list. */
export const countOpenReports = (sql: Sql, adminId: number): Promise<number> =>
  countRows(
    sql,
    fragment`from reports r where r.status = 'open' and not ${isOwnReport(fragment`${adminId}::int`)}`,
  );

/** How many other reports and audit events are shown beside a report. */
const shownBeside = 20;

/** Builds a ReportedUser of the contract from `u`. */
export const userJson = fragment`json_build_object('id', u.id, 'first_name', u.first_name,
  'profile_picture_url', u.profile_picture_url, 'occupation', u.occupation, 'bio', u.bio,
  'is_admin', u.is_admin, 'created_at', ${instant(fragment`u.created_at`)},
  'suspended_at', ${instant(fragment`u.suspended_at`)}, 'suspension_note', u.suspension_note,
  'listings', (select count(*) from listings where user_id = u.id),
  'reports', (select count(*) from reports where kind = 'user' and target_id = u.id)
    + (select count(*) from listings o join reports on kind = 'listing' and target_id = o.id
      where o.user_id = u.id))`;

/** Builds a ReportedListing of the contract from `l`. */
export const listingJson = (
  mediaUrl: string,
) => fragment`json_build_object('id', l.id, 'title', l.title,
  'address', l.address, 'description', l.description, 'monthly_rent', l.monthly_rent,
  'monthly_bills', l.monthly_bills,
  'currency', l.currency,
  'cover', (select ${mediaUrl}::text || m.key from listing_images m
    where m.listing_id = l.id order by m.position, m.id limit 1),
  'status', coalesce(l.held_status, l.status), 'hidden_note', l.hidden_note,
  'external_link', l.external_link, 'created_at', ${instant(fragment`l.created_at`)},
  'same_photos', ${samePhotosJson})`;

const inquiryJson = fragment`json_build_object('id', i.id, 'status', i.status,
  'listing_title', i.listing_title,
  'messages', case when r.source = 'system' and r.last_message_id is null then 1
    else (select count(*) from inquiry_messages where inquiry_id = i.id
      and (r.source <> 'system' or (id between r.first_message_id and r.last_message_id
        and author_id is not distinct from
          (select author_id from inquiry_messages where id = r.last_message_id)))) end,
  'created_at', ${instant(fragment`i.created_at`)})`;

/**
 * SQL: the user responsible for the target of `r`; of an inquiry the side that did not report it, or
 * whose messages the scam guard did.
 */
export const responsibleUser = fragment`(case r.kind when 'user' then r.target_id
  when 'listing' then (select user_id from listings where id = r.target_id)
  when 'wanted' then (select ${wantedAnswerer} from wanted_pages w where id = r.target_id)
  else (select case when r.last_message_id is not null
      then (select author_id from inquiry_messages where id = r.last_message_id)
    when sender_id is not distinct from r.reporter_id or exists (select from inquiry_members m
      where m.inquiry_id = inquiries.id and m.user_id = r.reporter_id)
    then recipient_id else sender_id end from inquiries where id = r.target_id) end)`;

/**
 * A report with its target, the user responsible for it (of an inquiry the side that did not
 * report it), other reports and earlier audit events; null when there is no such report, or it is in
 * the administrator's own matter.
 */
export async function readReport(
  sql: Sql,
  mediaUrl: string,
  { adminId, id }: { adminId: number; id: number },
): Promise<ReportInContext | null> {
  const [row] = await sql<{ found: ReportInContext }[]>`
    with report as materialized (
      select r.*, ${responsibleUser} as user_id
      from reports r where r.id = ${id} and not ${isOwnReport(fragment`${adminId}::int`)})
    select json_build_object(
      'report', (select ${reportJson} from report r ${reportJoins}),
      'listing', (select ${listingJson(mediaUrl)} from report r
        join listings l on r.kind = 'listing' and l.id = r.target_id),
      'wanted', (select json_build_object('id', w.id, 'headline', w.headline, 'text', w.text,
          'visibility', w.visibility, 'hidden_note', w.hidden_note,
          'created_at', ${instant(fragment`w.created_at`)}) from report r
        join wanted_pages w on r.kind = 'wanted' and w.id = r.target_id),
      'inquiry', (select ${inquiryJson} from report r
        join inquiries i on r.kind = 'inquiry' and i.id = r.target_id),
      'user', (select ${userJson} from report r join users u on u.id = r.user_id),
      'linked_accounts', ${linkedAccountsJson(fragment`report.user_id`)},
      'other_reports', (select coalesce(json_agg(json_build_object('id', o.id, 'reason', o.reason,
            'details', o.details, 'source', o.source, 'status', o.status,
            'created_at', ${instant(fragment`o.created_at`)}) order by o.id desc), '[]')
        from (select o.* from report r join reports o
          on o.kind = r.kind and o.target_id = r.target_id and o.id <> r.id
          order by o.id desc limit ${integer(shownBeside)}) o),
      'audit_events', (select coalesce(json_agg(${auditEventJson} order by a.id desc), '[]')
        from (select a.* from report r join audit_events a on (a.target_kind, a.target_id) in (
            (r.kind, r.target_id), ('user', r.user_id), ('report', r.id))
          order by a.id desc limit ${integer(shownBeside)}) a)
    ) as found from report`;
  return row?.found ?? null;
}
