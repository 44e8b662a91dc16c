import { limits } from '#contract/limits.ts';
import type { RoomiePage, RoomieQuery } from '#contract/matching/calls.ts';
import { hasAnswers } from '#fit/answers.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { usersLeftOut } from '#domain/marks/public.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sql } from '#platform/database/sql.ts';
import { utcDay } from '#platform/http/day-end.ts';
import { readPage } from '#platform/http/page.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Matching } from './create-matching.ts';
import { readRoomies, readSeeker } from './read-roomies.ts';
import { budgetCurrency, ownFilters, roomieFilters } from './roomie-filters.ts';
import { countInSql, newestInSql, type Ranking, type RankingRequest } from './sql-ranking.ts';

interface RoomieDeps {
  database: Pick<Database, 'sql' | 'searches' | 'clock'>;
  matching: Pick<Matching, 'rank' | 'count' | 'isIndexed'>;
  pricing: Pick<Pricing, 'compareFor'>;
}

/**
 * A page of roomies around the viewer unless the query says otherwise: by Fit, or newest first when
 * the query says so, the viewer has no answers, or the server cannot compare so many yet.
 */
export async function listRoomies(
  { database: { sql, searches, clock }, matching, pricing }: RoomieDeps,
  viewerId: number,
  query: RoomieQuery,
): Promise<RoomiePage> {
  const { sort = 'fit' } = query;
  const page = readPage(query);
  const { offset } = page;
  const [{ answers: viewer, seeker }, without] = await Promise.all([
    readSeeker(sql, viewerId),
    usersLeftOut(sql, viewerId),
  ]);
  const canCompare = hasAnswers(viewer);
  // Pages end where counting ends; beyond that the answer is empty but still has the total.
  const limit = Math.max(0, Math.min(page.limit, limits.countedItems - offset));
  const profileFilters = ownFilters(query, seeker);
  const budgets = await budgetCurrency(query, seeker, profileFilters, pricing);
  const request = {
    viewerId,
    viewer,
    without,
    filters: roomieFilters(query, seeker, budgets, profileFilters, utcDay(clock.now())),
    offset: limit === 0 ? 0 : offset,
    limit,
  };
  const isByFit = sort === 'fit' && canCompare;
  const { ids, total, sortedBy } = await findPage(searches, matching, request, isByFit);
  const roomies = await readRoomies(sql, viewerId, ids);
  return {
    ...page.answer(
      roomies.map(({ user, answers }) => ({ ...user, fit: fitSummary(viewer, answers) })),
      total,
    ),
    own_filters: profileFilters,
    budget_currency: budgets.currency,
    rates_day: budgets.day,
    sorted_by: sortedBy,
    has_answers: canCompare,
  };
}

/**
 * The ids of a page, by fit where that is asked for; newest first while there is no index and so
 * many roomies are found that SQL would take too long to compare them.
 */
async function findPage(
  searches: Sql,
  matching: RoomieDeps['matching'],
  request: RankingRequest,
  isByFit: boolean,
): Promise<Pick<Ranking, 'ids' | 'total'> & { sortedBy: RoomiePage['sorted_by'] }> {
  const byFit = async () => ({ ...(await matching.rank(request)), sortedBy: 'fit' as const });
  if (isByFit && matching.isIndexed) return byFit();
  // SQL takes long to compare ten thousand users, the index does not.
  const counted = request.filters.noConflicts ? matching.count(request) : null;
  const [ids, total] = await Promise.all([
    newestInSql(searches, request),
    counted ?? countInSql(searches, request),
  ]);
  if (isByFit && total < limits.countedItems) return byFit();
  return { ids, total, sortedBy: 'newest' };
}
