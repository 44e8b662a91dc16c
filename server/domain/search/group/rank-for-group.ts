import { householdJson, type Member } from '#domain/matching/public.ts';
import { readStoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { compareForGroup, type GroupRanked } from '#fit/group-rank.ts';
import { findWeakestFit } from '#fit/listing-fit-summary.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { sqlConditions } from '../filters/all.ts';
import type { PricedQuery } from '../priced-query.ts';
import type { RankedListings } from '../ranking/rank-in-sql.ts';

/** Which listings to rank for a group. */
export interface GroupRankingRequest {
  query: PricedQuery;
  /** The answers of each member of the group who is compared. */
  answers: readonly UserAnswers[];
  /** Users who are not compared: the group itself, and whom a block hides from the viewer. */
  left: ReadonlySet<number>;
  offset: number;
  limit: number;
}

/** The Fit of the least content pair of somebody in the group and somebody who lives there. */
export function groupFit(
  household: readonly Member[],
  { answers, left }: Pick<GroupRankingRequest, 'answers' | 'left'>,
): GroupRanked['fit'] {
  const weakest = findWeakestFit(
    household
      .filter(({ id }) => !left.has(id))
      .map(readStoredAnswers)
      .flatMap((member) => answers.flatMap((each) => fitSummary(each, member) ?? [])),
  );
  return weakest && { score: weakest.score, conflicts: weakest.conflicts };
}

/**
 * The order for a group by comparing every pair with `fit`. It is the reference, whose order the
 * index must match exactly, and the fallback while there is no index, for searches that find few.
 */
export async function rankForGroupByFit(
  searches: Sql,
  request: GroupRankingRequest,
): Promise<RankedListings> {
  const { query, offset, limit } = request;
  const rows = await searches<{ id: number; household: Member[] }[]>`
    select l.id, ${householdJson} as household from listings l
    where ${join(sqlConditions(query), fragment` and `)}`;
  const ids = rows
    .map(({ id, household }) => ({ id, fit: groupFit(household, request) }))
    .toSorted(compareForGroup)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  return { ids, total: rows.length };
}
