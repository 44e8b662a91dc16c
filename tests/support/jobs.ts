import type { Sql } from '#platform/database/sql.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import type { QueueName } from '#platform/jobs/queues.ts';

export interface StoredJob<Data> extends Job<Data> {
  state: 'created' | 'retry' | 'active' | 'failed';
  /** Seconds from now. */
  due_in: number;
}

type Any = Record<string, unknown>;

/** The jobs of a queue that are not done, also those that were given up, oldest first. */
export async function readJobs<Data = Any>(
  sql: Sql,
  queue: QueueName,
  of: Any = {},
): Promise<StoredJob<Data>[]> {
  return sql<StoredJob<Data>[]>`
    select id, name as queue, data, state,
      extract(epoch from start_after - now())::float8 as due_in
    from pgboss.job where name = ${queue} and data @> ${JSON.stringify(of)}::text::jsonb
    order by created_on, id`;
}

/** How many jobs of these queues wait or run. */
export async function countJobs(sql: Sql, ...queues: QueueName[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pgboss.job
    where name = any(${queues}::text[]) and state < 'completed'`;
  return row?.count ?? 0;
}

/** Makes what waits in a queue due now, so that no test waits for it. */
export async function makeDue(sql: Sql, queue: QueueName, of: Any = {}): Promise<void> {
  await sql`
    update pgboss.job set start_after = now()
    where name = ${queue} and state < 'active' and data @> ${JSON.stringify(of)}::text::jsonb`;
  await sql`select pg_notify('jobs', ${queue})`;
}

/** Gives what a killed process had in its hands to others, so that no test waits for it. */
export async function releaseTaken(sql: Sql, queue: QueueName): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name = ${queue} and state = 'active'`;
  await makeDue(sql, queue);
}

export async function deleteJobs(sql: Sql): Promise<void> {
  await sql`delete from pgboss.job`;
}
