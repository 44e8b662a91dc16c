import { databaseFailure } from '../database/failures.ts';
import { isStorageFailure, type Storage } from '../storage/storage.ts';
import { isRetried, withSavepoint, transaction, type Pool, type Sql } from '../database/sql.ts';

/** An operator needs some ids to look at; the message is stored with the job. */
const maxIds = 20;

/** Of a row, or the name of a file. */
type ItemId = number | string;

/** Items that a sweep could not work on because of their own data; it went on with all others. */
export class ItemsSkipped extends Error {
  override name = 'ItemsSkipped';
  constructor(kind: string, ids: readonly ItemId[], cause: unknown) {
    const rest = ids.length - maxIds;
    const more = rest > 0 ? ` and ${rest} more` : '';
    const list = ids.slice(0, maxIds).join(', ');
    super(`Skipped ${kind} ${list}${more}: ${(cause as Error).message}`, { cause });
  }
}

/** Works on one item, and remembers it where that fails; rejects while the database or the storage is away. */
type Attempt<Id extends ItemId> = (id: Id, work: () => Promise<unknown>) => Promise<void>;

interface Attempts<Id extends ItemId> {
  /** Works on one item outside of a transaction. */
  attempt: Attempt<Id>;
  /**
   * Works on items in one transaction, where only the item that fails is undone. What `transaction`
   * retries is retried here too, and the failures of a try that was rolled back do not count.
   */
  attemptInTransaction<T>(
    pool: Pool,
    work: (sql: Sql, attempt: Attempt<Id>) => Promise<T>,
  ): Promise<T>;
  /** The items that failed so far. */
  failedIds(): Id[];
  /** Throws {@link ItemsSkipped} where an item failed, so that operators see it among the failed jobs. */
  report(): void;
}

interface Failure<Id> {
  id: Id;
  error: unknown;
}

/** Would every other item fail too? Then its own data is not the reason. */
export const isOutage = (error: unknown): boolean =>
  databaseFailure(error) !== null || isStorageFailure(error);

/**
 * Lets a sweep go on after items that fail, and say so in the end. With a storage it also goes on where
 * that refuses or keeps only the file of an item, and answers otherwise.
 */
export function createAttempts<Id extends ItemId = number>(
  kind: string,
  storage?: Pick<Storage, 'check'>,
): Attempts<Id> {
  const failures: Failure<Id>[] = [];
  const failedIds = () => failures.map(({ id }) => id);

  async function isOfItem(error: unknown): Promise<boolean> {
    if (!isOutage(error)) return true;
    if (!storage || !isStorageFailure(error) || databaseFailure(error) !== null) return false;
    return storage.check().then(
      () => true,
      () => false,
    );
  }

  return {
    async attempt(id, work) {
      try {
        await work();
      } catch (error) {
        if (!(await isOfItem(error))) throw error;
        failures.push({ id, error });
      }
    },
    async attemptInTransaction(pool, work) {
      const { result, failed } = await transaction(pool, async (sql) => {
        const failed: Failure<Id>[] = [];
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
    failedIds,
    report() {
      if (failures[0]) throw new ItemsSkipped(kind, failedIds(), failures[0].error);
    },
  };
}
