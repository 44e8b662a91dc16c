// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { habitAnswers } from '../../support/onboarding-answers.ts';
import { done, greeting, refusal, room, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  await app.matching.start();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

const suspend = (id: number) =>
  done(app, 'suspendUser', { as: admin, params: { id }, body: { note: 'Asks for money' } });
const reinstate = (id: number) => done(app, 'reinstateUser', { as: admin, params: { id } });

test('suspending a user ends all their sessions at once', async () => {
  const person = await app.user();
  const elsewhere = await app.anotherDevice(person);
  await suspend(person.id);
  for (const as of [person, elsewhere]) {
    expect((await app.call('getCurrentUser', { as })).status).toBe(401);
  }
  // A session begun in the same moment, before it was known, opens nothing either.
  const late = await app.anotherDevice(person);
  expect((await app.call('getCurrentUser', { as: late })).status).toBe(401);
  await reinstate(person.id);
  const again = await app.anotherDevice(person);
  expect((await app.call('getCurrentUser', { as: again })).status).toBe(200);
  expect((await app.call('getCurrentUser', { as: person })).status).toBe(401);
});

test('others find a suspended user only after reinstatement', async () => {
  const [person, viewer] = [await app.user(), await app.user()];
  for (const as of [person, viewer]) await done(app, 'saveHabits', { as, body: habitAnswers() });
  const isListed = async (sort: 'fit' | 'newest') => {
    const query = { sort, page_size: 100 };
    const { items } = await done(app, 'listUsers', { as: viewer, query });
    return items.some(({ id }) => id === person.id);
  };
  const seen = async () => [
    await isListed('fit'),
    await isListed('newest'),
    (await app.call('getUser', { as: viewer, params: { id: person.id } })).status,
    (await app.call('getUserFit', { as: viewer, params: { id: person.id } })).status,
  ];
  await expect.poll(seen).toEqual([true, true, 200, 200]);
  await suspend(person.id);
  await expect.poll(seen).toEqual([false, false, 404, 404]);
  await reinstate(person.id);
  await expect.poll(seen).toEqual([true, true, 200, 200]);
});

test('a suspension hides the user’s listings, and reinstatement restores all not hidden separately', async () => {
  const owner = await app.user();
  const [open, paused, hidden] = [
    await room(app, owner),
    await room(app, owner, { status: 'paused' }),
    await room(app, owner),
  ];
  const params = { id: hidden };
  await done(app, 'hideListing', { as: admin, params, body: { note: 'Not real' } });
  await suspend(owner.id);
  const statuses = async () =>
    (
      await app.database.sql<{ status: string }[]>`
        select status from listings where id in ${app.database.sql([open, paused, hidden])}
        order by id`
    ).map(({ status }) => status);
  expect(await statuses()).toEqual(['hidden', 'hidden', 'hidden']);
  expect(await refusal(app, 'getListing', { params: { id: open } })).toBe('not_found');
  // Shown again while its owner is away, it waits for them.
  await done(app, 'showListing', { as: admin, params });
  expect(await statuses()).toEqual(['hidden', 'hidden', 'hidden']);
  await done(app, 'hideListing', { as: admin, params, body: { note: 'Not real' } });
  await reinstate(owner.id);
  expect(await statuses()).toEqual(['active', 'paused', 'hidden']);
});

test('a listing posted during the suspension of its owner is hidden too', async () => {
  const owner = await app.user();
  await suspend(owner.id);
  const [listing] = await app.database.sql<{ status: string; held_status: string }[]>`
    insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
      current_roommates, looking_for_roommates)
    values (${owner.id}, 'Late', 'Somewhere', 500, 1, 1, 0, 1) returning status, held_status`;
  expect(listing).toEqual({ status: 'hidden', held_status: 'active' });
});

test('nobody can write to a suspended user, in a new inquiry or an old one', async () => {
  const { sender, owner, listing_id, id } = await sentInquiry(app);
  await suspend(owner.id);
  const message = { as: sender, params: { id }, body: { message: 'Hello?' } };
  expect(await refusal(app, 'sendMessage', message)).toBe('cannot_write');
  const toPerson = { recipient_id: owner.id, message: greeting };
  expect(await refusal(app, 'sendUserInquiry', { as: sender, body: toPerson })).toBe('not_found');
  const another = await app.user();
  const body = { listing_id, message: greeting };
  expect(await refusal(app, 'sendListingInquiry', { as: another, body })).toBe('not_found');
  // What was written stays with the other side.
  expect(await done(app, 'listMessages', { as: sender, params: { id } })).toMatchObject({
    total: 1,
  });
  await reinstate(owner.id);
  await done(app, 'sendMessage', message);
});

test('administrators can suspend neither themselves nor one another', async () => {
  const other = await app.user({ is_admin: true });
  const suspended = (id: number) =>
    refusal(app, 'suspendUser', { as: admin, params: { id }, body: { note: 'Enough' } });
  expect(await suspended(admin.id)).toBe('own_target');
  expect(await suspended(other.id)).toBe('forbidden');
  expect(await suspended(2_000_000_000)).toBe('not_found');
  expect((await app.call('getCurrentUser', { as: other })).status).toBe(200);
});

test('the other side of an inquiry reads that a user was suspended, and has nothing unread', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const seen = () => done(app, 'getInquiry', { as: owner, params: { id } });
  const counts = () => done(app, 'countInquiries', { as: owner });
  expect(await seen()).toMatchObject({ is_away: false, is_suspended: false, unread: 1 });
  await suspend(sender.id);
  expect(await seen()).toMatchObject({ is_away: true, is_suspended: true, unread: 0 });
  expect(await counts()).toMatchObject({ unread_received: 0 });
  await reinstate(sender.id);
  expect(await seen()).toMatchObject({ is_away: false, is_suspended: false, unread: 0 });
});

test('someone who blocked the other side looks as if they were suspended, but nobody says so', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const another = await sentInquiry(app);
  await done(app, 'blockUser', { as: sender, params: { id: owner.id } });
  const unread = async (as: TestUser) =>
    (await done(app, 'countInquiries', { as })).unread_received;
  expect(await unread(another.owner)).toBe(1);
  expect(await done(app, 'getInquiry', { as: owner, params: { id } })).toMatchObject({
    is_away: true,
    is_suspended: false,
    unread: 0,
    is_blocked: false,
  });
});
