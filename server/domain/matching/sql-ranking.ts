import { limits } from '#contract/limits.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { minMatch } from '#fit/score.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { answerTables } from './read-roomies.ts';
import { userConditions, type RoomieFilters } from './roomie-filters.ts';
import { candidateRow, scoreSums, type CandidateColumns } from './sql-scores.ts';

/** Which users to rank, and for which viewer. */
export interface RankingRequest {
  viewerId: number;
  viewer: UserAnswers;
  filters: RoomieFilters;
  /** Users to leave out besides the viewer. */
  without: readonly number[];
  offset: number;
  limit: number;
}

export interface Ranking {
  /** Best first. */
  ids: number[];
  /** The number of users, up to {@link limits.countedItems}. */
  total: number;
  /**
   * How many of all are a match: a score of {@link limits.fit.matchScore} as shown, without conflict.
   */
  matches: number;
}

/** Columns of the tables as they are stored. */
export const stored: CandidateColumns = {
  answer: (position) => fragment`h.answers[${position}]`,
  acceptable: (position) => fragment`p.acceptable[${position}]`,
  importance: (position) => fragment`p.importance[${position}]`,
  dealbreakers: fragment`coalesce(p.dealbreakers, 0)`,
  onlyThese: fragment`coalesce(p.only_these, 0)`,
};
const storedTables = fragment`users u ${answerTables}`;

/**
 * The ranking in plain SQL. It is the reference, whose order the index must match exactly, and the
 * fallback while there is no index. `searches` plans each statement for its values.
 */
export async function rankInSql(searches: Sql, request: RankingRequest): Promise<Ranking> {
  type Row = { id: number | null; total: number; matches: number };
  const rows = await searches<Row[]>`${rankingSql(request)}`;
  const { total = 0, matches = 0 } = rows[0] ?? {};
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    total: Math.min(total, limits.countedItems),
    matches,
  };
}

/**
 * SQL: `id`, `has_conflict`, `fit` and `key` of candidates, which are an id and a
 * {@link candidateRow} each.
 */
export function rankingKeys(viewer: UserAnswers, candidates: Fragment): Fragment {
  const sums = scoreSums(viewer);
  // float8 takes the same correctly rounded steps on the same numbers as fit/score.ts. `offset 0`
  // keeps the planner from repeating an expression wherever its result is used.
  return fragment`(
    select id, has_conflict, fit, (shared * fit + 150) / (shared + 3) as key from (
      select id, has_conflict, shared::float8 as shared,
        case when shared < ${limits.fit.minShared} or my_weight * their_weight = 0 then null
        else sqrt((mine * theirs)::float8 / (my_weight * their_weight)::float8) end as fit
      from (
        select id, (${sums.shared}) as shared, (${sums.mine}) as mine,
          (${sums.myWeight}) as my_weight, (${sums.theirs}) as theirs,
          (${sums.theirWeight}) as their_weight, coalesce(${sums.conflict}, false) as has_conflict
        from (${candidates} offset 0) candidates offset 0
      ) sums offset 0
    ) fits offset 0)`;
}

/** The statement of {@link rankInSql}, over these tables and columns. */
export function rankingSql(
  request: RankingRequest,
  from: Fragment = storedTables,
  columns: CandidateColumns = stored,
): Fragment {
  const { viewer, filters, offset, limit } = request;
  const candidates = fragment`select u.id${candidateRow(viewer, columns)} from ${from}
    where ${userConditions(request)}`;
  const conflictFree = filters.noConflicts ? fragment`where not has_conflict` : fragment``;
  return fragment`
    with keys as (select * from ${rankingKeys(viewer, candidates)} keys ${conflictFree} offset 0),
    page as (
      select id, has_conflict, key from keys
      order by has_conflict, key is null, key desc, id desc limit ${limit} offset ${offset})
    select page.id, totals.total, totals.matches
    from (select count(*)::int as total,
        (count(*) filter (where fit >= ${minMatch} and not has_conflict))::int as matches
      from keys) totals
    left join page on true
    order by has_conflict, key is null, key desc, id desc`;
}

/** Newest account first, for viewers without answers to compare. */
export async function newestInSql(searches: Sql, request: RankingRequest): Promise<number[]> {
  const { offset, limit } = request;
  const rows = await searches<{ id: number }[]>`
    select u.id ${foundUsers(request)} order by u.id desc limit ${limit} offset ${offset}`;
  return rows.map(({ id }) => id);
}

/** Who wrote the newest wanted pages, and how many are found. */
export async function newestWantedInSql(
  searches: Sql,
  request: Omit<RankingRequest, 'viewer'>,
): Promise<Omit<Ranking, 'matches'>> {
  const { offset, limit } = request;
  const conditions = userConditions(request);
  const rows = await searches<{ id: number }[]>`
    select u.id from wanted_pages written join users u on u.id = written.user_id
    where ${conditions} order by written.id desc limit ${limit} offset ${offset}`;
  const [counted] = await searches<{ total: number }[]>`
    select count(*)::int as total
    from (select 1 from users u where ${conditions} limit ${limits.countedItems}) f`;
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** How many users are found, up to where lists stop counting. */
export async function countInSql(searches: Sql, request: RankingRequest): Promise<number> {
  const [row] = await searches<{ total: number }[]>`
    select count(*)::int as total
    from (select 1 ${foundUsers(request)} limit ${limits.countedItems}) f`;
  return row?.total ?? 0;
}

function foundUsers(request: RankingRequest): Fragment {
  const conditions = userConditions(request);
  if (!request.filters.noConflicts) return fragment`from users u where ${conditions}`;
  return fragment`from ${storedTables} where ${conditions}
    and not coalesce((select ${scoreSums(request.viewer).conflict}
      from (select u.id${candidateRow(request.viewer, stored)} offset 0) candidate), false)`;
}
