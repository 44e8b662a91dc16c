import type { Database } from '#platform/database/database.ts';
import { limits } from '#contract/limits.ts';
import type { Log } from '#platform/log.ts';
import { followChanges, type ChangeFollower } from './follow-changes.ts';
import { createPacking } from './packed-answers.ts';
import { createUserColumns, type UserColumns } from './user-columns.ts';
import {
  databaseIdentity,
  oldestTransaction,
  readAllCandidates,
  type Change,
} from './read-candidates.ts';
import { scan } from './scan.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { rankInSql, type Ranking, type RankingRequest } from './sql-ranking.ts';
import { viewerTables } from './viewer-tables.ts';

export interface Matching {
  /** Ranks all findable users for a viewer. Exact, with or without the index. */
  rank(request: RankingRequest): Promise<Ranking>;
  /**
   * Builds the index and keeps it fresh; until then SQL ranks. Rejects when that fails, and retries
   * later.
   */
  start(): Promise<void>;
  /** Has the index been built? */
  readonly isIndexed: boolean;
  /** Bytes of memory the index takes. */
  bytes(): number;
  /** Writes the snapshot, which makes the next start fast, and stops listening to the database. */
  stop(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'sql' | 'searches'>;
  log: Log;
  /** Path of the snapshot; null writes none. */
  snapshotFile: string | null;
}

const snapshotMs = 60 * 60_000;
const retryMs = 10_000;
const ignore = () => undefined;

/** Matching over a database. The index is derived from it and can be lost at any time. */
export function createMatching({ database, log, snapshotFile }: Options): Matching {
  const { sql, searches } = database;
  const packing = createPacking();
  let users: UserColumns | null = null;
  let follower: ChangeFollower | null = null;
  let identity = '';
  let starting: Promise<void> = Promise.resolve();
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let snapshots: NodeJS.Timeout | undefined;

  function rankInIndex(index: UserColumns, request: RankingRequest): Ranking {
    const { viewerId, viewer, filters, without, offset, limit } = request;
    const slots = [viewerId, ...without].map(index.slotOf).filter((slot) => slot !== -1);
    const { ranked, total, matches } = scan(index.columns, {
      tables: viewerTables(packing, viewer),
      filters,
      without: slots,
      top: offset + limit,
    });
    return {
      ids: ranked.slice(offset).map(({ id }) => id),
      total: Math.min(total, limits.countedItems),
      matches,
    };
  }

  async function build(): Promise<{ index: UserColumns; since: bigint }> {
    const since = await oldestTransaction(sql);
    const index = createUserColumns(packing);
    for await (const batch of readAllCandidates(sql)) {
      if (isStopped) break;
      batch.forEach(index.put);
    }
    return { index, since };
  }

  async function load(): Promise<{ index: UserColumns; since: bigint } | null> {
    const snapshot = snapshotFile && (await readSnapshot(snapshotFile, identity));
    if (!snapshot || snapshot.since > (await oldestTransaction(sql))) return null;
    return { index: createUserColumns(packing, snapshot.columns), since: snapshot.since };
  }

  async function begin(): Promise<void> {
    identity = await databaseIdentity(sql);
    const { index, since } = (await load()) ?? (await build());
    if (isStopped) return;
    follower = await followChanges(sql, log, since, (changes) => applyTo(index, changes));
    users = index;
    snapshots = setInterval(() => void saveOrWarn(), snapshotMs).unref();
  }

  function start(): Promise<void> {
    starting = begin().catch((error: unknown) => {
      if (!isStopped) retry = setTimeout(() => void start().catch(ignore), retryMs).unref();
      log.warn(
        { err: error },
        'The index of users could not be built; until it is, the database ranks',
      );
      throw error;
    });
    return starting;
  }

  async function save(): Promise<void> {
    if (!users || !follower || !snapshotFile) return;
    // A copy: changes applied while the file is written would corrupt it.
    const columns = structuredClone(users.columns);
    await writeSnapshot(snapshotFile, { columns, since: follower.since, identity });
  }

  async function saveOrWarn(): Promise<void> {
    await save().catch((error: unknown) => {
      log.warn({ err: error }, 'The snapshot of the index of users could not be written');
    });
  }

  return {
    async rank(request) {
      const limit = Math.min(request.limit, limits.countedItems - request.offset);
      const within = limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
      return users ? rankInIndex(users, within) : rankInSql(searches, within);
    },
    start,
    get isIndexed() {
      return users !== null;
    },
    bytes: () => users?.bytes() ?? 0,
    async stop() {
      isStopped = true;
      clearInterval(snapshots);
      clearTimeout(retry);
      await starting.catch(ignore);
      await follower?.stop();
      await saveOrWarn();
      users = null;
    },
  };
}

function applyTo(index: UserColumns, changes: Change[]): void {
  for (const { id, candidate } of changes) {
    if (candidate) index.put(candidate);
    else index.remove(id);
  }
}
