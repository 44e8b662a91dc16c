// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capacities } from '#contract/quotas.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { about, groupWith } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const inGroup = (as: TestUser, id: number, listing_id: number) => ({
  as,
  params: { id, listing_id },
});
const list = async (as: TestUser, id: number) =>
  (await done(app, 'listGroupListings', about(as, id))).items;

/** A room whose owner lives there and answers like this. */
async function makeHome(habits: Parameters<typeof saveAnswers>[2]) {
  const owner = await app.user();
  await saveAnswers(app, owner, habits);
  return { owner, listing: await room(app, owner) };
}

describe('what a group considers', () => {
  test('is shown to all by one, with each one’s vote and note', async () => {
    const { id, lead, others } = await groupWith(app, 3);
    const [ben, cleo] = others as [TestUser, TestUser];
    const { listing } = await makeHome(earlyRiser);
    for (const _ of [1, 2]) await done(app, 'shareListing', inGroup(ben, id, listing));
    const vote = { vote: 'yes', note: '  Near all of us ' } as const;
    await done(app, 'voteOnListing', { ...inGroup(cleo, id, listing), body: vote });
    await done(app, 'voteOnListing', {
      ...inGroup(lead, id, listing),
      body: { vote: 'maybe', note: '' },
    });
    const [shared] = await list(lead, id);
    expect(shared).toMatchObject({
      listing_id: listing,
      can_remove: true,
      votes: [
        { is_mine: true, vote: 'maybe', note: '' },
        { is_mine: false, vote: 'yes', note: 'Near all of us' },
      ],
    });
    await done(app, 'voteOnListing', {
      ...inGroup(cleo, id, listing),
      body: { vote: null, note: '' },
    });
    expect((await list(ben, id))[0]?.votes).toHaveLength(1);
    await done(app, 'leaveGroup', about(lead, id));
    expect((await list(ben, id))[0]?.votes).toEqual([]);
  });

  test('ranks by the least content pair with who lives there, conflicts last, then by id', async () => {
    const { id, people } = await groupWith(app, 2);
    const [ana, ben] = people as [TestUser, TestUser];
    await saveAnswers(app, ana, earlyRiser, noSmoke);
    await saveAnswers(app, ben, earlyRiser);
    const smoky = await makeHome({ ...earlyRiser, smoking: 'indoors' });
    const late = await makeHome(nightOwl);
    const alike = await makeHome(earlyRiser);
    const alikeToo = await makeHome(earlyRiser);
    const all = [smoky, late, alikeToo, alike];
    for (const { listing } of all) await done(app, 'shareListing', inGroup(ana, id, listing));
    const ranked = await list(ben, id);
    expect(ranked.map(({ listing_id }) => listing_id)).toEqual(
      [alike, alikeToo, late, smoky].map(({ listing }) => listing),
    );
    expect(ranked[0]?.fit).toEqual({ score: 100, conflicts: 0 });
    expect(ranked[3]?.fit?.conflicts).toBe(1);
    const scores = await Promise.all(
      people.map(
        async (as) => (await done(app, 'getUserFit', about(as, late.owner.id))).score ?? 0,
      ),
    );
    expect(ranked[2]?.fit?.score).toBe(Math.min(...scores));
  });

  test('is for the group alone, and takes only what it considers', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    const { listing } = await makeHome(earlyRiser);
    const stranger = await app.user();
    const body = { vote: 'yes', note: '' };
    expect(await refusal(app, 'listGroupListings', about(stranger, id))).toBe('not_found');
    expect(await refusal(app, 'shareListing', inGroup(stranger, id, listing))).toBe('not_found');
    const early = { ...inGroup(lead, id, listing), body };
    expect(await refusal(app, 'voteOnListing', early)).toBe('not_found');
    await app.database.sql`update listings set status = 'paused' where id = ${listing}`;
    expect(await refusal(app, 'shareListing', inGroup(lead, id, listing))).toBe('not_found');
    await app.database.sql`update listings set status = 'active' where id = ${listing}`;
    await done(app, 'shareListing', inGroup(lead, id, listing));
    const ofOther = inGroup(others[0]!, id, listing);
    expect(await refusal(app, 'unshareListing', ofOther)).toBe('transition_refused');
    expect((await list(others[0]!, id))[0]?.can_remove).toBe(false);
    await done(app, 'unshareListing', inGroup(lead, id, listing));
    await done(app, 'unshareListing', ofOther);
    expect(await list(lead, id)).toEqual([]);
  });

  test('is so much at most', async () => {
    const limited = await testApp({ QUOTA_FACTOR: '1' });
    const lead = await limited.user();
    const { id } = await done(limited, 'createGroup', { as: lead, body: { name: 'Many' } });
    const rows = await limited.database.sql<{ id: number }[]>`
      insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates)
      select ${lead.id}, 'Room ' || n, 'Harlem', 900, 2, 1, 1, 1
      from generate_series(0, ${capacities.groupListings}::int) n returning id`;
    const answers: number[] = [];
    for (const { id: listing_id } of rows) {
      const request = { as: lead, params: { id, listing_id } };
      answers.push((await limited.call('shareListing', request)).status);
    }
    expect(answers.filter((status) => status === 204)).toHaveLength(capacities.groupListings);
    expect(answers.at(-1)).toBe(409);
  });

  test('is exported as far as it is one’s own', async () => {
    const { id, lead, others } = await groupWith(app, 2);
    const { listing } = await makeHome(earlyRiser);
    await done(app, 'shareListing', inGroup(lead, id, listing));
    const body = { vote: 'no', note: 'Too far' } as const;
    await done(app, 'voteOnListing', { ...inGroup(lead, id, listing), body });
    const own = await done(app, 'exportAccount', { as: lead });
    expect(own.group_votes).toMatchObject([{ group_id: id, listing_id: listing, note: 'Too far' }]);
    expect((await done(app, 'exportAccount', { as: others[0]! })).group_votes).toEqual([]);
    await done(app, 'deleteAccount', { as: lead });
    expect((await list(others[0]!, id))[0]).toMatchObject({ added_by: null, votes: [] });
  });
});
