import { databaseFailure } from '../database/failures.ts';
import { StorageAway, StorageRefused } from '../storage/storage.ts';
import { isRetried, withSavepoint, transaction, type Pool, type Sql } from '../database/sql.ts';

/** An operator needs some ids to look at; the message is stored with the job. */
const maxIds = 20;

/** Items that a sweep could not work on because of their own data; it went on with all others. */
export class ItemsSkipped extends Error {
  override name = 'ItemsSkipped';
  constructor(kind: string, ids: readonly number[], cause: unknown) {
    const rest = ids.length - maxIds;
    const more = rest > 0 ? ` and ${rest} more` : '';
    const list = ids.slice(0, maxIds).join(', ');
    super(`Skipped ${kind} ${list}${more}: ${(cause as Error).message}`, { cause });
  }
}

/** Works on one item, and remembers it where that fails; rejects while the database or the storage is away. */
type Attempt = (id: number, work: () => Promise<unknown>) => Promise<void>;

interface Attempts {
  /** Works on one item outside of a transaction. */
  attempt: Attempt;
  /**
   * Works on items in one transaction, where only the item that fails is undone. What `transaction`
   * retries is retried here too, and the failures of a try that was rolled back do not count.
   */
  attemptInTransaction<T>(pool: Pool, work: (sql: Sql, attempt: Attempt) => Promise<T>): Promise<T>;
  /** Throws {@link ItemsSkipped} where an item failed, so that operators see it among the failed jobs. */
  report(): void;
}

interface Failure {
  id: number;
  error: unknown;
}

/** Would every other item fail too? Then its own data is not the reason. */
export const isOutage = (error: unknown): boolean =>
  databaseFailure(error) !== null ||
  error instanceof StorageAway ||
  error instanceof StorageRefused;

/** Lets a sweep go on after items that fail, and say so in the end. */
export function createAttempts(kind: string): Attempts {
  const failures: Failure[] = [];
  return {
    async attempt(id, work) {
      try {
        await work();
      } catch (error) {
        if (isOutage(error)) throw error;
        failures.push({ id, error });
      }
    },
    async attemptInTransaction(pool, work) {
      const { result, failed } = await transaction(pool, async (sql) => {
        const failed: Failure[] = [];
        const result = await work(sql, async (id, workOnItem) => {
          try {
            await withSavepoint(sql, workOnItem);
          } catch (error) {
            if (isOutage(error) || isRetried(error)) throw error;
            failed.push({ id, error });
          }
        });
        return { result, failed };
      });
      failures.push(...failed);
      return result;
    },
    report() {
      const ids = failures.map(({ id }) => id);
      if (failures[0]) throw new ItemsSkipped(kind, ids, failures[0].error);
    },
  };
}
