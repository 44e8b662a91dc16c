import { joinDays } from '#contract/outcomes/outcome-terms.ts';
import { householdIds, selectHouseholdListings } from '#domain/matching/public.ts';
import { computeFit } from '#fit/compute-fit.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { readHabits, readPreferences } from '#domain/users/public.ts';
import { fragment, integer, type Fragment, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/** SQL: the last day on which those of the offer `o` can begin to take part. */
export const joinBy = fragment`(o.move_in + ${integer(joinDays - 1)})`;

/** SQL: the pairs `op` of the offer `o`: of its two, and of whoever else lived there. */
export const isPairOfOffer = fragment`(o.id = op.offer_id or o.id = op.household_offer_id)`;

/** A move-in about which a user can be asked, and who lived there already. */
export interface MoveIn {
  offer_id: number;
  inquiry_id: number;
  listing_id: number;
  applicant_id: number;
  owner_id: number;
  moved_in_on: string;
  join_by: string;
  /** The owner first, where they live there, then the others of the household. */
  member_ids: number[];
  /** Did this user say that they do not want to be asked? */
  is_refused: boolean;
}

/**
 * The move-ins of a user, as the one who moved in or as one who lived there, in which they can begin to
 * take part and do not yet; the newest first.
 */
export const listJoinableMoveIns = (
  sql: Sql,
  userId: number,
  inquiry: Fragment = fragment`true`,
): Promise<MoveIn[]> => sql<MoveIn[]>`
  select o.id as offer_id, i.id as inquiry_id, l.id as listing_id, i.sender_id as applicant_id,
    i.recipient_id as owner_id, o.move_in::text as moved_in_on, ${joinBy}::text as join_by,
    members.ids as member_ids, exists (select from outcome_refusals r
      where r.offer_id = o.id and r.user_id = ${userId}) as is_refused
  from offers o join inquiries i on i.id = o.inquiry_id
    join listings l on l.id = o.listing_id and l.user_id = i.recipient_id
    join users mover on mover.id = i.sender_id and mover.suspended_at is null
    cross join lateral (
      select array_agg(u.id order by (u.id = l.user_id) desc, u.id) as ids from users u
      where u.id = any(${householdIds}) and u.id <> mover.id and u.suspended_at is null
        and not ${isBlockedBetween(fragment`mover.id`, fragment`u.id`)}) members
  where ${inquiry} and o.status = 'moved_in' and ${joinBy} >= ${today}
    and (mover.id = ${userId} or l.id in (${selectHouseholdListings(fragment`${userId}::int`)}))
    and (mover.id = ${userId} or ${userId} = any(members.ids)) and members.ids is not null
    and not exists (select from outcome_participants p join outcome_pairs op on op.id = p.pair_id
      where p.user_id = ${userId} and ${isPairOfOffer})
  order by o.move_in desc, o.id desc`;

/** Two whose score there is: the one who moved in, and one who lived there. */
export interface ScoredPair {
  member_id: number;
  score: number;
  /** The points lost on each question that both answered. */
  ledger: Record<string, number>;
  applicant: UserAnswers;
  member: UserAnswers;
}

/**
 * The pairs of a move-in to which a user belongs, as they are now. Without a score there is nothing to
 * compare, and so no pair.
 */
export async function readScoredPairs(
  sql: Sql,
  userId: number,
  { applicant_id: applicantId, member_ids: memberIds }: MoveIn,
): Promise<ScoredPair[]> {
  const others = userId === applicantId ? memberIds : [userId];
  const applicant = await readAnswers(sql, applicantId);
  const pairs: ScoredPair[] = [];
  for (const memberId of others) {
    const member = await readAnswers(sql, memberId);
    const { score, ledger } = computeFit(applicant, member);
    if (score === null) continue;
    const points = Object.fromEntries(ledger.map((line) => [line.question, line.points]));
    pairs.push({ member_id: memberId, score, ledger: points, applicant, member });
  }
  return pairs;
}

const readAnswers = async (sql: Sql, userId: number): Promise<UserAnswers> => ({
  habits: await readHabits(sql, userId),
  preferences: await readPreferences(sql, userId),
});
