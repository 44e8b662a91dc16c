import { questionIds, type QuestionId } from '#contract/questionnaire/questions.ts';
import { answerDays, joinDays, ratings, type Rating } from '#contract/outcomes/outcome-terms.ts';
import { retention } from '#contract/retention.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { dueAt, queueMails } from '#domain/notifications/public.ts';
import { fragment, instant, integer, type Pool, type Sql } from '#platform/database/sql.ts';
import { interval, today } from '#platform/database/term.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';

/** SQL: can the survey `s` be answered? */
export const isOpen = fragment`(s.asked_at > now() - make_interval(days => ${integer(answerDays)}))`;

/** SQL: is nothing between the two of the pair `op` that speaks against asking one of them? */
export const isAskable = fragment`(not exists (select from users u
    where u.id in (op.applicant_id, op.owner_id) and u.suspended_at is not null)
  and not ${isBlockedBetween(fragment`op.applicant_id`, fragment`op.owner_id`)})`;

/** A survey is not sent when this many days have passed since it was due. */
const lateDays = 14;
const atOnce = 1000;

/**
 * Queues the mails of surveys that are due, for the end of quiet hours; each is queued once, and never
 * when nobody could send it in time. Returns how many.
 */
export const askOutcomes = (pool: Pool): Promise<number> =>
  sweepItems(pool, { kind: 'surveys', atOnce, find: findDue, work: ask });

async function findDue(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const due = await sql<{ id: number }[]>`
    select s.id from outcome_surveys s join outcome_pairs op on op.id = s.pair_id
    where s.asked_at is null and s.due_on <= ${today}
      and s.due_on > ${today} - ${integer(lateDays)} and ${isAskable}
      and s.id <> all(${[...skipped]}::int[])
    order by s.id limit ${integer(atOnce)} for update of s skip locked`;
  return due.map(({ id }) => id);
}

async function ask(sql: Sql, ids: readonly number[]): Promise<void> {
  const asked = await sql<{ survey_id: number; user_id: number; due_at: string }[]>`
    select s.id as survey_id, s.user_id, ${instant(dueAt('outcome'))} as due_at
    from outcome_surveys s left join notification_settings n on n.user_id = s.user_id
    where s.id = any(${[...ids]}::int[]) order by s.id`;
  await sql`update outcome_surveys set asked_at = now() where id = any(${[...ids]}::int[])`;
  await queueMails(
    sql,
    asked.map((survey) => ({ kind: 'outcome', ...survey })),
  );
}

/**
 * Deletes pairs that moved in so long ago that their term is over, and refusals once nobody can be
 * asked any more.
 */
export async function deleteOldOutcomes(sql: Sql): Promise<void> {
  await sql`delete from outcome_pairs where moved_in_on < now() - ${interval(retention.outcome)}`;
  await sql`
    delete from outcome_refusals r using offers o
    where o.id = r.offer_id and o.move_in < now() - make_interval(days => ${integer(joinDays)})`;
}

/** A survey as its page shows it. It never shows what was answered: mails are passed on. */
export interface OpenSurvey {
  id: number;
  user_id: number;
  other_name: string;
  is_answered: boolean;
}

/** A survey that can be answered; null when it is over or its user no longer takes part. */
export async function readOpenSurvey(sql: Sql, id: number): Promise<OpenSurvey | null> {
  const [survey = null] = await sql<OpenSurvey[]>`
    select s.id, s.user_id, other.first_name as other_name, s.answered_at is not null as is_answered
    from outcome_surveys s join outcome_pairs op on op.id = s.pair_id
      join users other
        on other.id = case when op.owner_id = s.user_id then op.applicant_id else op.owner_id end
    where s.id = ${id} and ${isOpen} and ${isAskable}`;
  return survey;
}

/** What somebody answers: the two questions, and the habits that they wished to rate. */
export interface SurveyAnswer {
  lives_together: boolean;
  rating: Rating;
  habit_ratings: Partial<Record<QuestionId, Rating>>;
}

/** The answer in a form; null unless it answers both questions. */
export function readSurveyForm(form: Record<string, unknown>): SurveyAnswer | null {
  const rating = findRating(form['rating']);
  const lives = form['lives_together'];
  if (rating === null || (lives !== 'yes' && lives !== 'no')) return null;
  const rated = questionIds.map((id) => [id, findRating(form[id])] as const);
  const habit_ratings = Object.fromEntries(rated.filter(([, each]) => each !== null));
  return { lives_together: lives === 'yes', rating, habit_ratings };
}

const findRating = (value: unknown): Rating | null =>
  ratings.find((each) => String(each) === value) ?? null;

/** Keeps an answer in place of the one before. Returns false when the survey is over. */
export async function answerSurvey(sql: Sql, id: number, answer: SurveyAnswer): Promise<boolean> {
  const answered = await sql`
    update outcome_surveys s set answered_at = now(), lives_together = ${answer.lives_together},
      rating = ${answer.rating}, habit_ratings = ${JSON.stringify(answer.habit_ratings)}::text::jsonb
    where s.id = ${id} and ${isOpen} returning s.id`;
  return answered.length > 0;
}
