import type { Pool } from '#platform/database/sql.ts';
import { createLiveIndex } from '#platform/live-index/live-index.ts';
import type { Log } from '#platform/log.ts';
import type { SharedFiles } from '#platform/storage/storage.ts';
import { readAllWords, readCommonBeginnings, readWordChanges } from './read-word-rows.ts';
import { createWordTable, restoreWordTable, type WordRow, type WordTable } from './word-table.ts';

/** Which listings have the words that many of them share. */
export interface CommonWords {
  /** The bits of the active listings with a word that begins like this; null of a rare beginning. */
  find(beginning: string): Uint8Array | null;
  /** Builds the index and keeps it fresh. Rejects when that fails, and retries later. */
  start(): Promise<void>;
  /** Counts anew which words are common, where that was long ago. */
  renew(): Promise<void>;
  bytes(): number;
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  log: Log;
  snapshotFile: string | null;
  shared: SharedFiles | null;
  /** The day by the database, a number since 1970. */
  today: () => number;
}

/** Raise it when the meaning of a byte changes. */
const layout = 'words 1';
const renewalMs = 10 * 60_000;

/** Creates the index of the common words of a database; it knows none until it is built. */
export function createCommonWords(options: Options): CommonWords {
  let current = openIndex(options);
  let next: ReturnType<typeof openIndex> | null = null;
  let isStopped = false;
  let renewals: NodeJS.Timeout | undefined;

  async function renew(): Promise<void> {
    if (isStopped || next || !current.current?.isOutdated(options.today())) return;
    next = openIndex({ ...options, isNew: true });
    try {
      await next.start();
    } catch {
      // Logged; the index there is stays until the next time.
      await next.stop();
      next = null;
      return;
    }
    if (isStopped) return;
    const before = current;
    [current, next] = [next, null];
    await before.stop();
  }

  return {
    find: (beginning) => current.current?.find(beginning) ?? null,
    async start() {
      renewals ??= setInterval(() => void renew(), renewalMs).unref();
      await current.start();
    },
    renew,
    bytes: () => current.current?.bytes() ?? 0,
    async stop() {
      isStopped = true;
      clearInterval(renewals);
      await current.stop();
      await next?.stop();
    },
  };
}

/** With `isNew`, words are counted and read again whatever a snapshot has. */
const openIndex = ({ isNew = false, today, ...options }: Options & { isNew?: boolean }) =>
  createLiveIndex<WordRow, WordTable>({
    ...options,
    source: {
      name: 'words of listings',
      channels: ['listing_changes'],
      layout,
      empty: async (sql) =>
        createWordTable({ beginnings: await readCommonBeginnings(sql), day: today() }),
      restored(stored) {
        const table = isNew ? null : restoreWordTable(stored);
        return table?.isOutdated(today()) ? null : table;
      },
      readAll: readAllWords,
      readChanges: readWordChanges,
    },
  });
