import type { FitSummary } from '#contract/matching/fit.ts';
import { answerColumns, type Member } from '#domain/matching/public.ts';
import { isFindableBy } from '#domain/safety/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { findWeakestFit } from '#fit/listing-fit-summary.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';

/** How well an applicant fits a household: with the one with whom it is the lowest. */
export interface WeakestFit {
  fit: FitSummary;
  /** The applicant; of a group the one whose fit it is. */
  applicantId: number;
  member: { id: number; first_name: string };
}

/** An applicant's answers, which stay on the server. */
export type ComparableRow = StoredAnswers & { sender_id: number; is_comparable: boolean };

/** SQL: what {@link ComparableRow} has of the user `u`; nobody compares whom they may not find. */
export const comparableColumns = (viewerId: number) =>
  fragment`${answerColumns}, ${isFindableBy(viewerId)} as is_comparable`;

/** Of all the pairs of one of these applicants, who applied together, and one of the household. */
export type Comparison = (applicants: readonly ComparableRow[]) => WeakestFit | null;

/**
 * Builds what compares applicants of a listing with those who live there. Two between whom there is
 * a block are not compared, as on the page of the listing.
 */
export async function createComparison(
  sql: Sql,
  household: readonly Member[],
): Promise<Comparison> {
  const ids = household.map(({ id }) => id);
  const [names, blocks] = await Promise.all([readNames(sql, ids), readBlocks(sql, ids)]);
  const members = household.map((member) => ({
    member: { id: member.id, first_name: names.get(member.id) ?? '' },
    answers: readStoredAnswers(member),
  }));
  const compareOne = ({ sender_id: id, is_comparable: isComparable, ...stored }: ComparableRow) => {
    if (!isComparable) return [];
    const answers = readStoredAnswers(stored);
    return members
      .filter(({ member }) => member.id !== id && !blocks.has(`${member.id}-${id}`))
      .flatMap(({ member, answers: theirs }) => {
        const fit = fitSummary(theirs, answers);
        return fit === null ? [] : [{ fit, member, applicantId: id }];
      });
  };
  return (applicants) => {
    const fits = applicants.flatMap(compareOne);
    const lowest = findWeakestFit(fits.map(({ fit }) => fit));
    return fits.find(({ fit }) => fit === lowest) ?? null;
  };
}

async function readNames(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ id: number; first_name: string }[]>`
    select id, first_name from users where id = any(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, first_name }) => [id, first_name]));
}

/** The pairs of a member and another user of whom one blocked the other. */
async function readBlocks(sql: Sql, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ member_id: number; other_id: number }[]>`
    select blocker_id as member_id, blocked_id as other_id from blocks
      where blocker_id = any(${[...ids]}::int[])
    union select blocked_id, blocker_id from blocks where blocked_id = any(${[...ids]}::int[])`;
  return new Set(rows.map(({ member_id, other_id }) => `${member_id}-${other_id}`));
}

/** The rows of each inquiry, in their order. */
export function groupByInquiry<Row extends { inquiry_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.inquiry_id);
    if (group) group.push(row);
    else groups.set(row.inquiry_id, [row]);
  }
  return groups;
}

interface Ranked {
  id: number;
  weakest: WeakestFit | null;
}

/**
 * Orders applicants by their fit, the best first: conflicts below all others, those without a score
 * last, and of equals whoever wrote first.
 */
export const orderByFit = (one: Ranked, other: Ranked): number =>
  toRank(other.weakest) - toRank(one.weakest) || one.id - other.id;

const unscored = -1000;
/** More than any score, so that each with a conflict stands below each without. */
const conflictCost = 200;

function toRank(weakest: WeakestFit | null): number {
  if (weakest === null || weakest.fit.score === null) return unscored;
  return weakest.fit.score - (weakest.fit.conflicts > 0 ? conflictCost : 0);
}
