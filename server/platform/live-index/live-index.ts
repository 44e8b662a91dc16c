import path from 'node:path';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import type { SharedFiles } from '#platform/storage/storage.ts';
import { followChanges, type ChangeFollower } from './follow-changes.ts';
import type { IndexSource, Rows } from './index-source.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { databaseIdentity, oldestTransaction } from './transactions.ts';

export interface LiveIndex<Index> {
  /** Null until it is built; then it is kept current. */
  readonly current: Index | null;
  /** Builds the index. Rejects when that fails, and retries later. */
  start(): Promise<void>;
  /** Writes the snapshot, which makes the next start fast, and stops listening to the database. */
  stop(): Promise<void>;
}

interface Options<Row, Index extends Rows<Row>> {
  sql: Pool;
  log: Log;
  /** Path of the snapshot; null writes none. */
  snapshotFile: string | null;
  /** Where processes hand snapshots to each other, if anywhere. */
  shared?: SharedFiles | null;
  source: IndexSource<Row, Index>;
}

const snapshotMs = 60 * 60_000;
const retryMs = 10_000;
/** One process in an hour hands its snapshot on, whichever is first. */
const sharedShare = 0.9;
const ignore = () => undefined;

/**
 * An index in memory that follows the database. It is derived data and can be lost at any time: it
 * starts from a snapshot, or from reading everything, and then applies each change.
 */
export function createLiveIndex<Row extends { id: number }, Index extends Rows<Row>>({
  sql,
  log,
  snapshotFile,
  shared = null,
  source,
}: Options<Row, Index>): LiveIndex<Index> {
  let current: Index | null = null;
  let follower: ChangeFollower | null = null;
  let identity = '';
  let starting: Promise<void> = Promise.resolve();
  let firstShare: Promise<void> = Promise.resolve();
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let snapshots: NodeJS.Timeout | undefined;

  async function build(): Promise<{ index: Index; since: bigint }> {
    const since = await oldestTransaction(sql);
    const index = await source.empty(sql);
    for await (const batch of source.readAll(sql)) {
      if (isStopped) break;
      for (const row of batch) put(index, row);
    }
    index.arrange?.();
    return { index, since };
  }

  /** Leaves out a row whose own data cannot be indexed: without it, all others are still ranked. */
  function put(index: Index, row: Row): void {
    try {
      index.put(row);
    } catch (error) {
      index.remove(row.id);
      log.error({ err: error, id: row.id }, `A row of ${source.name} cannot be indexed`);
    }
  }

  async function load(): Promise<{ index: Index; since: bigint } | null> {
    if (!snapshotFile) return null;
    const own = await loadFile(snapshotFile);
    if (own || !shared) return own;
    // Another process has it: much sooner here than read from every row.
    const isFetched = await shared
      .fetch(path.basename(snapshotFile), snapshotFile)
      .catch(warnShared);
    return isFetched ? loadFile(snapshotFile) : null;
  }

  async function loadFile(file: string): Promise<{ index: Index; since: bigint } | null> {
    const { layout } = source;
    const snapshot = await readSnapshot(file, { identity, layout });
    if (!snapshot || snapshot.since > (await oldestTransaction(sql))) return null;
    const index = source.restored(snapshot.columns);
    return index && { index, since: snapshot.since };
  }

  /** Hands the snapshot on, unless another process did so lately. */
  async function share(isFirst: boolean): Promise<void> {
    if (!shared || !snapshotFile) return;
    const name = path.basename(snapshotFile);
    const ageMs = await shared.age(name);
    if (isFirst || ageMs === null || ageMs >= snapshotMs * sharedShare) {
      await shared.put(name, snapshotFile);
    }
  }

  const warnShared = (error: unknown) => {
    log.warn({ err: error }, `The snapshot of the index of ${source.name} could not be shared`);
  };

  async function begin(): Promise<void> {
    identity = await databaseIdentity(sql);
    const loaded = await load();
    const { index, since } = loaded ?? (await build());
    if (isStopped) return;
    follower = await followChanges({ sql, log, source, since }, (changes) => {
      for (const { id, row } of changes) {
        if (row === null) index.remove(id);
        else put(index, row);
      }
    });
    current = index;
    snapshots = setInterval(() => void saveAndShare(false), snapshotMs).unref();
    // Whoever starts next need not read everything again.
    if (!loaded && shared) firstShare = saveAndShare(true);
  }

  function start(): Promise<void> {
    starting = begin().catch((error: unknown) => {
      if (!isStopped) retry = setTimeout(() => void start().catch(ignore), retryMs).unref();
      log.warn(
        { err: error },
        `The index of ${source.name} could not be built; until it is, the database ranks`,
      );
      throw error;
    });
    return starting;
  }

  async function save(): Promise<void> {
    if (!current || !follower || !snapshotFile) return;
    // A copy: changes applied while the file is written would corrupt it.
    const columns = structuredClone(current.stored());
    const { layout } = source;
    await writeSnapshot(snapshotFile, { columns, since: follower.since, identity, layout });
  }

  async function saveAndShare(isFirst: boolean): Promise<void> {
    await saveOrWarn();
    await share(isFirst).catch(warnShared);
  }

  async function saveOrWarn(): Promise<void> {
    await save().catch((error: unknown) => {
      log.warn({ err: error }, `The snapshot of the index of ${source.name} could not be written`);
    });
  }

  return {
    get current() {
      return current;
    },
    start,
    async stop() {
      isStopped = true;
      clearInterval(snapshots);
      clearTimeout(retry);
      await starting.catch(ignore);
      await firstShare;
      await follower?.stop();
      await saveOrWarn();
      current = null;
    },
  };
}
