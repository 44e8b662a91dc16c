import type { News } from '#contract/news/news.ts';
import { waitingInquiries } from '#domain/inquiries/public.ts';
import { favoriteNews } from '#domain/marks/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { newRoomiesNear } from '#domain/matching/public.ts';
import { foundBySavedSearches } from '#domain/saved-searches/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';

/** After this long nothing is news any more, even to someone who dismissed nothing. */
const newsAge = fragment`interval '14 days'`;

/** To the microsecond, because what is dismissed up to this moment must include what was read. */
const now = fragment`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What is new for a user, in one query. */
export async function readNews(
  sql: Sql,
  pricing: Pick<Pricing, 'worths'>,
  userId: number,
): Promise<News> {
  const since = (dismissed: Fragment) =>
    fragment`greatest(${dismissed}, me.created_at, now() - ${newsAge})`;
  const [row] = await sql<{ news: News }[]>`
    select json_build_object(
      'rooms_since', ${instant(since(fragment`n.rooms_at`))},
      'favorites', ${favoriteNews(userId)},
      'inquiries', ${waitingInquiries(userId, fragment`n.inquiries_at`)},
      'saved_searches', ${foundBySavedSearches(userId, pricing)},
      'roomies', ${newRoomiesNear(userId, since(fragment`n.roomies_at`))},
      'read_at', ${now}) as news
    from users me left join news_dismissals n on n.user_id = me.id
    where me.id = ${userId}`;
  if (!row) throw new Error('The user has no row');
  return row.news;
}
