import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldOutcomes } from '#domain/outcomes/surveys.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { saveAnswers } from '#tests/support/saved-answers.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { moveDay, type Pair } from '../offers/steps.ts';
import { about, answerPage, askNow, join, livedTogether, movedIn, readOutcome } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** Somebody of the household into which one moves. */
async function housemate({ owner, listing }: Pair): Promise<TestUser> {
  const member = await app.user();
  const params = { id: listing };
  const { token } = await done(app, 'createHouseholdInvitation', { as: owner, params });
  await done(app, 'acceptHouseholdInvitation', { as: member, body: { token } });
  await saveAnswers(app, member, habitAnswers());
  return member;
}

/** Who takes part in which pair, and how many surveys each has of it. */
async function readPairs({ id }: Pair) {
  const rows = await app.database.sql<{ resident: number; user_id: number; surveys: number }[]>`
    select op.owner_id as resident, p.user_id, (select count(*)::int from outcome_surveys s
      where s.pair_id = p.pair_id and s.user_id = p.user_id) as surveys
    from outcome_pairs op join outcome_participants p on p.pair_id = op.id
      join offers o on o.id in (op.offer_id, op.household_offer_id)
    where o.inquiry_id = ${id} order by op.id, p.user_id`;
  return rows.map((row) => ({ ...row }));
}

test('the others of a household are asked too, about whoever moved in', async () => {
  const made = await movedIn(app);
  const member = await housemate(made);
  const outcome = await readOutcome(app, made, member);
  expect(outcome).toMatchObject({ listing_id: made.listing, joined_at: null, is_refused: false });
  await done(app, 'joinOutcome', about(made, member));
  expect(await readPairs(made)).toEqual([{ resident: member.id, user_id: member.id, surveys: 3 }]);
  await livedTogether(app, made, 30);
  expect(await askNow(app, member)).toHaveLength(1);
  expect(await askNow(app, made.sender)).toEqual([]);
  const path = (await readOutcome(app, made, member))?.survey?.path ?? '';
  const answer = await answerPage(app, path, { lives_together: 'yes', rating: '5' });
  expect(answer.status).toBe(303);
  const exported = await done(app, 'exportAccount', { as: member });
  expect(exported.outcomes).toMatchObject([{ inquiry_id: made.id }]);
});

test('whoever moved in is in a pair with each, and is asked once', async () => {
  const made = await movedIn(app);
  const member = await housemate(made);
  await join(app, made, 'sender');
  expect(await readPairs(made)).toEqual([
    { resident: made.owner.id, user_id: made.sender.id, surveys: 3 },
    { resident: member.id, user_id: made.sender.id, surveys: 0 },
  ]);
  await join(app, made, 'owner');
  await done(app, 'joinOutcome', about(made, member));
  expect(await readPairs(made)).toHaveLength(4);
  await livedTogether(app, made, 30);
  for (const each of [made.sender, made.owner, member]) {
    expect(await askNow(app, each)).toHaveLength(1);
  }
  await done(app, 'leaveOutcome', about(made, made.sender));
  expect(await readPairs(made)).toMatchObject([{ user_id: made.owner.id }, { user_id: member.id }]);
});

test('where the owner lives elsewhere, the others are asked', async () => {
  const made = await movedIn(app);
  const member = await housemate(made);
  await app.database.sql`
    update listings set owner_lives_there = false where id = ${made.listing}`;
  await join(app, made, 'sender');
  expect(await readPairs(made)).toEqual([
    { resident: member.id, user_id: made.sender.id, surveys: 3 },
  ]);
  expect(await readOutcome(app, made, made.owner)).toBeUndefined();
});

test.each<[string, (made: Pair, member: TestUser) => Promise<unknown>]>([
  [
    'left the household',
    ({ listing }, as) => done(app, 'leaveHousehold', { as, params: { id: listing } }),
  ],
  [
    'blocked whoever moved in',
    ({ sender }, as) => done(app, 'blockUser', { as, params: { id: sender.id } }),
  ],
])('whoever %s is not asked', async (_, happen) => {
  const made = await movedIn(app);
  const member = await housemate(made);
  await happen(made, member);
  expect(await readOutcome(app, made, member)).toBeUndefined();
  expect(await refusal(app, 'joinOutcome', about(made, member))).toMatch(
    /^(?:not_found|transition_refused)$/,
  );
});

test('nobody else learns of a move-in', async () => {
  const made = await movedIn(app);
  const other = await app.user();
  expect(await refusal(app, 'joinOutcome', about(made, other))).toBe('not_found');
  expect(await refusal(app, 'leaveOutcome', about(made, other))).toBe('not_found');
});

test('a no is kept until nobody can take part any more, and can be taken back', async () => {
  const made = await movedIn(app);
  const member = await housemate(made);
  for (const as of [made.owner, made.sender, member]) {
    for (const _ of [1, 2]) await done(app, 'leaveOutcome', about(made, as));
    expect(await readOutcome(app, made, as)).toMatchObject({ is_refused: true, joined_at: null });
  }
  const exported = await done(app, 'exportAccount', { as: member });
  expect(exported.refused_outcomes).toMatchObject([{ inquiry_id: made.id }]);
  await join(app, made, 'owner');
  expect(await readOutcome(app, made, made.owner)).toMatchObject({ is_refused: false });
  await done(app, 'leaveOutcome', about(made, made.owner));
  expect(await readOutcome(app, made, made.owner)).toMatchObject({ is_refused: true });
  const refusals = () => app.database.sql`
    select from outcome_refusals r join offers o on o.id = r.offer_id
    where o.inquiry_id = ${made.id}`;
  expect(await refusals()).toHaveLength(3);
  await moveDay(app, made, -31);
  await deleteOldOutcomes(app.database.sql);
  expect(await refusals()).toHaveLength(0);
});
