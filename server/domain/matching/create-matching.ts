import type { Pool } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Log } from '#platform/log.ts';
import { followChanges, type ChangeFollower } from './follow-changes.ts';
import { createPacking } from './packed-answers.ts';
import { createPeopleColumns, type PeopleColumns } from './people-columns.ts';
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
  /** Ranks everyone who may be found for a viewer: exact, with or without the index. */
  rank(request: RankingRequest): Promise<Ranking>;
  /** Builds the index and keeps it fresh; until it is there SQL ranks. Rejects when that fails, and tries again later. */
  start(): Promise<void>;
  /** Is the index there? */
  readonly isIndexed: boolean;
  /** Bytes of memory the index takes. */
  bytes(): number;
  /** Writes the snapshot, so that the next start is quick, and lets go of the database. */
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  log: Log;
  /** Where the snapshot lies; null keeps none. */
  snapshotFile: string | null;
}

const snapshotMs = 60 * 60_000;
const retryMs = 10_000;
const ignore = () => undefined;

/** Matching over a database: the truth is there, what is kept here can be lost at any time. */
export function createMatching({ sql, log, snapshotFile }: Options): Matching {
  const packing = createPacking();
  let people: PeopleColumns | null = null;
  let follower: ChangeFollower | null = null;
  let identity = '';
  let starting: Promise<void> = Promise.resolve();
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let snapshots: NodeJS.Timeout | undefined;

  function rankInIndex(index: PeopleColumns, request: RankingRequest): Ranking {
    const { viewerId, viewer, filters, without, offset, limit } = request;
    const slots = [viewerId, ...without].map(index.slotOf).filter((slot) => slot !== -1);
    const { places, total, matches } = scan(index.columns, {
      tables: viewerTables(packing, viewer),
      filters,
      without: slots,
      top: offset + limit,
    });
    return {
      ids: places.slice(offset).map(({ id }) => id),
      total: Math.min(total, limits.countedItems),
      matches,
    };
  }

  async function build(): Promise<{ index: PeopleColumns; since: bigint }> {
    const since = await oldestTransaction(sql);
    const index = createPeopleColumns(packing);
    for await (const batch of readAllCandidates(sql)) {
      if (isStopped) break;
      batch.forEach(index.put);
    }
    return { index, since };
  }

  async function load(): Promise<{ index: PeopleColumns; since: bigint } | null> {
    const snapshot = snapshotFile && (await readSnapshot(snapshotFile, identity));
    if (!snapshot || snapshot.since > (await oldestTransaction(sql))) return null;
    return { index: createPeopleColumns(packing, snapshot.columns), since: snapshot.since };
  }

  async function begin(): Promise<void> {
    identity = await databaseIdentity(sql);
    const { index, since } = (await load()) ?? (await build());
    if (isStopped) return;
    follower = await followChanges(sql, log, since, (changes) => applyTo(index, changes));
    people = index;
    snapshots = setInterval(() => void saveOrWarn(), snapshotMs).unref();
  }

  function start(): Promise<void> {
    starting = begin().catch((error: unknown) => {
      if (!isStopped) retry = setTimeout(() => void start().catch(ignore), retryMs).unref();
      log.warn({ err: error }, 'There is no index of people yet: the database ranks them');
      throw error;
    });
    return starting;
  }

  async function save(): Promise<void> {
    if (!people || !follower || !snapshotFile) return;
    // One moment: applying more while the file is written would tear it.
    const columns = structuredClone(people.columns);
    await writeSnapshot(snapshotFile, { columns, since: follower.since, identity });
  }

  async function saveOrWarn(): Promise<void> {
    await save().catch((error: unknown) => {
      log.warn({ err: error }, 'The snapshot of people could not be written');
    });
  }

  return {
    async rank(request) {
      const limit = Math.min(request.limit, limits.countedItems - request.offset);
      const within = limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
      return people ? rankInIndex(people, within) : rankInSql(sql, within);
    },
    start,
    get isIndexed() {
      return people !== null;
    },
    bytes: () => people?.bytes() ?? 0,
    async stop() {
      isStopped = true;
      clearInterval(snapshots);
      clearTimeout(retry);
      await starting.catch(ignore);
      await follower?.stop();
      await saveOrWarn();
      people = null;
    },
  };
}

function applyTo(index: PeopleColumns, changes: Change[]): void {
  for (const { id, candidate } of changes) {
    if (candidate) index.put(candidate);
    else index.remove(id);
  }
}
