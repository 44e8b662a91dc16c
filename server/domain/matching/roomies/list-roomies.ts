import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { RoomiePage, RoomieQuery } from '#contract/matching/roomie.ts';
import { fitSummary } from '#fit/fit-between.ts';
import { hasAnswers } from '#fit/person.ts';
import { readPage } from '#platform/http/read-page.ts';
import type { Matching } from '../create-matching.ts';
import { roomieFilters } from '../roomie-filters.ts';
import { newestInSql } from '../sql-ranking.ts';
import { peopleHiddenFrom } from './hidden-people.ts';
import { readOwnAnswers, readRoomies } from './read-roomies.ts';

/** A page of roomies: by Fit, or the newest first when asked for or without answers of one's own. */
export async function listRoomies(
  sql: Sql,
  matching: Pick<Matching, 'rank'>,
  viewerId: number,
  query: RoomieQuery,
): Promise<RoomiePage> {
  const { sort = 'fit' } = query;
  const page = readPage(query);
  const { offset } = page;
  const [viewer, without] = await Promise.all([
    readOwnAnswers(sql, viewerId),
    peopleHiddenFrom(sql, viewerId),
  ]);
  const sortedBy = sort === 'fit' && hasAnswers(viewer) ? 'fit' : 'newest';
  // Beyond what is counted there is no page; the answer still says how many there are.
  const limit = Math.max(0, Math.min(page.limit, limits.countedItems - offset));
  const request = {
    viewerId,
    viewer,
    without,
    filters: roomieFilters(query),
    offset: limit === 0 ? 0 : offset,
    limit,
  };
  const { ids, total } = await (sortedBy === 'fit'
    ? matching.rank(request)
    : newestInSql(sql, request));
  const roomies = await readRoomies(sql, ids);
  return {
    ...page.answer(
      roomies.map(({ user, person }) => ({ ...user, fit: fitSummary(viewer, person) })),
      total,
    ),
    sorted_by: sortedBy,
  };
}
