import type { Jobs } from '#contract/overview/jobs.ts';
import { instant, fragment, type Sql } from '../database/sql.ts';
import { jobChannel, jobTable, type Job } from './job-store.ts';
import { queueNames } from './queues.ts';

type QueueCounts = Jobs['queues'][number];
type FailedJob = Jobs['failed'][number];

const isFailing = fragment`(state < 'completed' and data ? 'failing_since')`;
const isDead = fragment`state = 'failed'`;

/** Counts the jobs of every queue. */
export async function countJobs(sql: Sql): Promise<QueueCounts[]> {
  const counts = await sql<QueueCounts[]>`
    select name as queue, count(*) filter (where not ${isFailing} and not ${isDead})::int as waiting,
      count(*) filter (where ${isFailing})::int as failing,
      count(*) filter (where ${isDead})::int as dead
    from ${jobTable} where name = any(${queueNames}::text[]) and state in ('created', 'retry', 'active', 'failed')
    group by name`;
  return queueNames.map(
    (queue) =>
      counts.find((found) => found.queue === queue) ?? { queue, waiting: 0, failing: 0, dead: 0 },
  );
}

/** The jobs that failed, those that were given up first, then the newest first. */
export function readFailedJobs(sql: Sql, most: number): Promise<FailedJob[]> {
  return sql<FailedJob[]>`
    select id, name as queue, data->>'kind' as kind,
      case when ${isDead} then 'dead' else 'failing' end as state,
      coalesce((data->>'failures')::int, 0) as failures,
      coalesce(nullif(concat_ws(' ', output->>'message', output->>'code', output->>'responseCode'), ''),
        output->'value'->>'message', output->>'name', '') as reason,
      ${instant(fragment`created_on`)} as created_at,
      case when not ${isDead} then ${instant(fragment`start_after`)} end as next_at
    from ${jobTable} where name = any(${queueNames}::text[]) and (${isFailing} or ${isDead})
    order by (${isDead}) desc, created_on desc, id limit ${most}`;
}

/** A job that failed, with its data; null where it is done, runs, or never was. */
export async function readFailedJob(sql: Sql, id: string): Promise<Job | null> {
  const [job] = await sql<Job[]>`
    select id, name as queue, data from ${jobTable}
    where name = any(${queueNames}::text[]) and id = ${id}::uuid and (${isFailing} or ${isDead})`;
  return job ?? null;
}

/** Runs a job that failed again, at once and with all its attempts. */
export async function runAgain(sql: Sql, { queue, id }: Job): Promise<void> {
  await sql`
    update ${jobTable} set state = 'retry', start_after = now(), started_on = null,
      retry_count = 0, completed_on = null, data = data - 'failing_since' - 'failures' - 'copies'
    where name = ${queue} and id = ${id}::uuid and state in ('retry', 'failed')`;
  await sql`select pg_notify(${jobChannel}, ${queue})`;
}
