import { isRetried, withSavepoint, type Pool, type Sql } from '../database/sql.ts';
import { repeatBatches } from './repeat-batches.ts';
import { createAttempts, isOutage } from './skipped-items.ts';

interface ItemSweep {
  /** What the items are, for operators. */
  kind: string;
  /** As many are worked on in one transaction. */
  atOnce: number;
  /** Locks some that are due, except those of the list, and returns their ids. */
  find(sql: Sql, skipped: readonly number[]): Promise<number[]>;
  /** Works on these, so that they are not due any more. */
  work(sql: Sql, ids: readonly number[]): Promise<unknown>;
}

/**
 * Works on all items that are due, and returns how many there were. Where that fails, it works on each
 * of them alone, and goes on without those that fail. Rejects with `ItemsSkipped` in the end, so that
 * operators see which those are.
 */
export async function sweepItems(
  pool: Pool,
  { kind, atOnce, find, work }: ItemSweep,
  signal?: AbortSignal,
): Promise<number> {
  const attempts = createAttempts(kind);
  let done = 0;
  const workOnSome = () =>
    attempts.attemptInTransaction(pool, async (sql, attempt) => {
      const ids = await find(sql, attempts.failedIds());
      if (ids.length === 0) return 0;
      try {
        await withSavepoint(sql, () => work(sql, ids));
      } catch (error) {
        if (isOutage(error) || isRetried(error)) throw error;
        for (const id of ids) await attempt(id, () => work(sql, [id]));
      }
      return ids.length;
    });
  const workAndCount = async () => {
    const count = await workOnSome();
    done += count;
    return count;
  };
  await repeatBatches(atOnce, workAndCount, signal);
  attempts.report();
  return done;
}
