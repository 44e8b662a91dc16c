import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { oldestTransaction, readChanges, type Change } from './read-candidates.ts';

export interface ChangeFollower {
  /** Everything up to this transaction has been applied. */
  readonly since: bigint;
  stop(): Promise<void>;
}

/** Named in the migration that made the triggers. */
const channel = 'match_changes';
const retryMs = 1000;
/** A connection may be dead without either end knowing; then this is how late a change can be. */
const unaskedMs = 30_000;

/**
 * Applies every change from `since` on, then each as it is told of. A notice only says that there
 * is something: what changed is read from the database, so a lost notice or connection loses
 * nothing (whoever listens again reads what was missed). Resolves when all is applied once.
 */
export async function followChanges(
  sql: Pool,
  log: Log,
  since: bigint,
  apply: (changes: Change[]) => void,
): Promise<ChangeFollower> {
  let appliedTo = since;
  let running: Promise<void> | null = null;
  /** Asked for since the last catch-up began; never again once stopped. */
  let isWanted = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function catchUp(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      const next = await oldestTransaction(sql);
      for await (const changes of readChanges(sql, appliedTo)) apply(changes);
      appliedTo = next;
    }
  }

  /** One catch-up at a time; those who ask meanwhile share the next. */
  function ask(): void {
    if (isStopped) return;
    isWanted = true;
    if (running) return;
    running = catchUp()
      .catch((error: unknown) => {
        if (isStopped) return;
        log.warn({ err: error }, 'Changes of people could not be read; trying again');
        retry = setTimeout(ask, retryMs).unref();
      })
      .finally(() => (running = null));
  }

  const listening = await sql.listen(channel, ask, ask);
  isWanted = true;
  await catchUp().catch(async (error: unknown) => {
    isStopped = true;
    await listening.unlisten();
    throw error;
  });
  const unasked = setInterval(ask, unaskedMs).unref();
  return {
    get since() {
      return appliedTo;
    },
    async stop() {
      isStopped = true;
      clearInterval(unasked);
      clearTimeout(retry);
      await listening.unlisten();
      await running;
    },
  };
}
