import { databaseFailure } from '../database/failures.ts';
import {
  fragment,
  integer,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '../database/sql.ts';
import { finishJob, queueJobs, type Job, type JobData } from './job-store.ts';
import { ItemsSkipped } from './skipped-items.ts';

/** Users by their ids, both ends included. */
export interface UserRange {
  from: number;
  to: number;
}

export const allUsers: UserRange = { from: 1, to: 2_147_483_647 };
const nobody: UserRange = { from: 1, to: 0 };
/** Where more users fail than this, their data is not the reason. */
const maxIsolated = 100;

export const isEverybody = (users: UserRange) => users === allUsers;

/** SQL: is the id one of these users? Without a condition for all, so that plans stay as they are. */
export const isAmong = (id: Fragment, users: UserRange): Fragment =>
  isEverybody(users)
    ? fragment`true`
    : fragment`${id} between ${integer(users.from)} and ${integer(users.to)}`;

/**
 * Does work for ever fewer users until it is done for all but those whose own data makes it fail, and
 * returns their ids. Rejects where it fails for nobody in particular, or because of the database.
 * `work` is done once for each user, and must take back what it did when it rejects.
 */
async function bisectUsers(
  users: UserRange,
  work: (users: UserRange) => Promise<unknown>,
): Promise<number[]> {
  const isolated: number[] = [];
  async function divide({ from, to }: UserRange): Promise<void> {
    try {
      await work({ from, to });
    } catch (error) {
      if (databaseFailure(error) !== null || isolated.length >= maxIsolated) throw error;
      if (from === to) {
        isolated.push(from);
        return;
      }
      const middle = Math.floor((from + to) / 2);
      await divide({ from, to: middle });
      await divide({ from: middle + 1, to });
    }
  }
  await work(nobody);
  await divide(users);
  return isolated;
}

interface Parts {
  /** The data of jobs with one item each. */
  items: readonly JobData[];
  work(sql: Sql, users: UserRange): Promise<void>;
}

/**
 * Does a job for all users in one transaction, which ends it. Where that fails, it becomes jobs of one
 * item each, and such a job one for each user whose data makes it fail (`only_user`), so that only
 * theirs fails.
 */
export async function bisectJob(
  pool: Pool,
  job: Job<{ only_user?: number }>,
  { items, work }: Parts,
): Promise<void> {
  const { only_user: only } = job.data;
  const replaceBy = (jobs: readonly JobData[]) =>
    transaction(pool, async (sql) => {
      await queueJobs(
        sql,
        job.queue,
        jobs.map((data) => ({ data })),
      );
      await finishJob(sql, job);
    });
  try {
    await transaction(pool, async (sql) => {
      await work(sql, only === undefined ? allUsers : { from: only, to: only });
      await finishJob(sql, job);
    });
  } catch (error) {
    const [item] = items;
    if (databaseFailure(error) !== null || only !== undefined || !item) throw error;
    if (items.length > 1) {
      await replaceBy(items);
      return;
    }
    const isolated = await bisectUsers(await readAllUsers(pool), (users) =>
      transaction(pool, (sql) => work(sql, users)),
    );
    await replaceBy(isolated.map((id) => ({ ...item, only_user: id })));
  }
}

/**
 * Does work for all users, and where that fails, for all but those whose own data makes it fail.
 * Rejects with {@link ItemsSkipped} in the end, so that operators see it.
 */
export async function bisectSweep(
  sql: Sql,
  work: (users: UserRange) => Promise<unknown>,
): Promise<void> {
  try {
    await work(allUsers);
  } catch (error) {
    if (databaseFailure(error) !== null) throw error;
    const isolated = await bisectUsers(await readAllUsers(sql), work);
    if (isolated.length > 0) throw new ItemsSkipped('users', isolated, error);
  }
}

/** The range of ids that there are, to divide no more than those. */
async function readAllUsers(sql: Sql): Promise<UserRange> {
  const [row] = await sql<{ last: number }[]>`select coalesce(max(id), 1) as last from users`;
  return { from: 1, to: row?.last ?? 1 };
}
