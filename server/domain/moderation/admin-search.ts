import { limits } from '#contract/limits.ts';
import type {
  AdminSearchQuery,
  FoundListingPage,
  FoundMessagePage,
  FoundUserPage,
  adminSearchCalls,
} from '#contract/moderation/admin-search.ts';
import { isOwnReport, recordAuditEvent } from '#domain/audit/public.ts';
import { hasWords, searchWords } from '#domain/search/public.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { readPage } from '#platform/http/page.ts';
import { listingJson, userJson } from './reports.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  mediaUrl: string;
}

/** The calls by which administrators look for users, listings, and messages that were reported. */
export function createAdminSearchHandlers({
  database,
  mediaUrl,
}: Deps): CallHandlers<typeof adminSearchCalls> {
  const { sql, searches } = database;
  return {
    async searchUsersAsAdmin({ viewer, query }) {
      const page = await searchUsers(searches, viewer.user_id, query);
      await record(
        sql,
        viewer.user_id,
        'user',
        page,
        page.items.map(({ id }) => id),
      );
      return page;
    },
    async searchListingsAsAdmin({ viewer, query }) {
      const page = await searchListings(searches, mediaUrl, query);
      await record(
        sql,
        viewer.user_id,
        'listing',
        page,
        page.items.map(({ id }) => id),
      );
      return page;
    },
    async searchReportedMessages({ viewer, query }) {
      const page = await searchMessages(searches, viewer.user_id, query);
      const inquiries = [...new Set(page.items.map(({ inquiry_id }) => inquiry_id))];
      await record(sql, viewer.user_id, 'inquiry', page, inquiries);
      return page;
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

/** The JSON that `item` builds, whose type the caller knows. */
type Json = never;

interface Search {
  /** SQL: the ids of the matches, in any order. */
  matches: Fragment;
  /** SQL: the JSON of the row `chosen.id`. */
  item: Fragment;
}

/**
 * A page of the matches, newest first. Of more than are counted, some are left out: whoever looks
 * for somebody then says more, and no search reads all who are called alike.
 */
async function findPage(
  searches: Sql,
  query: Omit<AdminSearchQuery, 'q'>,
  { matches, item }: Search,
) {
  const { limit, offset, answer } = readPage(query);
  const [row] = await searches<{ total: number; items: Json[] }[]>`
    with found as materialized (select id from (${matches}) m limit ${limits.countedMatches})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg((${item}) order by chosen.id desc), '[]')
        from (select id from found order by id desc limit ${limit} offset ${offset}) chosen) as items`;
  return answer(row?.items ?? [], row?.total);
}

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

const searchUsers = (
  searches: Sql,
  adminId: number,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundUserPage> =>
  findPage(searches, query, {
    matches: fragment`select u.id from users u where ${matchingUsers(text.trim())} offset 0`,
    item: fragment`select ${userJson}::jsonb || jsonb_build_object('email', u.email)
        || case when u.id = ${adminId} then '{"reports": 0}' else '{}' end::jsonb
      from users u where u.id = chosen.id`,
  });

async function searchListings(
  searches: Sql,
  mediaUrl: string,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundListingPage> {
  const id = idIn(text.trim());
  const words = searchWords({ q: text });
  if (id === null && words.length === 0) return readPage(query).answer([]);
  // Public listings have an index of their own.
  const matches =
    id === null
      ? fragment`
          select l.id from listings l where l.status = 'active' and ${hasWords(words)}
          union all
          select l.id from listings l where l.status <> 'active' and ${hasWords(words)}`
      : fragment`select l.id from listings l where l.id = ${id}`;
  return findPage(searches, query, {
    matches,
    item: fragment`select ${listingJson(mediaUrl)}::jsonb || jsonb_build_object('owner',
        case when u.id is not null
          then jsonb_build_object('id', u.id, 'first_name', u.first_name) end)
      from listings l left join users u on u.id = l.user_id where l.id = chosen.id`,
  });
}

/**
 * Only inquiries that one of their two sides reported, and not this administrator's own: all others
 * are private. PostgreSQL splits messages into words, so what is searched for is split as plainly;
 * letter-like apostrophes would be operators of the query.
 */
async function searchMessages(
  searches: Sql,
  adminId: number,
  { q: text, ...query }: AdminSearchQuery,
): Promise<FoundMessagePage> {
  const words = text.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];
  if (words.length === 0) return readPage(query).answer([]);
  const reported = fragment`reports r where r.kind = 'inquiry' and r.target_id = m.inquiry_id
    and r.source = 'member' and not ${isOwnReport(fragment`${adminId}::int`)}`;
  return findPage(searches, query, {
    // The fence keeps PostgreSQL from splitting the text of each reported message into words.
    matches: fragment`
      select m.id from (
        select m.id, m.inquiry_id from inquiry_messages m
        where to_tsvector('simple', search_text(m.text))
          @@ to_tsquery('simple', search_text(${words.map((word) => `${word}:*`).join(' & ')}::text))
        offset 0) m
      where exists (select from ${reported})`,
    item: fragment`select json_build_object('id', m.id, 'inquiry_id', m.inquiry_id,
        'report_id', (select max(r.id) from ${reported}),
        'author', case when u.id is not null
          then json_build_object('id', u.id, 'first_name', u.first_name) end,
        'text', m.text, 'created_at', ${instant(fragment`m.created_at`)})
      from inquiry_messages m left join users u on u.id = m.author_id where m.id = chosen.id`,
  });
}
