import type { News } from '#contract/news/news.ts';
import { waitingInquiries } from '#domain/inquiries/public.ts';
import { favoriteNews } from '#domain/marks/public.ts';
import { foundBySavedSearches } from '#domain/saved-searches/public.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';

/** After this long nothing is news any more, even to someone who dismissed nothing. */
const newsAge = fragment`interval '14 days'`;

/** To the microsecond, because what is dismissed up to this moment must include what was read. */
const now = fragment`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What is new for a user, in one query. */
export async function readNews(sql: Sql, userId: number): Promise<News> {
  const since = fragment`greatest(n.rooms_at, u.created_at, now() - ${newsAge})`;
  const [row] = await sql<{ news: News }[]>`
    select json_build_object(
      'rooms_since', ${instant(since)},
      'favorites', ${favoriteNews(userId)},
      'inquiries', ${waitingInquiries(userId, fragment`n.inquiries_at`)},
      'saved_searches', ${foundBySavedSearches(userId)},
      'read_at', ${now}) as news
    from users u left join news_dismissals n on n.user_id = u.id
    where u.id = ${userId}`;
  if (!row) throw new Error('The user has no row');
  return row.news;
}
