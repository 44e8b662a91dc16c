import type { overviewCalls } from '#contract/overview/calls.ts';
import type { Overview } from '#contract/overview/overview.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { resumeRun } from '#domain/imports/public.ts';
import { countOpenReports } from '#domain/moderation/public.ts';
import { fragment, transaction, type Pool } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countJobs, readFailedJob, readFailedJobs, runAgain } from '#platform/jobs/read-jobs.ts';
import { readVitals, storeVitals } from './vitals.ts';

const shownJobs = 50;

/** The figures that administrators see, and the measurements behind them. */
export function createOverviewHandlers({ sql }: { sql: Pool }): CallHandlers<typeof overviewCalls> {
  return {
    getOverview: ({ viewer, query }) => readOverview(sql, viewer.user_id, query),
    listJobs: async () => ({
      queues: await countJobs(sql),
      failed: await readFailedJobs(sql, shownJobs),
    }),
    async runJob({ viewer, params }) {
      const job = await readFailedJob(sql, params.id);
      if (!job) throw new ProblemError('not_found');
      // Its run has ended with it.
      if (job.queue === 'imports') {
        await resumeRun(sql, viewer.user_id, Number(job.data['run_id']));
        return;
      }
      await transaction(sql, async (tx) => {
        await runAgain(tx, job);
        const label = [job.queue, job.data['kind']].filter(Boolean).join(' ');
        await recordAuditEvent(tx, {
          admin_id: viewer.user_id,
          event: 'job.run',
          target_kind: 'job',
          target_id: null,
          target_label: label,
          details: { job: job.id },
        });
      });
    },
    getVitals: ({ query }) => readVitals(sql, query),
    sendVitals: ({ body }) => storeVitals(sql, body),
  };
}

/**
 * What was new on each of the last days (UTC), today included. Listings are counted by the day they
 * were posted and only while they are public: the index of public listings answers that.
 */
async function readOverview(
  sql: Pool,
  adminId: number,
  { days = 30 }: { days?: number },
): Promise<Overview> {
  const since = fragment`${today} - ${days - 1}::int`;
  const [found, openReports] = await Promise.all([
    sql<Overview['days']>`
      select d.day::date::text as day, coalesce(l.count, 0) as listings,
        coalesce(u.count, 0) as users, coalesce(i.count, 0) as inquiries,
        coalesce(e.count, 0) as imported
      from generate_series(${since}, ${today}, interval '1 day') d(day)
        left join (select created_at::date as day, count(*)::int from listings
          where status = 'active' and created_at >= ${since} group by 1) l on l.day = d.day
        left join (select created_at::date as day, count(*)::int from users
          where created_at >= ${since} group by 1) u on u.day = d.day
        left join (select created_at::date as day, count(*)::int from inquiries
          where created_at >= ${since} group by 1) i on i.day = d.day
        left join (select imported_at::date as day, count(*)::int from external_origins
          where imported_at >= ${since} group by 1) e on e.day = d.day
      order by d.day`,
    countOpenReports(sql, adminId),
  ]);
  return { open_reports: openReports, days: [...found] };
}
