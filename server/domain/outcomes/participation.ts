import type { Outcome } from '#contract/outcomes/calls.ts';
import { surveyDays } from '#contract/outcomes/outcome-terms.ts';
import { noSuchInquiry, viewerSide } from '#domain/inquiries/public.ts';
import { isMember } from '#domain/matching/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import {
  isPairOfOffer,
  joinBy,
  listJoinableMoveIns,
  readScoredPairs,
  type MoveIn,
  type ScoredPair,
} from './move-ins.ts';
import { isOpen } from './surveys.ts';
import type { SurveyLinks } from './survey-links.ts';

interface Row extends Omit<Outcome, 'survey'> {
  survey: { id: number; after_days: number; is_answered: boolean } | null;
}

/** The move-ins of a user whose outcome they tell, or can agree to tell; the newest first. */
export async function listOutcomes(
  sql: Sql,
  links: SurveyLinks,
  userId: number,
): Promise<Outcome[]> {
  const joined = await sql<Row[]>`
    select o.inquiry_id, o.listing_id, other.first_name as other_name,
      o.move_in::text as moved_in_on, ${joinBy}::text as join_by, false as is_refused,
      ${instant(fragment`p.joined_at`)} as joined_at,
      (select json_build_object('id', s.id, 'after_days', s.after_days,
          'is_answered', s.answered_at is not null)
        from outcome_surveys s where s.pair_id = p.pair_id and s.user_id = p.user_id and ${isOpen}
        order by s.after_days desc limit 1) as survey
    from outcome_participants p join outcome_pairs op on op.id = p.pair_id
      join offers o on ${isPairOfOffer}
      join users other
        on other.id = case when op.applicant_id = p.user_id then op.owner_id else op.applicant_id end
    where p.user_id = ${userId} and exists (
      select from outcome_surveys s where s.pair_id = p.pair_id and s.user_id = p.user_id)`;
  const outcomes: Outcome[] = [];
  for (const { survey, ...row } of joined) {
    const path = survey && (await links.pathFor(survey.id));
    const open =
      survey && path !== null
        ? { after_days: survey.after_days, is_answered: survey.is_answered, path }
        : null;
    outcomes.push({ ...row, survey: open });
  }
  for (const moveIn of await listJoinableMoveIns(sql, userId)) {
    const [pair] = await readScoredPairs(sql, userId, moveIn);
    if (pair) outcomes.push(await describeJoinable(sql, userId, moveIn, pair));
  }
  return outcomes.toSorted((one, other) => other.moved_in_on.localeCompare(one.moved_in_on));
}

async function describeJoinable(
  sql: Sql,
  userId: number,
  { inquiry_id, listing_id, applicant_id: applicantId, moved_in_on, join_by, is_refused }: MoveIn,
  { member_id: memberId }: ScoredPair,
): Promise<Outcome> {
  const otherId = userId === applicantId ? memberId : applicantId;
  const [other] = await sql<{ first_name: string }[]>`
    select first_name from users where id = ${otherId}`;
  const other_name = other?.first_name ?? '';
  const none = { joined_at: null, survey: null };
  return { inquiry_id, listing_id, other_name, moved_in_on, join_by, is_refused, ...none };
}

/**
 * Lets a user take part: the scores, their ledgers and their own answers are kept as they are now, and
 * the surveys to come are planned. Repeating it changes nothing. Throws `not_found` and
 * `transition_refused`.
 */
export async function joinOutcome(pool: Pool, viewer: Viewer, inquiryId: number): Promise<void> {
  const { user_id: userId } = viewer;
  await transaction(pool, async (sql) => {
    await lockMoveIn(sql, viewer, inquiryId);
    const [joined] = await sql`
      select from outcome_participants p join outcome_pairs op on op.id = p.pair_id
        join offers o on ${isPairOfOffer}
      where o.inquiry_id = ${inquiryId} and p.user_id = ${userId} limit 1`;
    if (joined) return;
    const ofInquiry = fragment`i.id = ${inquiryId}`;
    const [moveIn] = await listJoinableMoveIns(sql, userId, ofInquiry);
    if (!moveIn) throw notJoinable();
    const [asked, ...others] = await readScoredPairs(sql, userId, moveIn);
    if (!asked) throw notJoinable();
    // Asked once about the home, and not once about each who lives there.
    await planSurveys(sql, userId, moveIn, await keepPair(sql, userId, moveIn, asked));
    for (const other of others) await keepPair(sql, userId, moveIn, other);
    await sql`
      delete from outcome_refusals where offer_id = ${moveIn.offer_id} and user_id = ${userId}`;
  });
}

/**
 * Locks an inquiry after its sides, for one of them or somebody of the household of its listing. Throws
 * `not_found`.
 */
async function lockMoveIn(sql: Sql, viewer: Viewer, inquiryId: number): Promise<void> {
  const [parties] = await sql<{ sender_id: number | null; recipient_id: number | null }[]>`
    select sender_id, recipient_id from inquiries i where id = ${inquiryId} and kind = 'listing'
      and (${viewerSide(viewer.user_id)} is not null or
        ${isMember(fragment`i.listing_id`, fragment`${viewer.user_id}`)})`;
  if (!parties) throw noSuchInquiry();
  await lockUsers(sql, viewer.user_id, [parties.sender_id, parties.recipient_id]);
  await sql`select from inquiries where id = ${inquiryId} for no key update`;
}

/** Keeps a pair, unless it is kept already, and that this user takes part in it; returns its id. */
async function keepPair(
  sql: Sql,
  userId: number,
  { offer_id: offerId, applicant_id: applicantId, owner_id: ownerId, moved_in_on }: MoveIn,
  { member_id: memberId, score, ledger, applicant, member }: ScoredPair,
): Promise<number> {
  const isOwner = memberId === ownerId;
  const conflict = isOwner
    ? fragment`(offer_id)`
    : fragment`(household_offer_id, owner_id) where household_offer_id is not null`;
  // The update changes nothing: it locks a pair that the other one may be leaving at this moment.
  const pair = await sql.one<{ id: number }>`
    insert into outcome_pairs (offer_id, household_offer_id, applicant_id, owner_id, moved_in_on,
      score, ledger)
    values (${isOwner ? offerId : null}, ${isOwner ? null : offerId}, ${applicantId}, ${memberId},
      ${moved_in_on}, ${score}, ${JSON.stringify(ledger)}::text::jsonb)
    on conflict ${conflict} do update set score = outcome_pairs.score returning id`;
  const { habits, preferences } = userId === applicantId ? applicant : member;
  await sql`
    insert into outcome_participants (pair_id, user_id, habits, preferences)
    values (${pair.id}, ${userId}, ${JSON.stringify(habits)}::text::jsonb,
      ${JSON.stringify(preferences)}::text::jsonb)
    on conflict do nothing`;
  return pair.id;
}

const planSurveys = (sql: Sql, userId: number, { moved_in_on }: MoveIn, pairId: number) => sql`
  insert into outcome_surveys (pair_id, user_id, after_days, due_on)
  select ${pairId}, ${userId}, days, ${moved_in_on}::date + days
  from unnest(${[...surveyDays]}::int[]) days
  on conflict do nothing`;

/**
 * Ends that a user takes part in the outcome of an inquiry, and keeps that they do not want to be asked
 * again about this move-in. Throws `not_found`.
 */
export async function leaveOutcome(pool: Pool, viewer: Viewer, inquiryId: number): Promise<void> {
  const { user_id: userId } = viewer;
  await transaction(pool, async (sql) => {
    await lockMoveIn(sql, viewer, inquiryId);
    await leavePairs(
      sql,
      userId,
      await sql<{ id: number }[]>`
        select op.id from outcome_pairs op join offers o on ${isPairOfOffer}
        where o.inquiry_id = ${inquiryId} order by op.id for update of op`,
    );
    for (const { offer_id: offerId } of await listJoinableMoveIns(
      sql,
      userId,
      fragment`i.id = ${inquiryId}`,
    )) {
      await sql`
        insert into outcome_refusals (offer_id, user_id) values (${offerId}, ${userId})
        on conflict do nothing`;
    }
  });
}

/** Ends that a user takes part in any outcome. */
export async function leaveOutcomes(pool: Pool, userId: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const pairs = await sql<{ id: number }[]>`
      select id from outcome_pairs where ${userId} in (applicant_id, owner_id)
      order by id for update`;
    await leavePairs(sql, userId, pairs);
  });
}

/** Deletes what a user told about pairs, and the pairs in which nobody takes part any more. */
async function leavePairs(sql: Sql, userId: number, pairs: readonly { id: number }[]) {
  const ids = pairs.map(({ id }) => id);
  await sql`
    delete from outcome_participants where user_id = ${userId} and pair_id = any(${ids}::int[])`;
  await sql`
    delete from outcome_pairs op where id = any(${ids}::int[])
      and not exists (select from outcome_participants p where p.pair_id = op.id)`;
}

const notJoinable = () =>
  new ProblemError('transition_refused', { detail: 'You can no longer take part in this survey' });
