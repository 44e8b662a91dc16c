// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { about, groupWith } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const readMatrix = (as: TestUser, id: number, listing_id?: number) =>
  done(app, 'getGroupMatrix', {
    ...about(as, id),
    ...(listing_id !== undefined && { query: { listing_id } }),
  });

/** The pairs as `one-other: score`. */
const scores = ({ pairs }: Answer<'getGroupMatrix'>) =>
  Object.fromEntries(pairs.map(({ one, other, fit }) => [`${one}-${other}`, fit?.score]));

/** A group of three, of whom the last one smokes on the balcony, which the second one minds. */
async function trio() {
  const group = await groupWith(app, 3);
  const [ana, ben, cleo] = group.people as [TestUser, TestUser, TestUser];
  await saveAnswers(app, ana, earlyRiser);
  await saveAnswers(app, ben, earlyRiser, noSmoke);
  await saveAnswers(app, cleo, { ...earlyRiser, smoking: 'balcony' });
  return { ...group, ana, ben, cleo };
}

describe('the matrix of a group', () => {
  test('has every pair once, the same for every member, and names the weakest', async () => {
    const { id, ana, ben, cleo } = await trio();
    const matrix = await readMatrix(ana, id);
    expect(Object.keys(scores(matrix))).toEqual([
      `${ana.id}-${ben.id}`,
      `${ana.id}-${cleo.id}`,
      `${ben.id}-${cleo.id}`,
    ]);
    expect(matrix.weakest).toEqual({ one: ben.id, other: cleo.id });
    const seenByCleo = await readMatrix(cleo, id);
    expect(seenByCleo.pairs).toEqual(matrix.pairs);
    expect(seenByCleo.users.map(({ is_me }) => is_me)).toEqual([false, false, true]);
    const { score } = await done(app, 'getUserFit', about(ben, cleo.id));
    expect(scores(matrix)[`${ben.id}-${cleo.id}`]).toBe(score);
  });

  test('says which one wish would help that pair most', async () => {
    const { id, ana, ben, cleo } = await trio();
    const { change } = await readMatrix(ana, id);
    expect(change).toMatchObject({
      user_id: ben.id,
      other_id: cleo.id,
      question: 'smoking',
      answer: 'balcony',
      conflicts_before: 1,
      conflicts_after: 0,
    });
    expect(change!.score_after!).toBeGreaterThan(change!.score_before!);
  });

  test('leaves out who cannot be shown, and says how many', async () => {
    const { id, ana, ben, cleo } = await trio();
    await done(app, 'blockUser', about(ben, cleo.id));
    expect(await readMatrix(ana, id)).toMatchObject({ left_out: 0, pairs: { length: 3 } });
    for (const as of [ben, cleo]) {
      const matrix = await readMatrix(as, id);
      expect(matrix).toMatchObject({ left_out: 1, pairs: { length: 1 } });
    }
    const params = { id, one: ben.id, other: cleo.id };
    expect(await refusal(app, 'getGroupPairFit', { as: ben, params })).toBe('not_found');
    expect(await refusal(app, 'getGroupPairFit', { as: cleo, params })).toBe('not_found');
  });

  test('has no score for who has not answered, and no weakest pair among strangers', async () => {
    const { id, lead } = await groupWith(app, 2);
    expect(await readMatrix(lead, id)).toMatchObject({
      pairs: [{ fit: null }],
      weakest: null,
      change: null,
    });
  });

  test('grows by who lives in a room, and never compares them with one another', async () => {
    const { id, ana, ben, cleo } = await trio();
    const owner = await app.user();
    await saveAnswers(app, owner, nightOwl);
    const listing = await room(app, owner);
    const member = await app.user();
    const { token } = await done(app, 'createHouseholdInvitation', about(owner, listing));
    await done(app, 'acceptHouseholdInvitation', { as: member, body: { token } });
    const matrix = await readMatrix(ana, id, listing);
    expect(matrix.users.map(({ id: each, lives_there }) => [each, lives_there])).toEqual([
      [ana.id, false],
      [ben.id, false],
      [cleo.id, false],
      [owner.id, true],
      [member.id, true],
    ]);
    expect(matrix.pairs).toHaveLength(3 + 3 * 2);
    expect(Object.keys(scores(matrix))).not.toContain(`${owner.id}-${member.id}`);
    const { score } = await done(app, 'getUserFit', about(cleo, owner.id));
    expect(scores(matrix)[`${cleo.id}-${owner.id}`]).toBe(score);
    // Nobody outside the group reads how they fit with one of it.
    const params = { id, one: cleo.id, other: owner.id };
    expect(await refusal(app, 'getGroupPairFit', { as: ana, params })).toBe('not_found');
    await done(app, 'blockUser', about(owner, ana.id));
    expect((await readMatrix(ana, id, listing)).users).toHaveLength(4);
  });

  test('is not to be had with a room that one cannot see', async () => {
    const { id, ana } = await trio();
    const listing = await room(app, await app.user());
    await app.database.sql`update listings set status = 'paused' where id = ${listing}`;
    const request = { ...about(ana, id), query: { listing_id: listing } };
    expect(await refusal(app, 'getGroupMatrix', request)).toBe('not_found');
  });
});

describe('the ledger of two of a group', () => {
  test('adds up for every member, and says what somebody accepts only where it costs', async () => {
    const { id, ana, ben, cleo } = await trio();
    const params = { id, one: ben.id, other: cleo.id };
    const fit = await done(app, 'getGroupPairFit', { as: ana, params });
    const lost = fit.ledger.reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBe(100 - fit.score!);
    const smoking = fit.ledger.find(({ question }) => question === 'smoking');
    expect(smoking).toMatchObject({
      one: { answer: 'never', wanted: ['never'], satisfaction: 0 },
      other: { answer: 'balcony', wanted: null },
      conflict: 'one',
    });
    for (const line of fit.ledger.filter(({ points }) => points === 0)) {
      expect([line.one.wanted, line.other.wanted]).toEqual([null, null]);
    }
    expect(JSON.stringify(fit)).not.toContain('importance');
    // The same for the two themselves, as they know it from their own pages.
    expect(await done(app, 'getGroupPairFit', { as: cleo, params })).toEqual(fit);
  });

  test('is for the group alone', async () => {
    const { id, ana, ben, cleo } = await trio();
    const params = { id, one: ana.id, other: ben.id };
    expect(await refusal(app, 'getGroupPairFit', { as: await app.user(), params })).toBe(
      'not_found',
    );
    await done(app, 'leaveGroup', about(cleo, id));
    expect(await refusal(app, 'getGroupPairFit', { as: cleo, params })).toBe('not_found');
    const former = { id, one: ana.id, other: cleo.id };
    expect(await refusal(app, 'getGroupPairFit', { as: ana, params: former })).toBe('not_found');
  });
});
