import type { newsCalls } from '#contract/news/news.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { dismissNews } from './dismiss-news.ts';
import { readNews } from './read-news.ts';

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
    async dismissNews({ viewer, body }) {
      await dismissNews(sql, viewer.user_id, body);
    },
  };
}
