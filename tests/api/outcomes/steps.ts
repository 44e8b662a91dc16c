import { listMails } from '#server/list-mails.ts';
import { askOutcomes } from '#domain/outcomes/surveys.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { saveAnswers } from '#tests/support/saved-answers.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import type { OutcomeMail } from '#domain/notifications/queue.ts';
import { done } from '../inquiries/steps.ts';
import { agreed, answering, moveDay, type Pair } from '../offers/steps.ts';

/** Two who moved in together today, both with answers; the score of the two is not 100. */
export async function movedIn(app: TestApp): Promise<Pair> {
  const made = await agreed(app);
  await saveAnswers(app, made.owner, habitAnswers());
  await saveAnswers(
    app,
    made.sender,
    habitAnswers({ sharing: 'most_things', chores: 'written_plan' }),
  );
  await moveDay(app, made, 0);
  await done(app, 'updateOffer', answering(made, 'sender', 'moved_in'));
  return made;
}

export const about = ({ id }: Pair, as: TestUser) => ({ as, params: { id } });

/** Lets one side take part, or both. */
export async function join(app: TestApp, made: Pair, ...sides: ('owner' | 'sender')[]) {
  for (const side of sides) await done(app, 'joinOutcome', about(made, made[side]));
}

/** What somebody sees of this move-in. */
export async function readOutcome(app: TestApp, made: Pair, as: TestUser) {
  const { items } = await done(app, 'listOutcomes', { as });
  return items.find(({ inquiry_id }) => inquiry_id === made.id);
}

/** Lets so many days pass since they moved in. */
export async function livedTogether(app: TestApp, { id }: Pair, days: number): Promise<void> {
  const { sql } = app.database;
  await sql`
    update offers set move_in = move_in - ${days}::int, answer_by = answer_by - ${days}::int
    where inquiry_id = ${id}`;
  await sql`
    update outcome_pairs op set moved_in_on = op.moved_in_on - ${days}::int
    from offers o
    where o.id in (op.offer_id, op.household_offer_id) and o.inquiry_id = ${id}`;
  await sql`
    update outcome_surveys s set due_on = s.due_on - ${days}::int,
      asked_at = s.asked_at - make_interval(days => ${days}::int)
    from outcome_pairs op join offers o on o.id in (op.offer_id, op.household_offer_id)
    where op.id = s.pair_id and o.inquiry_id = ${id}`;
}

/** Sends what is due, and answers the queued mails of a user. */
export async function askNow(app: TestApp, user: TestUser) {
  await askOutcomes(app.database.sql);
  return readJobs<OutcomeMail>(app.database.sql, 'mail', { kind: 'outcome', user_id: user.id });
}

/** Composes the newest mail that asks a user; null when there is none to send. */
export async function composeNewest(app: TestApp, user: TestUser) {
  const { sql } = app.database;
  const job = (await askNow(app, user)).at(-1);
  const composed = job && (await listMails(mailDeps(sql)).outcome(job));
  return composed && 'mail' in composed ? composed.mail : null;
}

/** Answers the open survey of a user on its page. */
export async function answerPage(
  app: TestApp,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
}
