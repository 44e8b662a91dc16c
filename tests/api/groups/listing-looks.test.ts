import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { about, groupWith, join } from './steps.ts';

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
const readOnly = async (as: TestUser, id: number) => {
  const [only] = await list(as, id);
  return only!;
};
type Listed = Awaited<ReturnType<typeof list>>;

/** What the page sends once it is in view. */
const look = (as: TestUser, id: number, items: Listed) =>
  done(app, 'lookAtGroupListings', {
    ...about(as, id),
    body: {
      listings: items.map(({ listing_id, revision, now }) => ({ listing_id, revision, ...now })),
    },
  });
const lookNow = async (as: TestUser, id: number) => look(as, id, await list(as, id));

const vote = (as: TestUser, id: number, listing: number, note: string) =>
  done(app, 'voteOnListing', { ...inGroup(as, id, listing), body: { vote: 'yes', note } });

/** Three who consider one room, which the lead showed. */
async function sharedByLead() {
  const group = await groupWith(app, 3);
  const names = ['Ana', 'Ben', 'Cleo'];
  for (const [at, { id }] of group.people.entries()) {
    await app.database.sql`update users set first_name = ${names[at]!} where id = ${id}`;
  }
  const owner = await app.user();
  const listing = await room(app, owner);
  await done(app, 'shareListing', inGroup(group.lead, group.id, listing));
  const [ben, cleo] = group.others as [TestUser, TestUser];
  return { ...group, ben, cleo, owner, listing };
}

test('who opened a room or voted on it has seen it, by first name, beside who showed it', async () => {
  const { id, lead, ben, cleo, listing } = await sharedByLead();
  expect((await readOnly(lead, id)).seen_by).toEqual([]);
  await vote(ben, id, listing, '');
  for (const _ of [1, 2]) await done(app, 'openSharedListing', inGroup(cleo, id, listing));
  expect((await readOnly(lead, id)).seen_by).toEqual(['Ben', 'Cleo']);
  expect((await readOnly(ben, id)).seen_by).toEqual(['Cleo']);
});

test('names of who left, is suspended, is blocked or was deleted are gone', async () => {
  const { id, lead, ben, cleo, listing, code } = await sharedByLead();
  await done(app, 'openSharedListing', inGroup(ben, id, listing));
  await done(app, 'openSharedListing', inGroup(cleo, id, listing));
  await done(app, 'blockUser', about(lead, cleo.id));
  expect((await readOnly(lead, id)).seen_by).toEqual(['Ben']);
  expect((await readOnly(cleo, id)).seen_by).toEqual(['Ben']);
  await done(app, 'unblockUser', about(lead, cleo.id));
  await done(app, 'leaveGroup', about(cleo, id));
  await join(app, cleo, code);
  expect((await readOnly(lead, id)).seen_by).toEqual(['Ben']);
  await done(app, 'openSharedListing', inGroup(cleo, id, listing));
  expect((await readOnly(lead, id)).seen_by).toEqual(['Ben', 'Cleo']);
  await done(app, 'deleteAccount', { as: cleo });
  expect((await readOnly(lead, id)).seen_by).toEqual(['Ben']);
  await app.database.sql`update users set suspended_at = now() where id = ${ben.id}`;
  expect((await readOnly(lead, id)).seen_by).toEqual([]);
});

test('a room is new until one looked, votes until one looked again', async () => {
  const { id, lead, ben, listing } = await sharedByLead();
  expect(await readOnly(lead, id)).toMatchObject({ is_new: false, was: null });
  expect(await readOnly(ben, id)).toMatchObject({ is_new: true, was: null });
  await lookNow(ben, id);
  expect(await readOnly(ben, id)).toMatchObject({ is_new: false, was: null });
  await vote(lead, id, listing, 'Bright');
  const [theirs] = (await readOnly(ben, id)).votes;
  expect(theirs).toMatchObject({ is_mine: false, is_new: true });
  expect((await readOnly(lead, id)).votes[0]).toMatchObject({ is_mine: true, is_new: false });
  await lookNow(ben, id);
  expect((await readOnly(ben, id)).votes[0]?.is_new).toBe(false);
  // The same words again are no news; others are.
  await vote(lead, id, listing, 'Bright');
  expect((await readOnly(ben, id)).votes[0]?.is_new).toBe(false);
  await vote(lead, id, listing, 'Bright, and near the park');
  expect((await readOnly(ben, id)).votes[0]?.is_new).toBe(true);
});

test('a rent that changed and a room that is gone are new until one looked', async () => {
  const { id, lead, ben, owner, listing } = await sharedByLead();
  await lookNow(ben, id);
  const { now } = await readOnly(ben, id);
  await app.database
    .sql`update listings set monthly_rent = monthly_rent + 50 where id = ${listing}`;
  expect(await readOnly(ben, id)).toMatchObject({
    was: now,
    now: { ...now, total: now.total! + 50 },
  });
  await lookNow(ben, id);
  expect((await readOnly(ben, id)).was).toBeNull();
  expect((await readOnly(lead, id)).was).toEqual(now);
  await app.database.sql`update listings set status = 'paused' where id = ${listing}`;
  expect(await readOnly(ben, id)).toMatchObject({
    now: { state: 'paused', total: null },
    was: { state: 'offered', total: now.total! + 50 },
  });
  await lookNow(ben, id);
  // Back at another rent than before it was paused.
  await app.database.sql`
    update listings set status = 'active', monthly_rent = monthly_rent + 10 where id = ${listing}`;
  expect((await readOnly(ben, id)).was).toEqual({
    state: 'paused',
    total: now.total! + 50,
    currency: now.currency,
  });
  await done(app, 'deleteListing', about(owner, listing));
  const deleted = await readOnly(ben, id);
  expect(deleted).toMatchObject({ listing_id: listing, now: { state: 'deleted' } });
  expect(deleted.title).not.toBe('');
  await done(app, 'unshareListing', inGroup(lead, id, listing));
  expect(await list(ben, id)).toEqual([]);
});

test('what comes between reading and looking stays new', async () => {
  const { id, lead, cleo, ben, listing } = await sharedByLead();
  await lookNow(ben, id);
  await vote(lead, id, listing, 'Bright');
  const read = await list(ben, id);
  await vote(cleo, id, listing, 'Dark');
  await app.database
    .sql`update listings set monthly_rent = monthly_rent + 50 where id = ${listing}`;
  await look(ben, id, read);
  const after = await readOnly(ben, id);
  expect(after.was).toEqual(read[0]!.now);
  expect(after.votes.map(({ note, is_new }) => [note, is_new])).toEqual([
    ['Bright', false],
    ['Dark', true],
  ]);
  // An answer that comes late does not bring back what was seen since.
  await lookNow(ben, id);
  await look(ben, id, [{ ...read[0]!, revision: 0 }]);
  expect((await readOnly(ben, id)).votes.some(({ is_new }) => is_new)).toBe(false);
});

test('nobody else looks, and nothing that the group does not consider is stored', async () => {
  const { id, ben, owner, listing } = await sharedByLead();
  const stranger = await app.user();
  const items = await list(ben, id);
  const body = { listings: items.map(({ now }) => ({ listing_id: listing, revision: 1, ...now })) };
  expect(await refusal(app, 'openSharedListing', inGroup(stranger, id, listing))).toBe('not_found');
  expect(await refusal(app, 'lookAtGroupListings', { ...about(stranger, id), body })).toBe(
    'not_found',
  );
  const other = await room(app, owner);
  await done(app, 'openSharedListing', inGroup(ben, id, other));
  await look(ben, id, [{ ...items[0]!, listing_id: other }]);
  const stored = await app.database.sql`
    select from group_listing_looks where listing_id = ${other}`;
  expect(stored).toHaveLength(0);
});

test('looks are exported as far as they are one’s own', async () => {
  const { id, ben, cleo, listing } = await sharedByLead();
  await lookNow(ben, id);
  await done(app, 'openSharedListing', inGroup(cleo, id, listing));
  const exported = await done(app, 'exportAccount', { as: ben });
  expect(exported.group_looks).toMatchObject([
    { group_id: id, listing_id: listing, opened_at: null, state: 'offered' },
  ]);
});

test('the list of my groups says of how many rooms something is new', async () => {
  const { id, lead, ben, listing, owner } = await sharedByLead();
  const counted = async (as: TestUser) => {
    const { items } = await done(app, 'listGroups', { as, query: {} });
    return items.find((group) => group.id === id)?.news;
  };
  /** What the page of the group marks. */
  const marked = async (as: TestUser) =>
    (await list(as, id)).filter(
      ({ is_new, was, votes }) => is_new || was !== null || votes.some((each) => each.is_new),
    ).length;
  const expectNews = async (as: TestUser, news: number) => {
    expect([await counted(as), await marked(as)]).toEqual([news, news]);
  };
  await expectNews(lead, 0);
  await expectNews(ben, 1);
  const other = await room(app, owner);
  await done(app, 'shareListing', inGroup(lead, id, other));
  await expectNews(ben, 2);
  await lookNow(ben, id);
  await expectNews(ben, 0);
  await vote(ben, id, listing, 'Quiet');
  await expectNews(ben, 0);
  await expectNews(lead, 1);
  await lookNow(lead, id);
  await app.database.sql`update listings set monthly_rent = monthly_rent + 10 where id = ${other}`;
  await expectNews(lead, 1);
  await expectNews(ben, 1);
  await app.database.sql`delete from listings where id = ${listing}`;
  await expectNews(ben, 2);
});
