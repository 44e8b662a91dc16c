import type { Dismissal, News, newsCalls } from '#contract/news/news.ts';
import { waitingInquiries } from '#domain/inquiries/public.ts';
import { favoriteNews, seeFavorites } from '#domain/marks/public.ts';
import { newRoomiesNear } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { foundBySavedSearches, seeSavedSearches } from '#domain/saved-searches/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { askedWish, endedViewing, nextViewing } from '#domain/viewings/public.ts';
import {
  exactInstant,
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';

/** After this long nothing is news any more, even to someone who dismissed nothing. */
const newsAge = fragment`interval '14 days'`;

const now = exactInstant(fragment`now()`);

/** Calls about what is new for a user who comes back. */
export function createNewsHandlers({
  sql,
  pricing,
}: {
  sql: Pool;
  pricing: Pricing;
}): CallHandlers<typeof newsCalls> {
  return {
    getNews: ({ viewer }) => readNews(sql, pricing, viewer.user_id),
    dismissNews: ({ viewer, body }) => dismissNews(sql, viewer.user_id, body),
  };
}

/** What is new for a user, in one query. */
async function readNews(sql: Sql, pricing: Pick<Pricing, 'worths'>, userId: number): Promise<News> {
  const since = (dismissed: Fragment) =>
    fragment`greatest(${dismissed}, me.created_at, now() - ${newsAge})`;
  const row = await sql.one<{ news: News }>`
    select json_build_object(
      'rooms_since', ${instant(since(fragment`n.rooms_at`))},
      'favorites', ${favoriteNews(userId)},
      'next_viewing', ${nextViewing(userId)},
      'asked_wish', ${askedWish(userId)},
      'ended_viewing', ${endedViewing(userId)},
      'inquiries', ${waitingInquiries(userId, fragment`n.inquiries_at`)},
      'saved_searches', ${foundBySavedSearches(userId, pricing)},
      'roomies', ${newRoomiesNear(userId, since(fragment`n.roomies_at`))},
      'read_at', ${now}) as news
    from users me left join news_dismissals n on n.user_id = me.id
    where me.id = ${userId}`;
  return row.news;
}

/** The user saw the news of this kind up to a moment; a moment to come counts as now. */
async function dismissNews(
  pool: Pool,
  userId: number,
  { kind, until, ids }: Dismissal,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    if (kind === 'favorites') {
      await seeFavorites(sql, userId, { until, ...(ids && { ids }) });
    } else if (kind === 'saved_searches') {
      await seeSavedSearches(sql, userId, until);
    } else {
      const column = sql(`${kind}_at`);
      await sql`
        insert into news_dismissals as n (user_id, ${column})
        values (${userId}, least(${until}::text::timestamptz, now()))
        on conflict (user_id) do update
          set ${column} = greatest(n.${column}, excluded.${column})`;
    }
  });
}
