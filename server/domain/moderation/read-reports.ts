import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type {
  Report,
  ReportInContext,
  ReportPage,
  ReportQuery,
} from '#contract/moderation/moderation.ts';
import { actJson } from '#domain/audit/read-events.ts';
import { readPage } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';
import { reportJoins, reportJson } from './report-json.ts';

/** The queue: what people reported, newest first. */
export async function listReports(sql: Sql, query: ReportQuery): Promise<ReportPage> {
  const page = readPage(query);
  const { status = null, kind = null, reason = null } = query;
  // One by one: a condition that may be anything keeps the planner from the index of the queue.
  const parameters: (string | number)[] = [];
  const conditions = Object.entries({ status, kind, reason }).flatMap(([column, value]) =>
    value === null ? [] : [`r.${column} = $${parameters.push(value)}`],
  );
  const chosen = `from reports r ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
  const order = 'order by r.created_at desc, r.id desc';
  const [found, [counted], [waiting]] = await Promise.all([
    sql.unsafe<{ report: Report }[]>(
      `select ${reportJson} as report from (select r.* ${chosen} ${order}
        limit $${parameters.length + 1}::int offset $${parameters.length + 2}::int) r
        ${reportJoins} ${order}`,
      [...parameters, page.limit, page.offset],
    ),
    sql.unsafe<{ total: number }[]>(
      `select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
      parameters,
    ),
    countOpenReports(sql),
  ]);
  return {
    ...page.answer(
      found.map(({ report }) => report),
      counted?.total,
    ),
    open: waiting?.open ?? 0,
  };
}

/** How many reports wait, as far as lists count. */
export const countOpenReports = (sql: Sql) =>
  sql<{ open: number }[]>`
    select count(*)::int as open from (
      select from reports where status = 'open' limit ${limits.countedItems}) counted`;

/** As many reports and acts as are shown beside one. */
const beside = 20;

const personJson = `json_build_object('id', u.id, 'first_name', u.first_name,
  'profile_picture_url', u.profile_picture_url, 'occupation', u.occupation, 'bio', u.bio,
  'is_admin', u.is_admin, 'created_at', ${instant('u.created_at')},
  'suspended_at', ${instant('u.suspended_at')}, 'suspension_note', u.suspension_note,
  'listings', (select count(*) from listings where user_id = u.id),
  'reports', (select count(*) from reports where kind = 'user' and thing_id = u.id)
    + (select count(*) from listings o join reports on kind = 'listing' and thing_id = o.id
      where o.user_id = u.id))`;

const listingJson = `json_build_object('id', l.id, 'title', l.title, 'address', l.address,
  'description', l.description, 'monthly_rent', l.monthly_rent,
  'cover', (select $2 || m.key from listing_images m
    where m.listing_id = l.id order by m.position, m.id limit 1),
  'status', coalesce(l.held_status, l.status), 'hidden_note', l.hidden_note,
  'external_link', l.external_link, 'created_at', ${instant('l.created_at')})`;

const conversationJson = `json_build_object('id', i.id, 'status', i.status,
  'listing_title', i.listing_title,
  'messages', (select count(*) from inquiry_messages where inquiry_id = i.id),
  'created_at', ${instant('i.created_at')})`;

/**
 * A report with what it is about, the person behind that (of a conversation the side that did not
 * report it) and what was said and done before; null when there is none.
 */
export async function readReport(
  sql: Sql,
  mediaUrl: string,
  id: number,
): Promise<ReportInContext | null> {
  const text = `with report as materialized (
      select r.*, case r.kind when 'user' then r.thing_id
          when 'listing' then (select user_id from listings where id = r.thing_id)
          else (select case when sender_id is not distinct from r.reporter_id
            then recipient_id else sender_id end from inquiries where id = r.thing_id) end as person_id
      from reports r where r.id = $1)
    select json_build_object(
      'report', (select ${reportJson} from report r ${reportJoins}),
      'listing', (select ${listingJson} from report r
        join listings l on r.kind = 'listing' and l.id = r.thing_id),
      'conversation', (select ${conversationJson} from report r
        join inquiries i on r.kind = 'inquiry' and i.id = r.thing_id),
      'person', (select ${personJson} from report r join users u on u.id = r.person_id),
      'others', (select coalesce(json_agg(json_build_object('id', o.id, 'reason', o.reason,
            'details', o.details, 'status', o.status,
            'created_at', ${instant('o.created_at')}) order by o.id desc), '[]')
        from (select o.* from report r join reports o
          on o.kind = r.kind and o.thing_id = r.thing_id and o.id <> r.id
          order by o.id desc limit ${beside}) o),
      'acts', (select coalesce(json_agg(${actJson} order by a.id desc), '[]')
        from (select a.* from report r join admin_acts a on (a.thing_kind, a.thing_id) in (
            (case r.kind when 'listing' then 'listing' when 'user' then 'person'
              else 'conversation' end, r.thing_id),
            ('person', r.person_id), ('report', r.id))
          order by a.id desc limit ${beside}) a)
    ) as found from report`;
  const rows = await sql.unsafe(text, [id, mediaUrl], { prepare: true });
  return rows[0]?.['found'] ?? null;
}
