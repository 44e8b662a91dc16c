import { limits } from '#contract/limits.ts';
import type { WantedList, WantedQuery } from '#contract/wanted/wanted.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import { usersLeftOut } from '#domain/marks/public.ts';
import {
  around,
  noFilters,
  readOwnAnswers,
  type Matching,
  type RoomieFilters,
} from '#domain/matching/public.ts';
import { currencyBounds, type Comparison, type Pricing } from '#domain/money/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import { daysSinceEpoch } from '#fit/listing-fit.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sql } from '#platform/database/sql.ts';
import { utcDay } from '#platform/http/day-end.ts';
import { readPage } from '#platform/http/page.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { listGroupPages } from './groups/list-group-pages.ts';
import { rankForHousehold } from './rank-for-household.ts';
import { readWantedByAuthors } from './read-wanted.ts';
import { readOwnRooms, roomFilters, type OwnRoom } from './room-filters.ts';

export interface SearchDeps {
  database: Pick<Database, 'sql' | 'clock'>;
  matching: Pick<Matching, 'rank' | 'newestWanted'>;
  pricing: Pick<Pricing, 'compareFor' | 'compareIn'>;
}

/**
 * A page of wanted pages: by fit with the household of the room, else with the viewer, or newest first
 * when the query says so or there are no answers.
 * Only a search for a room of the viewer finds pages that are for owners with a fitting room. Throws
 * `forbidden`, `not_found`, `gone`, `conflict` and `no_location` about that room.
 */
export async function listWanted(
  deps: SearchDeps,
  viewer: Viewer,
  query: WantedQuery,
): Promise<WantedList> {
  const { sql } = deps.database;
  const page = readPage(query);
  const { filters, comparison, room } = await readFilters(deps, viewer, query);
  if (query.authors === 'groups') {
    const reader = { id: viewer.user_id, answers: await readOwnAnswers(sql, viewer.user_id) };
    const { rent } = query;
    const groupPages = await listGroupPages(sql, deps.pricing, reader, {
      near: filters.near,
      moveInBy: filters.moveInBy,
      room,
      rent: rent === undefined || room ? null : { amount: rent, currency: comparison.currency },
      isByFit: query.sort !== 'newest',
      limit: page.limit,
      offset: page.offset,
    });
    return {
      ...page.answer(groupPages.items, groupPages.total),
      currency: comparison.currency,
      rates_day: comparison.day,
      sorted_by: groupPages.isByFit ? 'fit' : 'newest',
      has_answers: groupPages.canCompare,
    };
  }
  const [answers, without] = await Promise.all([
    readOwnAnswers(sql, viewer.user_id),
    usersLeftOut(sql, viewer.user_id),
  ]);
  const { limit, offset } = page;
  const request = { viewerId: viewer.user_id, without, filters, offset, limit };
  const reader = { id: viewer.user_id, answers };
  const household =
    query.sort !== 'newest' && query.listing_id !== undefined
      ? await rankForHousehold(sql, deps.matching, query.listing_id, request)
      : null;
  const canCompare = household !== null || hasAnswers(answers);
  const isByFit = query.sort !== 'newest' && canCompare;
  const { ids, total } =
    household ??
    (isByFit
      ? await deps.matching.rank({ ...request, viewer: answers })
      : await deps.matching.newestWanted(request));
  return {
    ...page.answer(await readWantedByAuthors(sql, reader, ids, household?.fits), total),
    currency: comparison.currency,
    rates_day: comparison.day,
    sorted_by: isByFit ? 'fit' : 'newest',
    has_answers: canCompare,
  };
}

async function readFilters(
  { database, pricing }: SearchDeps,
  viewer: Viewer,
  query: WantedQuery,
): Promise<{ filters: RoomieFilters; comparison: Comparison; room: OwnRoom | null }> {
  const { lat, lng, radius_km: radiusKm = limits.radiusKm.default, currency, rent } = query;
  const moveInBy = query.move_in_by === undefined ? null : daysSinceEpoch(query.move_in_by);
  if (query.listing_id !== undefined) {
    const room = await readRoom(database.sql, viewer, query.listing_id);
    const filters = roomFilters(room, pricing, radiusKm);
    if (!filters) {
      throw new ProblemError('no_location', {
        detail: 'Choose the place of this room on the map first: wanted pages are found around it',
      });
    }
    return {
      filters: { ...filters, moveInBy },
      comparison: pricing.compareIn(room.currency),
      room,
    };
  }
  const comparison = await pricing.compareFor({ currency, lat, lng });
  const isSomewhere = lat !== undefined && lng !== undefined;
  const filters = {
    ...noFilters,
    near: isSomewhere ? around(lat, lng, radiusKm) : null,
    budget:
      rent === undefined
        ? null
        : { bounds: currencyBounds(comparison, rent, limits.id.max), lenient: false },
    moveInBy,
    wanted: { today: daysSinceEpoch(utcDay(database.clock.now())), forOwners: false },
  };
  return { filters, comparison, room: null };
}

async function readRoom(sql: Sql, viewer: Viewer, listingId: number) {
  await requireOwnListing(sql, viewer, listingId);
  const [room] = await readOwnRooms(sql, viewer.user_id, listingId);
  if (room?.status === 'active') return room;
  throw new ProblemError('conflict', {
    detail: 'Offer this room first: it is not offered at the moment',
  });
}
