import type { Pool } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { dismissNews } from './dismiss-news.ts';
import { readNews } from './read-news.ts';

/** Calls about what is new for a user who comes back. */
export function newsCalls({ sql }: { sql: Pool }): Pick<Handlers, 'getNews' | 'dismissNews'> {
  return {
    getNews: ({ viewer }) => readNews(sql, viewer.user_id),
    async dismissNews({ viewer, body }) {
      await dismissNews(sql, viewer.user_id, body);
    },
  };
}
