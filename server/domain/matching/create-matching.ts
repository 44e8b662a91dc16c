import type { Database } from '#platform/database/database.ts';
import { currencies } from '#contract/currencies.ts';
import { limits } from '#contract/limits.ts';
import type { UserAnswers } from '#fit/answers.ts';
import type { Log } from '#platform/log.ts';
import type { SharedFiles } from '#platform/storage/storage.ts';
import { createLiveIndex } from '#platform/live-index/live-index.ts';
import { createPacking, layoutFingerprint } from './packed-answers.ts';
import { readAllCandidates, readChanges } from './read-candidates.ts';
import { newestWanted, scan, slotsPassing } from './scan.ts';
import { newestWantedInSql, rankInSql, type Ranking, type RankingRequest } from './sql-ranking.ts';
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
  /** Ranks the same users for a viewer with each of several answers, in one go. */
  rankForEach(
    request: Omit<RankingRequest, 'viewer'>,
    viewers: readonly UserAnswers[],
  ): Promise<Ranking[]>;
  /** Who wrote the newest wanted pages; exact, with or without the index. The filters ask for pages. */
  newestWanted(request: Omit<RankingRequest, 'viewer'>): Promise<Omit<Ranking, 'matches'>>;
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
const layoutVersion = 3;

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
      layout: layoutFingerprint('users', layoutVersion, currencies),
      empty: () => createUserColumns(packing),
      restored: (stored) => restoreUserColumns(packing, stored),
      readAll: readAllCandidates,
      readChanges,
    },
  });

  function rankInIndex(
    index: UserColumns,
    request: Omit<RankingRequest, 'viewer'>,
    viewers: readonly UserAnswers[],
  ): Ranking[] {
    const { filters, offset, limit } = request;
    const slots = slotsFound(index, request);
    return viewers.map((viewer) => {
      const { ranked, total, matches } = scan(index.columns, slots, {
        tables: viewerTables(packing, viewer),
        noConflicts: filters.noConflicts,
        top: offset + limit,
      });
      return {
        ids: ranked.slice(offset).map(({ id }) => id),
        total: Math.min(total, limits.countedItems),
        matches,
      };
    });
  }

  async function rankForEach(
    request: Omit<RankingRequest, 'viewer'>,
    viewers: readonly UserAnswers[],
  ): Promise<Ranking[]> {
    const limit = Math.min(request.limit, limits.countedItems - request.offset);
    const within = limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
    const index = users.current;
    if (index) return rankInIndex(index, within, viewers);
    return Promise.all(viewers.map((viewer) => rankInSql(searches, { ...within, viewer })));
  }

  return {
    async rank({ viewer, ...request }) {
      const [ranking] = await rankForEach(request, [viewer]);
      return ranking ?? nobody;
    },
    rankForEach,
    async newestWanted(request) {
      const limit = Math.max(0, Math.min(request.limit, limits.countedItems - request.offset));
      const within = limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
      const index = users.current;
      if (!index) return newestWantedInSql(searches, within);
      const slots = slotsFound(index, within);
      const newest = newestWanted(index.columns, slots, within);
      return {
        ids: Array.from(newest, (slot) => index.columns.ids[slot] ?? 0),
        total: Math.min(slots.length, limits.countedItems),
      };
    },
    count({ viewer, ...request }) {
      const index = users.current;
      if (!index) return null;
      return scan(index.columns, slotsFound(index, request), {
        tables: viewerTables(packing, viewer),
        noConflicts: request.filters.noConflicts,
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

const nobody: Ranking = { ids: [], total: 0, matches: 0 };

function slotsFound(
  index: UserColumns,
  { viewerId, filters, without }: Omit<RankingRequest, 'viewer'>,
): Int32Array {
  const leftOut = [viewerId, ...without].map(index.findSlot).filter((slot) => slot !== -1);
  return slotsPassing(index.columns, filters, leftOut);
}
