import { limits } from '#contract/limits.ts';
import type {
  AdminSearchQuery,
  FoundListingPage,
  FoundMessagePage,
  FoundUserPage,
} from '#contract/moderation/admin-search.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { hasWords, searchWords, wordPattern } from '#domain/listings/public.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/http/endpoint.ts';
import { listingJson, userJson } from './reports.ts';

type SearchHandlers = Pick<
  Handlers,
  'searchUsersAsAdmin' | 'searchListingsAsAdmin' | 'searchReportedMessages'
>;

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  mediaUrl: string;
}

/** The calls by which administrators look for users, listings, and messages that were reported. */
export function adminSearchCalls({ database, mediaUrl }: Deps): SearchHandlers {
  const { sql, searches } = database;
  return {
    async searchUsersAsAdmin({ viewer, query }) {
      const found = await searchUsers(searches, query);
      await record(
        sql,
        viewer.user_id,
        'user',
        found,
        found.items.map(({ id }) => id),
      );
      return found;
    },
    async searchListingsAsAdmin({ viewer, query }) {
      const found = await searchListings(searches, mediaUrl, query);
      await record(
        sql,
        viewer.user_id,
        'listing',
        found,
        found.items.map(({ id }) => id),
      );
      return found;
    },
    async searchReportedMessages({ viewer, query }) {
      const found = await searchMessages(searches, query);
      const inquiries = [...new Set(found.items.map(({ inquiry_id }) => inquiry_id))];
      await record(sql, viewer.user_id, 'inquiry', found, inquiries);
      return found;
    },
  };
}

/**
 * Records who was found, not what was typed: the log is never deleted, and a mail address must not
 * stay there.
 */
async function record(
  sql: Sql,
  adminId: number,
  kind: 'user' | 'listing' | 'inquiry',
  { total, page }: { total: number; page: number },
  ids: number[],
): Promise<void> {
  await recordAuditEvent(sql, {
    admin_id: adminId,
    event: `${kind}.searched`,
    target_kind: kind,
    target_id: null,
    details: { count: total, page, ids },
  });
}

const idIn = (q: string): number | null =>
  /^\d{1,10}$/.test(q) && Number(q) <= limits.id.max ? Number(q) : null;

/** SQL: which users `u`; a name matches by its beginning, the first or the last one. */
function matchingUsers(q: string): Fragment {
  const id = idIn(q);
  if (id !== null) return fragment`u.id = ${id}`;
  if (q.includes('@')) return fragment`lower(u.email) = lower(${q}::text)`;
  const beginning = `${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const pattern = fragment`search_text(${beginning}::text)`;
  return fragment`(search_text(u.first_name || ' ' || u.last_name) like ${pattern}
    or search_text(u.last_name) like ${pattern})`;
}

async function searchUsers(
  searches: Sql,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundUserPage> {
  const page = readPage(query);
  const chosen = fragment`from users u where ${matchingUsers(text.trim())}`;
  const [rows, [counted]] = await Promise.all([
    searches<{ item: FoundUserPage['items'][number] }[]>`
      select (${userJson}::jsonb || jsonb_build_object('email', u.email)) as item from (
        select u.* ${chosen} order by u.id desc limit ${page.limit} offset ${page.offset}) u
      order by u.id desc`,
    searches<{ total: number }[]>`
      select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
  ]);
  return page.answer(
    rows.map(({ item }) => item),
    counted?.total,
  );
}

async function searchListings(
  searches: Sql,
  mediaUrl: string,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundListingPage> {
  const page = readPage(query);
  const id = idIn(text.trim());
  const words = searchWords({ q: text });
  if (id === null && words.length === 0) return page.answer([]);
  // Public listings have an index of their own.
  const chosen =
    id === null
      ? fragment`from (
          select l.* from listings l where l.status = 'active' and ${hasWords(words)}
          union all
          select l.* from listings l where l.status <> 'active' and ${hasWords(words)}) l`
      : fragment`from listings l where l.id = ${id}`;
  const [rows, [counted]] = await Promise.all([
    searches<{ item: FoundListingPage['items'][number] }[]>`
      select (${listingJson(mediaUrl)}::jsonb || jsonb_build_object('owner',
        case when u.id is not null
          then jsonb_build_object('id', u.id, 'first_name', u.first_name) end)) as item
      from (select l.* ${chosen} order by l.id desc
        limit ${page.limit} offset ${page.offset}) l
      left join users u on u.id = l.user_id
      order by l.id desc`,
    searches<{ total: number }[]>`
      select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
  ]);
  return page.answer(
    rows.map(({ item }) => item),
    counted?.total,
  );
}

/** Only inquiries that one of their two sides reported: all others are private. */
async function searchMessages(
  searches: Sql,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundMessagePage> {
  const page = readPage(query);
  const words = searchWords({ q: text });
  if (words.length === 0) return page.answer([]);
  const reported = fragment`reports r where r.kind = 'inquiry' and r.target_id = m.inquiry_id
    and r.source = 'member'`;
  const chosen = fragment`from inquiry_messages m
    where to_tsvector('simple', search_text(m.text))
        @@ to_tsquery('simple', search_text(${wordPattern(words)}::text))
      and exists (select from ${reported})`;
  const [rows, [counted]] = await Promise.all([
    searches<{ item: FoundMessagePage['items'][number] }[]>`
      select json_build_object('id', m.id, 'inquiry_id', m.inquiry_id,
        'report_id', (select max(r.id) from ${reported}),
        'author', case when u.id is not null
          then json_build_object('id', u.id, 'first_name', u.first_name) end,
        'text', m.text, 'created_at', ${instant(fragment`m.created_at`)}) as item
      from (select m.* ${chosen} order by m.id desc limit ${page.limit} offset ${page.offset}) m
      left join users u on u.id = m.author_id
      order by m.id desc`,
    searches<{ total: number }[]>`
      select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
  ]);
  return page.answer(
    rows.map(({ item }) => item),
    counted?.total,
  );
}
