import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import type { Change, IndexSource } from './index-source.ts';
import { oldestTransaction } from './transactions.ts';

export interface ChangeFollower {
  /** Everything up to this transaction has been applied. */
  readonly since: bigint;
  stop(): Promise<void>;
}

const retryMs = 1000;
/** Neither end may notice a dead connection; a change is then applied at most this late. */
const pollMs = 30_000;

interface Followed<Row> {
  sql: Pool;
  log: Log;
  source: Pick<IndexSource<Row, never>, 'name' | 'channels' | 'readChanges'>;
  since: bigint;
}

/**
 * Applies every change from `since` on, then each new one after its notification. A notification
 * has no content: changes are read from the database. So when one is lost, the next read includes
 * the missed changes. Resolves when all changes so far are applied.
 */
export async function followChanges<Row>(
  { sql, log, source, since }: Followed<Row>,
  apply: (changes: Change<Row>[]) => void,
): Promise<ChangeFollower> {
  let appliedTo = since;
  let running: Promise<void> | null = null;
  /** Whether a catch-up was requested since the last one began; never true after a stop. */
  let isWanted = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function catchUp(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      const next = await oldestTransaction(sql);
      for await (const changes of source.readChanges(sql, appliedTo)) apply(changes);
      appliedTo = next;
    }
  }

  /** Runs one catch-up at a time; requests during it share the next one. */
  function requestCatchUp(): void {
    if (isStopped) return;
    isWanted = true;
    if (running) return;
    running = catchUp()
      .catch((error: unknown) => {
        if (isStopped) return;
        log.warn({ err: error }, `Changes of ${source.name} could not be read; trying again`);
        retry = setTimeout(requestCatchUp, retryMs).unref();
      })
      .finally(() => (running = null));
  }

  const listening = await Promise.all(
    source.channels.map((channel) => sql.listen(channel, requestCatchUp, requestCatchUp)),
  );
  const unlisten = () => Promise.all(listening.map((each) => each.unlisten()));
  isWanted = true;
  await catchUp().catch(async (error: unknown) => {
    isStopped = true;
    await unlisten();
    throw error;
  });
  const poll = setInterval(requestCatchUp, pollMs).unref();
  return {
    get since() {
      return appliedTo;
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      clearTimeout(retry);
      await unlisten();
      await running;
    },
  };
}
