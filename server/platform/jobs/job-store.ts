import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { fragment, type Fragment, type Sql } from '../database/sql.ts';
import { queues, type QueueName } from './queues.ts';

/** PostgreSQL's channel that wakes the workers of all processes; its payload is the queue. */
export const jobChannel = 'jobs';
/** The jobs of pg-boss. */
export const jobTable: Fragment = fragment`pgboss.job`;
/** A job whose process was killed so often, without ever failing, is given up. */
const maxKills = 5;
/** pg-boss would put jobs aside that wait for longer, as after a long stop of the server. */
const longestWaitMinutes = 10 * 365 * 24 * 60;

export type JobData = Record<string, unknown>;

export interface Job<Data = JobData> {
  id: string;
  queue: QueueName;
  data: Data;
}

/** A job to be queued. */
export interface NewJob {
  data: JobData;
  /** A job of the same key that waits already, also for its next attempt, is enough. */
  key?: string;
  /** ISO 8601 in UTC; at once without it. */
  dueAt?: string;
}

/** pg-boss on the connection of the caller, so that a job is part of the caller's transaction. */
function openBoss(sql: Sql, execute = executeOn(sql)): PgBoss {
  return new PgBoss({ db: { executeSql: execute }, supervise: false, schedule: false });
}

/** As pg-boss calls it: also without values, unlike its types. */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export function executeOn(sql: Sql): Execute {
  return async (text, values = []) => {
    const rows = await sql.unsafe(
      text,
      values.map((value) => asParameter(value)),
    );
    return { rows: [...rows] };
  };
}

function asParameter(value: unknown): never {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isObject ? JSON.stringify(value) : (value ?? null)) as never;
}

/** Creates the schema of pg-boss or brings it up to date, and makes all queues. For the owner. */
export async function prepareQueues(owner: Sql): Promise<void> {
  const execute: Execute = async (text, values) =>
    values === undefined
      ? { rows: [...(await owner.unsafe(text))] }
      : executeOn(owner)(text, values);
  const boss = openBoss(owner, execute);
  await boss.start();
  for (const [name, { expireSeconds }] of Object.entries(queues)) {
    const rules = {
      name,
      // One job of a key waits, and another one may run.
      policy: 'short' as const,
      retryLimit: maxKills,
      expireInSeconds: expireSeconds,
      retentionMinutes: longestWaitMinutes,
    };
    await boss.createQueue(name, rules);
    await boss.updateQueue(name, rules);
  }
  // Only the owner may say `if not exists`, and the import command may run as the server's role.
  const [index] = await owner<{ exists: boolean }[]>`
    select to_regclass('pgboss.job_waiting') is not null as exists`;
  if (!index?.exists) {
    await owner`create index job_waiting on ${jobTable} (name, singleton_key)
      where state < 'active'`;
  }
  await boss.stop({ graceful: false });
}

/**
 * Queues jobs; they run once `sql` is committed. A job of a key is locked until then, so that it does
 * not run before what it is queued for can be seen. The only TypeScript that queues jobs; triggers
 * queue them by the SQL function `queue_job`.
 */
export async function queueJobs(sql: Sql, queue: QueueName, jobs: readonly NewJob[]) {
  if (jobs.length === 0) return;
  const byKey = new Map(jobs.map((job) => [job.key ?? randomUUID(), job]));
  const keys = [...byKey.keys()].toSorted();
  let missing = keys;
  while (missing.length > 0) {
    const waiting = await sql<{ key: string }[]>`
      select singleton_key as key from ${jobTable}
      where name = ${queue} and singleton_key = any(${missing}::text[]) and state < 'active'
      order by singleton_key, id for update`;
    const waitingKeys = new Set(waiting.map(({ key }) => key));
    missing = missing.filter((key) => !waitingKeys.has(key));
    if (missing.length === 0) break;
    await openBoss(sql).insert(
      missing.map((key) => {
        const { data, dueAt } = byKey.get(key)!;
        return { name: queue, data, singletonKey: key, ...(dueAt && { startAfter: dueAt }) };
      }),
    );
  }
  await sql`select pg_notify(${jobChannel}, ${queue})`;
}

/** Deletes the jobs of a key that wait or were given up. */
export async function deleteJobs(sql: Sql, queue: QueueName, key: string): Promise<void> {
  await sql`
    delete from ${jobTable}
    where name = ${queue} and singleton_key = ${key} and state <> 'active'`;
}

/**
 * Takes the jobs that have waited longest, the oldest first, for this process. Rejects while the
 * database is away.
 */
export async function takeJobs<Data>(
  sql: Sql,
  queue: QueueName,
  most: number,
): Promise<Job<Data>[]> {
  let failure: unknown;
  const execute = executeOn(sql);
  // `fetch` swallows errors.
  const boss = openBoss(sql, (text, values) =>
    execute(text, values).catch((error: unknown) => {
      failure = error;
      throw error;
    }),
  );
  const taken = await boss.fetch<Data>(queue, { batchSize: most, includeMetadata: true });
  if (failure) throw failure;
  // It chooses those that have waited longest, but returns them in any order.
  const waited = taken.toSorted((one, other) => compareText(one.createdOn, other.createdOn));
  return waited.map(({ id, data }) => ({ id, queue, data }));
}

/** Our connections return moments as text. */
function compareText(one: Date | string, other: Date | string): number {
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

/** Shows that the process which took these jobs is alive. */
export async function renewJobs(sql: Sql, queue: QueueName, ids: readonly string[]): Promise<void> {
  await sql`
    update ${jobTable} set started_on = now()
    where name = ${queue} and id = any(${ids}::uuid[]) and state = 'active'`;
}

/** Deletes a job that is done. In the transaction of what it did, it is done once. */
export async function finishJob(sql: Sql, { queue, id }: Job<unknown>): Promise<void> {
  await openBoss(sql).deleteJob(queue, id);
}

/** Drops what waits in a queue, in the transaction of the caller. */
export const dropWaiting = (sql: Sql, queue: QueueName): Promise<void> =>
  openBoss(sql).purgeQueue(queue);

/** Makes a job due again after this many seconds. That is no failure and no attempt. */
export async function postponeJob(
  sql: Sql,
  { queue, id }: Job<unknown>,
  seconds: number,
): Promise<void> {
  await sql`
    update ${jobTable} set state = 'retry', started_on = null,
      start_after = now() + make_interval(secs => ${seconds})
    where name = ${queue} and id = ${id} and state = 'active'`;
}

/** Keeps something about a job that is under way, for its next attempt. */
export async function mergeJobData(
  sql: Sql,
  { queue, id }: Job<unknown>,
  data: JobData,
): Promise<void> {
  await sql`
    update ${jobTable} set data = data || ${JSON.stringify(data)}::text::jsonb
    where name = ${queue} and id = ${id} and state = 'active'`;
}

/** What became of a job that failed. */
export interface Failure {
  isGivenUp: boolean;
  /** How often it failed, including this time. */
  failures: number;
}

/**
 * Notes that a job failed. It is retried `later` with backoff, `at once` if the failure was not its
 * own, after a number of seconds, or `never`. One that has failed for too long is given up. pg-boss
 * counts attempts and knows no longest pause, so the moments are ours.
 */
export async function failJob(
  sql: Sql,
  { queue, id }: Job<unknown>,
  { output, retry }: { output: object; retry: 'later' | 'at once' | 'never' | number },
): Promise<Failure> {
  const { firstDelaySeconds, longestDelaySeconds, giveUpSeconds } = queues[queue];
  const fixedSeconds = retry === 'at once' ? 0 : typeof retry === 'number' ? retry : null;
  const [row] = await sql<{ is_given_up: boolean; failures: number }[]>`
    update ${jobTable} j set started_on = null, output = ${JSON.stringify(output)}::text::jsonb,
      data = data || jsonb_build_object('failing_since', since, 'failures', failures),
      state = case when is_given_up then 'failed' else 'retry' end::pgboss.job_state,
      completed_on = case when is_given_up then now() end,
      start_after = now() + make_interval(secs => coalesce(${fixedSeconds}::float8,
        least(greatest(extract(epoch from now() - since), ${firstDelaySeconds}::int), ${longestDelaySeconds}::int)))
    from (
      select name, id, since, failures,
        ${retry === 'never'}::boolean or coalesce(extract(epoch from now() - since) > ${giveUpSeconds}::int, false) as is_given_up
      from (
        select name, id, coalesce((data->>'failing_since')::timestamptz, now()) as since,
          coalesce((data->>'failures')::int, 0) + 1 as failures
        from ${jobTable} where name = ${queue} and id = ${id} and state = 'active') noted) f
    where (j.name, j.id) = (f.name, f.id)
    returning is_given_up, failures`;
  return { isGivenUp: row?.is_given_up ?? false, failures: row?.failures ?? 0 };
}
