import type { Pricing } from '#domain/money/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { dismissNews } from './dismiss-news.ts';
import { readNews } from './read-news.ts';

/** Calls about what is new for a user who comes back. */
export function newsCalls({
  sql,
  pricing,
}: {
  sql: Pool;
  pricing: Pricing;
}): Pick<Handlers, 'getNews' | 'dismissNews'> {
  return {
    getNews: ({ viewer }) => readNews(sql, pricing, viewer.user_id),
    async dismissNews({ viewer, body }) {
      await dismissNews(sql, viewer.user_id, body);
    },
  };
}
