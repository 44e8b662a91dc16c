import { afterAll, beforeAll, expect, test } from 'vitest';
import { capacities } from '#contract/quotas.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ QUOTA_FACTOR: '1' });
});
afterAll(() => app.database.close());

const mailsTo = async ({ id }: TestUser) =>
  (await readJobs(app.database.sql, 'mail', { user_id: id })).length;
const write = (as: TestUser, id: number) => ({ as, params: { id }, body: { message: 'Hello?' } });
const change = (as: TestUser, id: number, status: 'accepted' | 'declined' | 'withdrawn') =>
  done(app, 'updateInquiry', { as, params: { id }, body: { status } });

test('a sender without an answer can write a few messages, with one mail until they are read', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  for (let sent = 1; sent < capacities.messagesBeforeAnswer; sent += 1) {
    const { id: last } = await done(app, 'sendMessage', write(sender, id));
    expect(last).toBeGreaterThan(0);
  }
  const { status, problem } = await app.call('sendMessage', write(sender, id));
  expect([status, problem.code]).toEqual([409, 'awaiting_answer']);
  expect(await mailsTo(owner)).toBe(1);

  // An answer opens it again, and what was read before gets a mail again.
  await done(app, 'sendMessage', write(owner, id));
  await done(app, 'sendMessage', write(sender, id));
  expect(await mailsTo(owner)).toBe(2);
  expect(await mailsTo(sender)).toBe(1);
});

test('once accepted, a conversation has room for many messages in a row', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  await change(owner, id, 'accepted');
  for (let sent = 1; sent < capacities.messagesInARow; sent += 1) {
    await done(app, 'sendMessage', write(sender, id));
  }
  expect(await refusal(app, 'sendMessage', write(sender, id))).toBe('awaiting_answer');
});

test('nobody writes again after a no, neither about the room nor to the person', async () => {
  const { sender, owner, listing_id, id } = await sentInquiry(app);
  await change(owner, id, 'declined');
  const about = (room: number) => ({ as: sender, body: { listing_id: room, message: greeting } });
  const { status, headers } = await app.call('sendListingInquiry', about(listing_id));
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(29 * 24 * 3600);
  const toPerson = { as: sender, body: { recipient_id: owner.id, message: greeting } };
  expect(await refusal(app, 'sendUserInquiry', toPerson)).toBe('rate_limited');
  // A no is about this room: another one may be asked about, and others may ask about this one.
  await done(app, 'sendListingInquiry', about(await room(app, owner)));
  await done(app, 'sendListingInquiry', { ...about(listing_id), as: await app.user() });
  await app.database.sql`update rate_limits set expire = 0`;
  await done(app, 'sendListingInquiry', about(listing_id));
});

test('withdrawing and sending again works once', async () => {
  const [sender, other] = [await app.user(), await app.user()];
  const body = { recipient_id: other.id, message: greeting };
  for (const times of ['first', 'second']) {
    const { id } = await done(app, 'sendUserInquiry', { as: sender, body });
    expect(id, times).toBeGreaterThan(0);
    await change(sender, id, 'withdrawn');
  }
  expect(await refusal(app, 'sendUserInquiry', { as: sender, body })).toBe('rate_limited');
});
