import type { Sql } from '#platform/database/sql.ts';
import type { Overview } from '#contract/overview/overview.ts';
import { countOpenReports } from '#domain/moderation/read-reports.ts';

/**
 * What came in on each of the last days (UTC), today included. Rooms are those offered now, by the
 * day they were posted: the index that lists them counts them.
 */
export async function readOverview(sql: Sql, { days = 30 }: { days?: number }): Promise<Overview> {
  const since = sql`current_date - ${days - 1}::int`;
  const [found, [waiting]] = await Promise.all([
    sql<Overview['days']>`
      select d.day::date::text as day, coalesce(l.count, 0) as listings,
        coalesce(u.count, 0) as people, coalesce(i.count, 0) as inquiries,
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
  return { open_reports: waiting?.open ?? 0, days: found.map((day) => ({ ...day })) };
}
