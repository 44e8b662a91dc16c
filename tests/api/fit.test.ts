// @module-tag essential

import { describe, expect, test } from 'vitest';
import type { Preferences } from '#contract/questionnaire/questions.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { testApp, type TestUser } from '#tests/support/test-app.ts';

const born = { birth_date: '1995-05-05' };

describe('the score with one roomie', () => {
  test('explains what costs points on both sides, and reveals nothing else of the other', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const owl = await app.user(born);
    await saveAnswers(app, me, earlyRiser, noSmoke);
    await saveAnswers(app, owl, { ...nightOwl, alcohol: 'weekly' });
    const { answer: fit } = await app.call('getUserFit', { as: me, params: { id: owl.id } });
    const lost = fit.ledger.reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBe(100 - (fit.score ?? 0));
    expect(fit.ledger.map(({ question }) => question)).toEqual([
      'sleep',
      'cleaning',
      'quiet',
      'smoking',
    ]);
    const quiet = fit.ledger.find(({ question }) => question === 'quiet');
    expect(quiet).toMatchObject({
      mine: { answer: 'by_22', satisfaction: 0 },
      // Quiet earlier than they ask for costs nothing, so what they accept is not shown.
      theirs: { answer: 'no_hour', wanted: null, satisfaction: 100 },
    });
    const cleaning = fit.ledger.find(({ question }) => question === 'cleaning');
    expect(cleaning).toMatchObject({ points: 0, theirs: { wanted: null } });
    // What I did not answer is not told of them.
    expect(JSON.stringify(fit)).not.toContain('alcohol');
  });

  test('is the same from both sides', async () => {
    const app = await testApp();
    const [one, other] = [await app.user(born), await app.user(born)];
    await saveAnswers(app, one, earlyRiser, noSmoke);
    await saveAnswers(app, other, { ...nightOwl, smoking: 'outside' });
    const seen = async (as: TestUser, { id }: TestUser) =>
      (await app.call('getUserFit', { as, params: { id } })).answer;
    const [mine, theirs] = [await seen(one, other), await seen(other, one)];
    expect(theirs.score).toBe(mine.score);
    expect(mine.conflicts).toEqual(['smoking']);
    expect(theirs.ledger.map(({ conflict }) => conflict)).toEqual([null, null, null, 'theirs']);
  });

  test('answers 404 for a user who may not be found', async () => {
    const app = await testApp();
    const me = await app.user();
    const unfinished = await app.user({ onboarding_status: 'profile' });
    for (const call of ['getUser', 'getUserFit'] as const) {
      const { status } = await app.call(call, { as: me, params: { id: unfinished.id } });
      expect(status).toBe(404);
    }
  });
});

describe('a preview', () => {
  test('counts matches, shows changed ranks, and saves nothing', async () => {
    const app = await testApp();
    const me = await app.user(born);
    const smoker = await app.user({ ...born, first_name: 'Smoker' });
    await saveAnswers(app, me, earlyRiser, noSmoke);
    await saveAnswers(app, smoker, { ...earlyRiser, smoking: 'outside' });
    const preferences: Preferences = {
      smoking: { acceptable: ['never', 'outside'], importance: 1, is_dealbreaker: false },
    };
    const { answer: preview } = await app.call('previewFit', { as: me, body: { preferences } });
    expect(preview).toMatchObject({ matches_before: 0, matches_after: 1 });
    expect(preview.changes).toEqual([
      expect.objectContaining({
        user: { id: smoker.id, first_name: 'Smoker', profile_picture_url: null },
        score_after: 100,
        rank_before: 1,
        rank_after: 1,
      }),
    ]);
    const { answer: kept } = await app.call('getPreferences', { as: me });
    expect(kept).toEqual(noSmoke);
  });
});

describe('the fit of a listing', () => {
  test('consists of two scores, for the listing and for who lives there', async () => {
    const app = await testApp();
    const owner = await app.user(born);
    const me = await app.user({ ...born, budget_max: 1000, move_in_from: '2026-09-01' });
    await saveAnswers(app, owner, earlyRiser);
    await saveAnswers(app, me, earlyRiser);
    const { answer: room } = await app.call('createListing', {
      as: owner,
      body: listingForm({ monthly_rent: 1100, available_from: '2026-09-01' }),
    });
    const { answer: fit } = await app.call('getListingFit', { as: me, params: { id: room.id } });
    expect(fit.household?.members).toMatchObject([{ id: owner.id, fit: { score: 100 } }]);
    expect(fit.household?.weakest_id).toBe(owner.id);
    expect(fit.listing.score).toBeLessThan(100);
    const budget = fit.listing.ledger.find(({ part }) => part === 'budget');
    expect(budget).toMatchObject({ satisfaction: 50, off_by: 100 });
    const lost = fit.listing.ledger.reduce((sum, { points }) => sum + points, 0);
    expect(lost).toBe(100 - (fit.listing.score ?? 0));
  });

  test('has no score of the owner with themselves, and answers 404 for others’ paused listings', async () => {
    const app = await testApp();
    const owner = await app.user(born);
    const other = await app.user(born);
    const { answer: room } = await app.call('createListing', {
      as: owner,
      body: listingForm({ status: 'paused' }),
    });
    const seen = (as: TestUser) => app.call('getListingFit', { as, params: { id: room.id } });
    const { household } = (await seen(owner)).answer;
    expect(household).toMatchObject({ members: [{ id: owner.id, fit: null }], weakest_id: null });
    expect((await seen(other)).status).toBe(404);
  });
});
