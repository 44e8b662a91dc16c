import { createComparison, orderByFit, type WeakestFit } from '#domain/applicants/public.ts';
import {
  answerColumns,
  answerTables,
  householdJson,
  type Matching,
  type Member,
} from '#domain/matching/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import type { Sql } from '#platform/database/sql.ts';

/** So many pages, the newest, are compared with a household: as many as applicants are. */
const mostCompared = 2000;

export interface HouseholdRanking {
  /** Authors of pages, best first. */
  ids: number[];
  total: number;
  /** How well each author fits the one of the household whom they fit least. */
  fits: ReadonlyMap<number, WeakestFit | null>;
}

/**
 * Ranks the pages that fit a room by how their authors fit those who live there, as applicants are
 * ranked. Null where nobody lives there who answered anything.
 */
export async function rankForHousehold(
  sql: Sql,
  matching: Pick<Matching, 'newestWanted'>,
  listingId: number,
  request: Parameters<Matching['newestWanted']>[0],
): Promise<HouseholdRanking | null> {
  const { offset, limit } = request;
  const [listing] = await sql<{ household: Member[] }[]>`
    select ${householdJson} as household from listings l where l.id = ${listingId}`;
  const household = listing?.household ?? [];
  if (!household.some((member) => hasAnswers(readStoredAnswers(member)))) return null;
  const newest = await matching.newestWanted({ ...request, offset: 0, limit: mostCompared });
  const rows = await sql<({ sender_id: number } & StoredAnswers)[]>`
    select u.id as sender_id, ${answerColumns}
    from unnest(${newest.ids}::int[]) listed (id) join users u on u.id = listed.id ${answerTables}`;
  const compare = await createComparison(sql, household);
  const ranked = rows
    .map((row) => ({ id: row.sender_id, weakest: compare([{ ...row, is_comparable: true }]) }))
    .sort(orderByFit);
  return {
    ids: ranked.slice(offset, offset + limit).map(({ id }) => id),
    total: Math.min(newest.total, mostCompared),
    fits: new Map(ranked.map(({ id, weakest }) => [id, weakest])),
  };
}
