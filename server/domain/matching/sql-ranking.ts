import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Person } from '#fit/person.ts';
import { peopleConditions } from './people-conditions.ts';
import type { RoomieFilters } from './roomie-filters.ts';
import { candidateRow, scoreSums, type CandidateColumns } from './sql-scores.ts';

/** Who asks for a ranking of whom. */
export interface RankingRequest {
  viewerId: number;
  viewer: Person;
  filters: RoomieFilters;
  /** People to leave out besides oneself. */
  without: readonly number[];
  offset: number;
  limit: number;
}

export interface Ranking {
  /** Best first. */
  ids: number[];
  /** How many there are, up to {@link limits.countedItems}. */
  total: number;
  /** How many of all are a match: a score of {@link limits.fit.match} as shown, without conflict. */
  matches: number;
}

/** Columns of the tables as they are stored. */
const stored: CandidateColumns = {
  answer: (position) => `h.answers[${position}]`,
  acceptable: (position) => `p.acceptable[${position}]`,
  importance: (position) => `p.importance[${position}]`,
  dealbreakers: 'coalesce(p.dealbreakers, 0)',
};
const storedTables = `users u left join habits h on h.user_id = u.id
  left join preferences p on p.user_id = u.id`;

/**
 * The ranking in plain SQL: what the index must agree with to the last place, and what answers
 * while there is no index yet.
 */
export async function rankInSql(sql: Sql, request: RankingRequest): Promise<Ranking> {
  const { text, parameters } = rankingSql(request);
  type Row = { id: number | null; total: number; matches: number };
  const rows = await sql.unsafe<Row[]>(text, parameters);
  const { total = 0, matches = 0 } = rows[0] ?? {};
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    total: Math.min(total, limits.countedItems),
    matches,
  };
}

/** The statement of {@link rankInSql}, over these tables and columns. */
export function rankingSql(
  request: RankingRequest,
  from: string = storedTables,
  columns: CandidateColumns = stored,
): { text: string; parameters: (number | number[])[] } {
  const { viewer, filters, offset, limit } = request;
  const { conditions, parameters } = peopleConditions(request);
  const sums = scoreSums(viewer);
  const conflictFree = filters.noConflicts ? `where not has_conflict` : '';
  // float8: the same steps on the same numbers as fit/score.ts, each correctly rounded. `offset 0`
  // keeps the planner from writing each expression out wherever its result is used.
  const text = `
    with keys as (
      select id, has_conflict, fit, (shared * fit + 150) / (shared + 3) as key from (
        select id, has_conflict, shared::float8 as shared,
          case when shared < ${limits.fit.minShared} or my_weight * their_weight = 0 then null
          else sqrt((mine * theirs)::float8 / (my_weight * their_weight)::float8) end as fit
        from (
          select id, (${sums.shared}) as shared, (${sums.mine}) as mine,
            (${sums.myWeight}) as my_weight, (${sums.theirs}) as theirs,
            (${sums.theirWeight}) as their_weight, coalesce(${sums.conflict}, false) as has_conflict
          from (
            select u.id${candidateRow(viewer, columns)} from ${from}
            where ${conditions.join(' and ')} offset 0
          ) candidates offset 0
        ) sums ${conflictFree} offset 0
      ) fits offset 0),
    page as (
      select id, has_conflict, key from keys
      order by has_conflict, key is null, key desc, id desc limit ${limit} offset ${offset})
    select page.id, totals.total, totals.matches
    from (select count(*)::int as total,
        (count(*) filter (where fit >= ${limits.fit.match - 0.5} and not has_conflict))::int as matches
      from keys) totals
    left join page on true
    order by has_conflict, key is null, key desc, id desc`;
  return { text, parameters };
}

/** The newest first, for those who have nothing to be compared by. */
export async function newestInSql(sql: Sql, request: RankingRequest): Promise<Ranking> {
  const { viewer, filters, offset, limit } = request;
  const { conditions, parameters } = peopleConditions(request);
  if (filters.noConflicts) {
    conditions.push(`not coalesce((select ${scoreSums(viewer).conflict}
      from (select u.id${candidateRow(viewer, stored)} offset 0) candidate), false)`);
  }
  const tables = filters.noConflicts ? storedTables : 'users u';
  const found = `from ${tables} where ${conditions.join(' and ')}`;
  const [rows, [count]] = await Promise.all([
    sql.unsafe<{ id: number }[]>(
      `select u.id ${found} order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`,
      parameters,
    ),
    sql.unsafe<{ total: number }[]>(
      `select count(*)::int as total from (select 1 ${found} limit ${limits.countedItems}) f`,
      parameters,
    ),
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0, matches: 0 };
}
