import { currencies } from '#contract/currencies.ts';
import type { ListingAdvice, ListingChoices, ListingMap } from '#contract/listings/listing-map.ts';
import { searchWords } from '../filters/words.ts';
import { utcDayNumber } from '#platform/http/day-end.ts';
import type { FindListings } from '../sql/find.ts';
import type { PricedQuery } from '../priced-query.ts';
import { countFilterNames } from '#contract/search/filters.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { SharedFiles } from '#platform/storage/storage.ts';
import { hasAnswers } from '#fit/answers.ts';
import { createLiveIndex } from '#platform/live-index/live-index.ts';
import { createPacking, layoutFingerprint, viewerTables } from '#domain/matching/public.ts';
import {
  createListingTable,
  restoreListingTable,
  type ListingRow,
  type ListingTable,
} from './listing-columns.ts';
import { readAllListings, readListingChanges } from './read-listings.ts';
import { adviseSearch } from '../relaxation/advise.ts';
import { countChoices } from '../choices/count-choices.ts';
import { rankForGroupByFit, type GroupRankingRequest } from '../group/rank-for-group.ts';
import { scanForGroup } from '../group/scan-for-group.ts';
import { countAreas, type AreaCount } from './count-areas.ts';
import { findIds } from './find-ids.ts';
import { mapListings } from '../map/map-listings.ts';
import { medianRent, type Median } from '../median-rent.ts';
import { scanListings } from '../ranking/scan-listings.ts';
import {
  rankListingsInSql,
  type RankedListings,
  type RankingRequest,
} from '../ranking/rank-in-sql.ts';
import { mapInSql, type MapQuery } from '../map/sql-map.ts';
import { indexedTraits } from './trait-bits.ts';
import { createCommonWords } from '../words/common-words.ts';
import { createWordSets } from '../words/word-sets.ts';

export interface SearchIndex {
  /**
   * Ranks all listings of a search by how well they fit. Exact, with or without the index.
   * `candidates` are the ids of the listings with the words of the search, if they are known; without
   * them, the index reads words that it does not have.
   */
  rank(request: RankingRequest & { candidates: readonly number[] | null }): Promise<RankedListings>;
  /** The same for a group, by its least content pair. Exact, with or without the index. */
  rankForGroup(
    request: GroupRankingRequest & { candidates: readonly number[] | null },
  ): Promise<RankedListings>;
  /**
   * The ids of a search, in no order, or `ids: null` when it finds more than `most`. Null without the
   * index, and while it reads which listings have the words.
   */
  find: FindListings;
  /** Does the index have each word of a search? Rare ones are looked up in the database. */
  hasWords(query: PricedQuery): boolean;
  /** Where the listings of a search are. Exact, with or without the index. */
  map(query: MapQuery): Promise<Pick<ListingMap, 'total' | 'clusters' | 'listings'>>;
  /** The smallest useful changes of a search; null without the index. */
  advise(query: PricedQuery): Promise<Pick<ListingAdvice, 'total' | 'changes'> | null>;
  /** How many listings each choice of a filter finds; null without the index. */
  countChoices(query: PricedQuery): Promise<Pick<ListingChoices, 'total' | 'choices'> | null>;
  /** How many listings are offered in which area, the fullest first; null without the index. */
  countAreas: () => AreaCount[] | null;
  /** The median rent of a search without words, in its currency; null without the index. */
  rentsAround: RentsAround;
  /**
   * Builds the index and keeps it fresh; until then SQL ranks. Rejects when that fails, and retries
   * later.
   */
  start(): Promise<void>;
  /** Has the index been built? */
  readonly isIndexed: boolean;
  /** Bytes of memory that the listings and their words take. */
  bytes(): { listings: number; words: number };
  /** Writes the snapshots, which make the next start fast, and stops listening to the database. */
  stop(): Promise<void>;
}

/** See {@link SearchIndex}. */
export type RentsAround = (query: PricedQuery) => Median | null;

interface Options {
  database: Pick<Database, 'sql' | 'searches' | 'clock'>;
  log: Log;
  /** Path of the snapshot; null writes none. */
  snapshotFile: string | null;
  /** Path of that of the words; null writes none. */
  wordsFile?: string | null;
  /** Where processes hand snapshots to each other, if anywhere. */
  shared?: SharedFiles | null;
}

/** Raise it when the meaning of a byte changes. */
const layoutVersion = 4;

/** Creates the index of the listings of a database; SQL answers until it is built. */
export function createSearchIndex({
  database,
  log,
  snapshotFile,
  wordsFile = null,
  shared = null,
}: Options): SearchIndex {
  const { sql, searches, clock } = database;
  const packing = createPacking();
  /**
   * The index holds active listings; of these, it leaves out those that are offered until a day
   * before this one.
   */
  const today = () => utcDayNumber(clock.now());
  const commonWords = createCommonWords({ sql, log, snapshotFile: wordsFile, shared, today });
  const wordSets = createWordSets(sql, commonWords.find);
  const listings = createLiveIndex<ListingRow, ListingTable>({
    sql,
    log,
    snapshotFile,
    shared,
    source: {
      name: 'listings',
      channels: ['listing_changes', 'match_changes'],
      layout: layoutFingerprint('listings', layoutVersion, [
        ...indexedTraits,
        ...currencies,
        ...countFilterNames,
      ]),
      empty: () => createListingTable(packing),
      restored: (stored) => restoreListingTable(packing, stored),
      readAll: readAllListings,
      async *readChanges(changed, since) {
        for await (const changes of readListingChanges(changed, since)) {
          await wordSets.refresh(changes.map(({ id }) => id));
          yield changes;
        }
      },
    },
  });

  const withWords = (query: PricedQuery) => wordSets.of(searchWords(query));

  return {
    hasWords: (query) =>
      searchWords(query)
        .flat()
        .every((spelling) => commonWords.find(spelling) !== null),
    async map(query) {
      const members = listings.current ? await withWords(query) : [];
      // Asked anew, as it may have been closed meanwhile.
      const index = listings.current;
      if (!index) return mapInSql(searches, query);
      return mapListings({ table: index, query, today: today(), members });
    },
    find(query, most) {
      const index = listings.current;
      const members = index && wordSets.known(searchWords(query));
      if (!index || !members) return null;
      return { ids: findIds({ table: index, query, today: today(), members }, most) };
    },
    async advise(query) {
      if (!listings.current) return null;
      const members = await withWords(query);
      const table = listings.current;
      return table && adviseSearch({ table, query, today: today(), members });
    },
    async countChoices(query) {
      if (!listings.current) return null;
      const members = await withWords(query);
      const table = listings.current;
      return table && countChoices({ table, query, today: today(), members });
    },
    countAreas: () => listings.current && countAreas(listings.current, today()),
    rentsAround(query) {
      const table = listings.current;
      return table && medianRent({ table, query, today: today(), members: [] });
    },
    async rank(request) {
      const within = withinCount(request);
      const { viewer, query, candidates } = within;
      const members = listings.current && !candidates ? await withWords(query) : [];
      // Asked anew, as it may have been closed meanwhile.
      const index = listings.current;
      if (!index) return rankListingsInSql(searches, within);
      const { ids, total } = scanListings(index, {
        viewer,
        tables: viewerTables(packing, viewer.answers),
        query,
        today: today(),
        slots: candidates && findSlots(index, candidates),
        members,
        top: within.offset + within.limit,
      });
      return { ids: ids.slice(within.offset), total: Math.min(total, countedUpTo(query)) };
    },
    async rankForGroup(request) {
      const within = withinCount(request);
      const { answers, left, query, candidates, offset, limit } = within;
      const members = listings.current && !candidates ? await withWords(query) : [];
      // Asked anew, as it may have been closed meanwhile.
      const index = listings.current;
      const { ids, total } = index
        ? scanForGroup(index, {
            tables: answers.filter(hasAnswers).map((each) => viewerTables(packing, each)),
            left,
            query,
            today: today(),
            slots: candidates && findSlots(index, candidates),
            members,
            top: offset + limit,
          })
        : await rankForGroupByFit(searches, { ...within, offset: 0, limit: offset + limit });
      return { ids: ids.slice(offset), total: Math.min(total, countedUpTo(query)) };
    },
    async start() {
      await listings.start();
      await commonWords.start();
    },
    get isIndexed() {
      return listings.current !== null;
    },
    bytes: () => ({ listings: listings.current?.bytes() ?? 0, words: commonWords.bytes() }),
    async stop() {
      await listings.stop();
      await commonWords.stop();
    },
  };
}

/** The part of a request up to where its search counts: pages end there. */
function withinCount<Request extends Pick<RankingRequest, 'query' | 'offset' | 'limit'>>(
  request: Request,
): Request {
  const limit = Math.min(request.limit, countedUpTo(request.query) - request.offset);
  return limit > 0 ? { ...request, limit } : { ...request, offset: 0, limit: 0 };
}

/** The slots of these listings, in their order in memory. */
const findSlots = (index: ListingTable, ids: readonly number[]) =>
  Int32Array.from(ids, index.findSlot)
    .filter((slot) => slot !== -1)
    .sort();
