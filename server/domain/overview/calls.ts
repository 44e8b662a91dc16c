import type { overviewCalls } from '#contract/overview/calls.ts';
import type { Overview } from '#contract/overview/overview.ts';
import { countOpenReports } from '#domain/moderation/public.ts';
import { fragment, type Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { readVitals, storeVitals } from './vitals.ts';

/** The figures that administrators see, and the measurements behind them. */
export function createOverviewHandlers({ sql }: { sql: Pool }): CallHandlers<typeof overviewCalls> {
  return {
    getOverview: ({ query }) => readOverview(sql, query),
    getVitals: ({ query }) => readVitals(sql, query),
    async sendVitals({ body }) {
      await storeVitals(sql, body);
    },
  };
}

/**
 * What was new on each of the last days (UTC), today included. Listings are counted by the day they
 * were posted and only while they are public: the index of public listings answers that.
 */
async function readOverview(sql: Pool, { days = 30 }: { days?: number }): Promise<Overview> {
  const since = fragment`current_date - ${days - 1}::int`;
  const [found, openReports] = await Promise.all([
    sql<Overview['days']>`
      select d.day::date::text as day, coalesce(l.count, 0) as listings,
        coalesce(u.count, 0) as users, coalesce(i.count, 0) as inquiries,
        coalesce(e.count, 0) as imported
      from generate_series(${since}, current_date, interval '1 day') d(day)
        left join (select created_at::date as day, count(*)::int from listings
          where status = 'active' and created_at >= ${since} group by 1) l on l.day = d.day
        left join (select created_at::date as day, count(*)::int from users
          where created_at >= ${since} group by 1) u on u.day = d.day
        left join (select created_at::date as day, count(*)::int from inquiries
          where created_at >= ${since} group by 1) i on i.day = d.day
        left join (select imported_at::date as day, count(*)::int from external_origins
          where imported_at >= ${since} group by 1) e on e.day = d.day
      order by d.day`,
    countOpenReports(sql),
  ]);
  return { open_reports: openReports, days: [...found] };
}
