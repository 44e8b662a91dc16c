import type { Database } from '#platform/database/database.ts';
import { currencies } from '#contract/currencies.ts';
import { limits } from '#contract/limits.ts';
import type { Log } from '#platform/log.ts';
import type { SharedFiles } from '#platform/storage/storage.ts';
import { createLiveIndex } from './live-index.ts';
import { createPacking, layoutOf } from './packed-answers.ts';
import { readAllCandidates, readChanges } from './read-candidates.ts';
import { scan } from './scan.ts';
import { rankInSql, type Ranking, type RankingRequest } from './sql-ranking.ts';
import {
  createUserColumns,
  restoreUserColumns,
  type Candidate,
  type UserColumns,
} from './user-columns.ts';
import { viewerTables } from './viewer-tables.ts';

export interface Matching {
  /** Ranks all findable users for a viewer. Exact, with or without the index. */
  rank(request: RankingRequest): Promise<Ranking>;
  /** How many users are found, up to where lists stop counting; null without the index. */
  count(request: RankingRequest): number | null;
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
  /** Where processes hand snapshots to each other, if anywhere. */
  shared?: SharedFiles | null;
}

/** Raise it when the meaning of a byte changes. */
const layoutVersion = 2;

/** Matching over a database. The index is derived from it and can be lost at any time. */
export function createMatching({ database, log, snapshotFile, shared = null }: Options): Matching {
  const { sql, searches } = database;
  const packing = createPacking();
  const users = createLiveIndex<Candidate, UserColumns>({
    sql,
    log,
    snapshotFile,
    shared,
    source: {
      name: 'users',
      channels: ['match_changes'],
      layout: layoutOf('users', layoutVersion, currencies),
      empty: () => createUserColumns(packing),
      restored: (stored) => restoreUserColumns(packing, stored),
      readAll: readAllCandidates,
      readChanges,
    },
  });

  function rankInIndex(index: UserColumns, request: RankingRequest): Ranking {
    const { viewerId, viewer, filters, without, offset, limit } = request;
    const { ranked, total, matches } = scan(index.columns, {
      tables: viewerTables(packing, viewer),
      filters,
      without: slotsOf(index, [viewerId, ...without]),
      top: offset + limit,
    });
    return {
      ids: ranked.slice(offset).map(({ id }) => id),
      total: Math.min(total, limits.countedItems),
      matches,
    };
  }

  return {
    async rank(request) {
      const limit = Math.min(request.limit, limits.countedItems - request.offset);
      const within = limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
      const index = users.current;
      return index ? rankInIndex(index, within) : rankInSql(searches, within);
    },
    count({ viewerId, viewer, filters, without }) {
      const index = users.current;
      if (!index) return null;
      return scan(index.columns, {
        tables: viewerTables(packing, viewer),
        filters,
        without: slotsOf(index, [viewerId, ...without]),
        top: 0,
        most: limits.countedItems,
      }).total;
    },
    start: users.start,
    get isIndexed() {
      return users.current !== null;
    },
    bytes: () => users.current?.bytes() ?? 0,
    stop: users.stop,
  };
}

const slotsOf = (index: UserColumns, ids: readonly number[]) =>
  ids.map(index.slotOf).filter((slot) => slot !== -1);
