import type { Dismissal } from '#contract/news/news.ts';
import { seeFavorites } from '#domain/marks/public.ts';
import { seeSavedSearches } from '#domain/saved-searches/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';

/** The user saw the news of this kind up to a moment; a moment to come counts as now. */
export async function dismissNews(
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
