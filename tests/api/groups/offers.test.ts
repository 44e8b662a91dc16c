// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfferUpdate } from '#contract/offers/calls.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';
import { readListingStatus, terms } from '../offers/steps.ts';
import { about, groupWith, join } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** A group of three to which a room was offered that looks for so many. */
async function offeredGroup(places = 3) {
  const { id: groupId, ...group } = await groupWith(app, 3);
  const owner = await app.user();
  const listing = await room(app, owner, { looking_for_roommates: places });
  const body = { listing_id: listing, message: greeting, group_id: groupId };
  const { id } = await done(app, 'sendListingInquiry', { as: group.lead, body });
  await done(app, 'makeOffer', { ...about(owner, id), body: terms });
  const [ben, cleo] = group.others as [TestUser, TestUser];
  return { ...group, groupId, owner, listing, id, ben, cleo };
}

const answer = (as: TestUser, id: number, status: OfferUpdate['status']) => ({
  ...about(as, id),
  body: { status },
});
const readOffer = async (as: TestUser, id: number) =>
  (await done(app, 'getOffer', about(as, id))).offer!;

test('an offer is accepted once everyone of the group has accepted it', async () => {
  const { id, owner, listing, lead, ben, cleo } = await offeredGroup();
  await done(app, 'updateOffer', answer(lead, id, 'accepted'));
  await done(app, 'updateOffer', answer(lead, id, 'accepted'));
  await done(app, 'updateOffer', answer(ben, id, 'accepted'));
  const waiting = await readOffer(ben, id);
  expect(waiting.status).toBe('offered');
  expect(waiting.group).toMatchObject({ has_accepted: true, is_reopened: false });
  expect(waiting.group!.accepted).toHaveLength(2);
  expect((await readOffer(cleo, id)).group!.has_accepted).toBe(false);
  await done(app, 'updateOffer', answer(cleo, id, 'accepted'));
  expect((await readOffer(owner, id)).status).toBe('accepted');
  // Three people took the three places.
  expect(await readListingStatus(app, listing)).toBe('filled');
});

test('one no declines the offer', async () => {
  const { id, owner, lead, cleo } = await offeredGroup();
  await done(app, 'updateOffer', answer(lead, id, 'accepted'));
  await done(app, 'updateOffer', answer(cleo, id, 'declined'));
  expect((await readOffer(owner, id)).status).toBe('declined');
  expect(await refusal(app, 'updateOffer', answer(lead, id, 'accepted'))).toBe(
    'transition_refused',
  );
});

test('a room for one can be offered to a group, and takes the place that is free', async () => {
  const { id, listing, people } = await offeredGroup(1);
  for (const person of people) await done(app, 'updateOffer', answer(person, id, 'accepted'));
  expect(await readListingStatus(app, listing)).toBe('filled');
});

test('who leaves after the offer reopens it, also once it was accepted, and all are told', async () => {
  const { id, groupId, owner, lead, ben, cleo, people } = await offeredGroup();
  for (const person of people) await done(app, 'updateOffer', answer(person, id, 'accepted'));
  const before = (await done(app, 'getInquiry', about(ben, id))).unread;
  await deleteJobs(app.database.sql);
  await done(app, 'leaveGroup', about(lead, groupId));
  const mails = await readJobs<{ user_id: number }>(app.database.sql, 'mail');
  expect(mails.map(({ data }) => data.user_id).toSorted((a, b) => a - b)).toEqual(
    [owner, ben, cleo].map((each) => each.id).toSorted((a, b) => a - b),
  );
  const offer = await readOffer(owner, id);
  expect(offer.status).toBe('offered');
  expect(offer.group).toMatchObject({ accepted: [], is_reopened: true });
  expect(offer.group!.missing).toHaveLength(2);
  expect((await done(app, 'getInquiry', about(ben, id))).unread).toBe(before + 1);
  expect((await done(app, 'getInquiry', about(owner, id))).unread).toBeGreaterThan(0);
  await done(app, 'updateOffer', answer(ben, id, 'accepted'));
  await done(app, 'updateOffer', answer(cleo, id, 'accepted'));
  expect((await readOffer(owner, id)).status).toBe('accepted');
});

test('who joins after the offer accepts, too', async () => {
  const { id, code, lead, people } = await offeredGroup();
  await done(app, 'updateOffer', answer(lead, id, 'accepted'));
  const dora = await app.user();
  await join(app, dora, code);
  expect((await readOffer(lead, id)).group).toMatchObject({
    has_accepted: false,
    is_reopened: true,
  });
  for (const person of people) await done(app, 'updateOffer', answer(person, id, 'accepted'));
  expect((await readOffer(lead, id)).status).toBe('offered');
  await done(app, 'updateOffer', answer(dora, id, 'accepted'));
  expect((await readOffer(lead, id)).status).toBe('accepted');
});

test('a member who is suspended is not waited for', async () => {
  const { id, owner, lead, ben, cleo } = await offeredGroup();
  const admin = await app.user({ is_admin: true });
  await done(app, 'suspendUser', { ...about(admin, cleo.id), body: { note: 'Spam' } });
  await done(app, 'updateOffer', answer(lead, id, 'accepted'));
  await done(app, 'updateOffer', answer(ben, id, 'accepted'));
  expect((await readOffer(owner, id)).status).toBe('accepted');
});
