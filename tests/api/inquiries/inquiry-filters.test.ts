import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InquiryFilter } from '#contract/inquiries/calls.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const received = async (as: TestUser, filter?: InquiryFilter) => {
  const query = filter === undefined ? {} : { filter };
  const { items, total } = await done(app, 'listReceivedInquiries', { as, query });
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
};
const sent = async (as: TestUser, filter?: InquiryFilter) => {
  const query = filter === undefined ? {} : { filter };
  return (await done(app, 'listOwnInquiries', { as, query })).items.map(({ id }) => id);
};
const write = (as: TestUser, id: number) =>
  done(app, 'sendMessage', { as, params: { id }, body: { message: 'On Tuesday?' } });
const archive = (as: TestUser, id: number, is_archived = true) =>
  done(app, 'archiveInquiry', { as, params: { id }, body: { is_archived } });

test('lists what is unread and what waits for the user, by who wrote last', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  expect(await received(owner, 'unread')).toEqual([id]);
  expect(await received(owner, 'waiting')).toEqual([id]);
  expect(await sent(sender, 'waiting')).toEqual([]);

  await write(owner, id);
  expect(await received(owner, 'unread')).toEqual([]);
  expect(await received(owner, 'waiting')).toEqual([]);
  expect(await sent(sender, 'unread')).toEqual([id]);
  expect(await sent(sender, 'waiting')).toEqual([id]);

  await done(app, 'updateInquiry', {
    as: owner,
    params: { id },
    body: { status: 'declined' },
  });
  // Nobody waits in a closed inquiry.
  expect(await sent(sender, 'waiting')).toEqual([]);
});

test('is archived for one side alone, until the other side writes', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  expect(await archive(owner, id)).toMatchObject({ is_archived: true });
  expect(await archive(owner, id)).toMatchObject({ is_archived: true });
  expect(await received(owner)).toEqual([]);
  expect(await received(owner, 'unread')).toEqual([]);
  expect(await received(owner, 'archived')).toEqual([id]);
  expect(await sent(sender)).toEqual([id]);
  const counts = await done(app, 'countInquiries', { as: owner });
  expect(counts).toMatchObject({ received: 1, unread_received: 0 });
  expect(await done(app, 'getInquiry', { as: sender, params: { id } })).toMatchObject({
    is_archived: false,
  });

  await write(sender, id);
  expect(await received(owner)).toEqual([id]);
  expect(await received(owner, 'archived')).toEqual([]);

  // What one writes oneself brings nothing back.
  await archive(owner, id);
  await write(owner, id);
  expect(await received(owner, 'archived')).toEqual([id]);
  expect(await archive(owner, id, false)).toMatchObject({ is_archived: false });
  expect(await received(owner)).toEqual([id]);

  await archive(sender, id);
  await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'accepted' } });
  expect(await sent(sender)).toEqual([id]);
});

test('an inquiry of others cannot be archived', async () => {
  const { id } = await sentInquiry(app);
  const as = await app.user();
  const body = { is_archived: true };
  expect(await refusal(app, 'archiveInquiry', { as, params: { id }, body })).toBe('not_found');
});
