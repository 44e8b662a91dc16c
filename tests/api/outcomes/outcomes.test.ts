import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldOutcomes } from '#domain/outcomes/surveys.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { beginQuietHours } from '#tests/support/quiet-hours.ts';
import { saveAnswers } from '#tests/support/saved-answers.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { agreed, answering, moveDay, type Pair } from '../offers/steps.ts';
import {
  about,
  answerPage,
  askNow,
  composeNewest,
  join,
  livedTogether,
  movedIn,
  readOutcome,
} from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const good = { lives_together: 'yes', rating: '4' };
const block = (made: Pair) =>
  done(app, 'blockUser', { as: made.owner, params: { id: made.sender.id } });
const suspend = ({ sender }: Pair) =>
  app.database.sql`update users set suspended_at = now() where id = ${sender.id}`;

/** What is stored about a move-in. */
async function readRows({ id }: Pair) {
  const [row] = await app.database.sql<
    { pairs: number; participants: number; surveys: number; answered: number }[]
  >`
    select count(distinct op.id)::int as pairs, count(distinct p.user_id)::int as participants,
      count(s.id)::int as surveys, count(s.answered_at)::int as answered
    from offers o join outcome_pairs op on op.offer_id = o.id
      left join outcome_participants p on p.pair_id = op.id
      left join outcome_surveys s on s.pair_id = p.pair_id and s.user_id = p.user_id
    where o.inquiry_id = ${id}`;
  return row;
}

describe('taking part', () => {
  test('is asked of both once they moved in, and nothing is kept before', async () => {
    const made = await agreed(app);
    await saveAnswers(app, made.owner, habitAnswers());
    await saveAnswers(app, made.sender, habitAnswers());
    expect(await readOutcome(app, made, made.owner)).toBeUndefined();
    expect(await refusal(app, 'joinOutcome', about(made, made.owner))).toBe('transition_refused');
    await moveDay(app, made, 0);
    await done(app, 'updateOffer', answering(made, 'owner', 'moved_in'));
    for (const as of [made.owner, made.sender]) {
      expect(await readOutcome(app, made, as)).toMatchObject({ joined_at: null, survey: null });
    }
    expect(await readRows(made)).toMatchObject({ pairs: 0, participants: 0 });
  });

  test('keeps the score of that day and the answers of who takes part, not of the other', async () => {
    const made = await movedIn(app);
    const fit = await done(app, 'getUserFit', { as: made.owner, params: { id: made.sender.id } });
    await join(app, made, 'owner', 'owner');
    await saveAnswers(app, made.owner, habitAnswers({ smoking: 'indoors' }));
    await join(app, made, 'sender');
    const { sql } = app.database;
    const [pair] = await sql<{ score: number; ledger: Record<string, number> }[]>`
      select score, ledger from outcome_pairs op join offers o on o.id = op.offer_id
      where o.inquiry_id = ${made.id}`;
    expect(pair?.score).toBe(fit.score);
    const points = fit.ledger.map((line) => [line.question, line.points]);
    expect(pair?.ledger).toEqual(Object.fromEntries(points));
    const kept = await sql<{ user_id: number; habits: object }[]>`
      select user_id, habits from outcome_participants p join outcome_pairs op on op.id = p.pair_id
        join offers o on o.id = op.offer_id
      where o.inquiry_id = ${made.id} order by joined_at`;
    expect(kept.map(({ user_id }) => user_id)).toEqual([made.owner.id, made.sender.id]);
    expect(kept[0]?.habits).toEqual(habitAnswers());
    expect(await readRows(made)).toMatchObject({ participants: 2, surveys: 6 });
  });

  test('says nothing of what the other does', async () => {
    const made = await movedIn(app);
    const before = await readOutcome(app, made, made.owner);
    await join(app, made, 'sender');
    expect(await readOutcome(app, made, made.owner)).toEqual(before);
  });

  test('is possible until the first survey', async () => {
    const made = await movedIn(app);
    await livedTogether(app, made, 29);
    expect(await readOutcome(app, made, made.owner)).toMatchObject({ joined_at: null });
    await livedTogether(app, made, 1);
    expect(await readOutcome(app, made, made.owner)).toBeUndefined();
    const { problem } = await app.call('joinOutcome', about(made, made.owner));
    expect(problem).toMatchObject({ code: 'transition_refused', detail_code: 'outcome.over' });
  });

  test.each<[string, (made: Pair) => Promise<unknown>]>([
    [
      'the owner lives elsewhere',
      ({ listing }) => app.database.sql`
        update listings set owner_lives_there = false where id = ${listing}`,
    ],
    ['one has blocked the other', block],
    ['one is suspended', suspend],
    [
      'there is no score',
      ({ sender }) => app.database.sql`
        delete from habits where user_id = ${sender.id}`,
    ],
  ])('is not asked where %s', async (_, happen) => {
    const made = await movedIn(app);
    await happen(made);
    expect(await readOutcome(app, made, made.owner)).toBeUndefined();
    expect(await refusal(app, 'joinOutcome', about(made, made.owner))).toBe('transition_refused');
  });

  test('ends at any time and deletes what one answered, but nothing of the other', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner', 'sender');
    await livedTogether(app, made, 30);
    await askNow(app, made.owner);
    const outcome = await readOutcome(app, made, made.owner);
    await answerPage(app, outcome?.survey?.path ?? '', good);
    for (const _ of [1, 2]) await done(app, 'leaveOutcome', about(made, made.owner));
    expect(await readRows(made)).toEqual({ pairs: 1, participants: 1, surveys: 3, answered: 0 });
    expect(await readOutcome(app, made, made.owner)).toBeUndefined();
    await done(app, 'leaveOutcome', about(made, made.sender));
    expect(await readRows(made)).toMatchObject({ pairs: 0 });
    const page = await app.request(outcome?.survey?.path ?? '');
    expect(page.status).toBe(404);
  });

  test.each(['owner', 'sender'] as const)(
    'leaves nothing when the %s deletes the account',
    async (side) => {
      const made = await movedIn(app);
      await join(app, made, 'owner', 'sender');
      const [offer] = await app.database.sql<{ id: number }[]>`
        select id from offers where inquiry_id = ${made.id}`;
      await done(app, 'deleteAccount', { as: made[side] });
      const left = await app.database.sql`
        select from outcome_pairs where offer_id = ${offer?.id ?? 0}`;
      expect(left).toHaveLength(0);
    },
  );

  test('is over five years after the move', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner');
    await livedTogether(app, made, 5 * 365);
    await deleteOldOutcomes(app.database.sql);
    expect(await readRows(made)).toMatchObject({ pairs: 1 });
    await livedTogether(app, made, 10);
    await deleteOldOutcomes(app.database.sql);
    expect(await readRows(made)).toMatchObject({ pairs: 0 });
  });
});

describe('a survey', () => {
  test('asks each who takes part once, after 30, 90 and 365 days, and nobody else', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner');
    for (const [days, mails] of [
      [29, 0],
      [1, 1],
      [0, 1],
      [59, 1],
      [1, 2],
      [275, 3],
      [400, 3],
    ] as const) {
      await livedTogether(app, made, days);
      expect(await askNow(app, made.owner), String(days)).toHaveLength(mails);
    }
    expect(await askNow(app, made.sender)).toEqual([]);
  });

  test('waits for the end of quiet hours', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner', 'sender');
    await livedTogether(app, made, 30);
    await beginQuietHours(app, made.owner);
    const [job] = await askNow(app, made.owner);
    expect(job?.due_in).toBeGreaterThan(3000);
    const [other] = await askNow(app, made.sender);
    expect(other?.due_in).toBeLessThan(60);
  });

  test('is not sent late when nobody could send it in time', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner');
    await livedTogether(app, made, 44);
    expect(await askNow(app, made.owner)).toEqual([]);
  });

  test.each<[string, (made: Pair) => Promise<unknown>]>([
    ['a block', block],
    ['a suspension', suspend],
  ])('is not sent after %s, also when its mail was queued before', async (_, happen) => {
    const made = await movedIn(app);
    await join(app, made, 'owner', 'sender');
    await livedTogether(app, made, 30);
    expect(await askNow(app, made.owner)).toHaveLength(1);
    const path = (await readOutcome(app, made, made.owner))?.survey?.path ?? '';
    await happen(made);
    expect(await composeNewest(app, made.owner)).toBeNull();
    expect((await app.request(path)).status).toBe(404);
    await livedTogether(app, made, 60);
    expect(await askNow(app, made.owner)).toHaveLength(1);
  });

  test('comes with a link to its page and one that ends it by one click', async () => {
    const made = await movedIn(app);
    await join(app, made, 'owner');
    await livedTogether(app, made, 30);
    const mail = await composeNewest(app, made.owner);
    const [, path = ''] = /https?:\/\/[^/]+(\/outcomes\?token=\S+)/.exec(mail?.text ?? '') ?? [];
    expect((await app.request(path)).status).toBe(200);
    const unsubscribe = new URL(mail?.unsubscribeUrl ?? '');
    const clicked = await app.request(`${unsubscribe.pathname}${unsubscribe.search}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(clicked.status).toBe(200);
    expect(await readRows(made)).toMatchObject({ pairs: 0 });
    expect(await composeNewest(app, made.owner)).toBeNull();
  });
});

describe('the page of a survey', () => {
  async function opened(side: 'owner' | 'sender' = 'owner') {
    const made = await movedIn(app);
    await join(app, made, 'owner', 'sender');
    await livedTogether(app, made, 30);
    await askNow(app, made[side]);
    const outcome = await readOutcome(app, made, made[side]);
    return { made, path: outcome?.survey?.path ?? '' };
  }
  const readAnswer = async ({ id }: Pair) => {
    const [row] = await app.database.sql<object[]>`
      select lives_together, rating, habit_ratings from outcome_surveys s
        join outcome_pairs op on op.id = s.pair_id join offers o on o.id = op.offer_id
      where o.inquiry_id = ${id} and s.answered_at is not null`;
    return row;
  };

  test('keeps what is answered, replaces it, and never shows it', async () => {
    const { made, path } = await opened();
    const first = await answerPage(app, path, { ...good, smoking: '5', quiet: '', pets: 'x' });
    expect(first.status).toBe(303);
    expect(await readAnswer(made)).toEqual({
      lives_together: true,
      rating: 4,
      habit_ratings: { smoking: 5 },
    });
    const page = await app.request(path);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
    const text = await page.text();
    expect(text).toContain('Thank you');
    expect(text).not.toContain('checked');
    expect(text).not.toContain('selected');
    await answerPage(app, path, { lives_together: 'no', rating: '1' });
    expect(await readAnswer(made)).toEqual({ lives_together: false, rating: 1, habit_ratings: {} });
    expect(await readOutcome(app, made, made.owner)).toMatchObject({
      survey: { after_days: 30, is_answered: true },
    });
    const other = await readOutcome(app, made, made.sender);
    expect(other?.survey?.is_answered).toBe(false);
    expect(other?.survey?.path).not.toBe(path);
  });

  test.each([{}, { rating: '3' }, { lives_together: 'yes' }, { ...good, rating: '6' }])(
    'asks again for what is missing or wrong: %j',
    async (fields) => {
      const { made, path } = await opened();
      const answer = await answerPage(app, path, fields);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Answer both questions.');
      expect(await readAnswer(made)).toBeUndefined();
    },
  );

  test('is closed with another token, before it was sent, and 30 days after', async () => {
    const { made, path } = await opened();
    for (const wrong of ['/outcomes', '/outcomes?token=1.x', `${path}x`]) {
      expect((await app.request(wrong)).status, wrong).toBe(404);
      expect((await answerPage(app, wrong, good)).status, wrong).toBe(404);
    }
    await livedTogether(app, made, 30);
    expect((await answerPage(app, path, good)).status).toBe(404);
    expect(await readAnswer(made)).toBeUndefined();
    expect((await readOutcome(app, made, made.owner))?.survey).toBeNull();
  });
});

test('an export has what one answered, and nothing of the other', async () => {
  const made = await movedIn(app);
  await join(app, made, 'owner', 'sender');
  await livedTogether(app, made, 30);
  await askNow(app, made.sender);
  const mine = await readOutcome(app, made, made.sender);
  await answerPage(app, mine?.survey?.path ?? '', { ...good, sleep: '2' });
  const exported = await done(app, 'exportAccount', { as: made.sender });
  expect(exported.outcomes).toMatchObject([
    {
      inquiry_id: made.id,
      habits: { sharing: 'most_things' },
      surveys: [
        { after_days: 30, lives_together: true, rating: 4, habit_ratings: { sleep: 2 } },
        { after_days: 90, answered_at: null, rating: null },
        { after_days: 365, asked_at: null },
      ],
    },
  ]);
  const others = (await done(app, 'exportAccount', { as: made.owner })).outcomes;
  expect(others).toMatchObject([{ habits: { sharing: 'basics' } }]);
  expect(JSON.stringify(others)).not.toContain('"rating":4');
});
