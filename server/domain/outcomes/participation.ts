import type { Outcome } from '#contract/outcomes/calls.ts';
import { joinDays, surveyDays } from '#contract/outcomes/outcome-terms.ts';
import { computeFit } from '#fit/compute-fit.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { noSuchInquiry, viewerSide } from '#domain/inquiries/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { lockUsers, readHabits, readPreferences } from '#domain/users/public.ts';
import {
  fragment,
  instant,
  integer,
  transaction,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isOpen } from './surveys.ts';
import type { SurveyLinks } from './survey-links.ts';

/** SQL: the day in UTC. */
const today = fragment`(now() at time zone 'UTC')::date`;

/** SQL: the last day on which those of the offer `o` can begin to take part. */
const joinBy = fragment`(o.move_in + ${integer(joinDays - 1)})`;

/**
 * SQL: can those of the offer `o` of the inquiry `i` take part? They live together only where the owner
 * lives in the listing `l`.
 */
const isJoinable = fragment`(o.status = 'moved_in' and ${joinBy} >= ${today}
  and l.owner_lives_there and l.user_id = i.recipient_id and i.sender_id is not null
  and not exists (select from users s
    where s.id in (i.sender_id, i.recipient_id) and s.suspended_at is not null)
  and not ${isBlockedBetween(fragment`i.sender_id`, fragment`i.recipient_id`)})`;

interface Row extends Omit<Outcome, 'survey'> {
  sender_id: number;
  recipient_id: number;
  survey: { id: number; after_days: number; is_answered: boolean } | null;
}

/** The move-ins of a user whose outcome they tell, or can agree to tell; the newest first. */
export async function listOutcomes(
  sql: Sql,
  links: SurveyLinks,
  userId: number,
): Promise<Outcome[]> {
  const rows = await sql<Row[]>`
    select i.id as inquiry_id, i.sender_id, i.recipient_id, other.first_name as other_name,
      o.move_in::text as moved_in_on, ${joinBy}::text as join_by,
      ${instant(fragment`p.joined_at`)} as joined_at,
      (select json_build_object('id', s.id, 'after_days', s.after_days,
          'is_answered', s.answered_at is not null)
        from outcome_surveys s where s.pair_id = p.pair_id and s.user_id = p.user_id and ${isOpen}
        order by s.after_days desc limit 1) as survey
    from offers o join inquiries i on i.id = o.inquiry_id
      join users other
        on other.id = case when i.sender_id = ${userId} then i.recipient_id else i.sender_id end
      left join listings l on l.id = o.listing_id
      left join outcome_pairs op on op.offer_id = o.id
      left join outcome_participants p on p.pair_id = op.id and p.user_id = ${userId}
    where ${userId} in (i.sender_id, i.recipient_id) and (p.joined_at is not null or ${isJoinable})
    order by o.move_in desc, o.id desc`;
  const outcomes: Outcome[] = [];
  for (const { sender_id, recipient_id, survey, ...row } of rows) {
    if (row.joined_at === null && !(await readFit(sql, sender_id, recipient_id))) continue;
    const path = survey && (await links.pathFor(survey.id));
    const open =
      survey && path !== null
        ? { after_days: survey.after_days, is_answered: survey.is_answered, path }
        : null;
    outcomes.push({ ...row, survey: open });
  }
  return outcomes;
}

interface MoveIn {
  offer_id: number;
  sender_id: number;
  recipient_id: number;
  move_in: string;
  is_joinable: boolean;
  is_joined: boolean;
}

/**
 * Lets a user take part: the score, its ledger and their own answers are kept as they are now, and the
 * surveys to come are planned. Repeating it changes nothing. Throws `not_found` and
 * `transition_refused`.
 */
export async function joinOutcome(pool: Pool, viewer: Viewer, inquiryId: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const [parties] = await sql<{ sender_id: number | null; recipient_id: number | null }[]>`
      select sender_id, recipient_id from inquiries where id = ${inquiryId} and kind = 'listing'`;
    if (!parties || !viewerSide(viewer, parties)) throw noSuchInquiry();
    await lockUsers(sql, viewer.user_id, [parties.sender_id, parties.recipient_id]);
    const [moveIn] = await sql<MoveIn[]>`
      select o.id as offer_id, i.sender_id, i.recipient_id, o.move_in::text, ${isJoinable} as is_joinable,
        exists (select from outcome_participants p join outcome_pairs op on op.id = p.pair_id
          where op.offer_id = o.id and p.user_id = ${viewer.user_id}) as is_joined
      from offers o join inquiries i on i.id = o.inquiry_id
        left join listings l on l.id = o.listing_id
      where i.id = ${inquiryId} order by o.id desc limit 1 for no key update of i`;
    if (moveIn?.is_joined) return;
    if (!moveIn?.is_joinable) throw notJoinable();
    const fit = await readFit(sql, moveIn.sender_id, moveIn.recipient_id);
    if (!fit) throw notJoinable();
    await keepOutcome(sql, viewer.user_id, moveIn, fit);
  });
}

async function keepOutcome(sql: Sql, userId: number, moveIn: MoveIn, fit: ScoredPair) {
  const { offer_id, sender_id, recipient_id, move_in } = moveIn;
  // The update changes nothing: it locks a pair that the other one may be leaving at this moment.
  const [pair] = await sql<{ id: number }[]>`
    insert into outcome_pairs (offer_id, applicant_id, owner_id, moved_in_on, score, ledger)
    values (${offer_id}, ${sender_id}, ${recipient_id}, ${move_in}, ${fit.score},
      ${JSON.stringify(fit.ledger)}::text::jsonb)
    on conflict (offer_id) do update set score = outcome_pairs.score returning id`;
  if (!pair) throw new Error('An insert returns its row');
  const { habits, preferences } = userId === sender_id ? fit.applicant : fit.owner;
  await sql`
    insert into outcome_participants (pair_id, user_id, habits, preferences)
    values (${pair.id}, ${userId}, ${JSON.stringify(habits)}::text::jsonb,
      ${JSON.stringify(preferences)}::text::jsonb)
    on conflict do nothing`;
  await sql`
    insert into outcome_surveys (pair_id, user_id, after_days, due_on)
    select ${pair.id}, ${userId}, days, ${move_in}::date + days
    from unnest(${[...surveyDays]}::int[]) days
    on conflict do nothing`;
}

/** Ends that a user takes part in the outcome of an inquiry. Throws `not_found`. */
export async function leaveOutcome(pool: Pool, viewer: Viewer, inquiryId: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const [parties] = await sql<{ sender_id: number | null; recipient_id: number | null }[]>`
      select sender_id, recipient_id from inquiries where id = ${inquiryId} and kind = 'listing'`;
    if (!parties || !viewerSide(viewer, parties)) throw noSuchInquiry();
    const pairs = await sql<{ id: number }[]>`
      select op.id from outcome_pairs op join offers o on o.id = op.offer_id
      where o.inquiry_id = ${inquiryId} order by op.id for update of op`;
    await leavePairs(sql, viewer.user_id, pairs);
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

interface ScoredPair {
  score: number;
  /** The points lost on each question that both answered. */
  ledger: Record<string, number>;
  applicant: UserAnswers;
  owner: UserAnswers;
}

/** The score of two users as it is now; null without one: then there is nothing to compare. */
async function readFit(sql: Sql, applicantId: number, ownerId: number): Promise<ScoredPair | null> {
  const [applicant, owner] = [await readAnswers(sql, applicantId), await readAnswers(sql, ownerId)];
  const { score, ledger } = computeFit(applicant, owner);
  if (score === null) return null;
  const points = Object.fromEntries(ledger.map((line) => [line.question, line.points]));
  return { score, ledger: points, applicant, owner };
}

const readAnswers = async (sql: Sql, userId: number): Promise<UserAnswers> => ({
  habits: await readHabits(sql, userId),
  preferences: await readPreferences(sql, userId),
});

const notJoinable = () =>
  new ProblemError('transition_refused', { detail: 'You can no longer take part in this survey' });
