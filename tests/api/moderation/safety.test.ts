import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testApp, type TestApp } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

test('a user gets no messages from users they blocked, and does not see them, until they unblock them', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const params = { id: sender.id };
  await done(app, 'blockUser', { as: owner, params });
  await done(app, 'blockUser', { as: owner, params });
  const listed = await done(app, 'listBlockedUsers', { as: owner });
  expect(listed).toMatchObject({ total: 1, items: [{ id: sender.id }] });

  expect(await done(app, 'listReceivedInquiries', { as: owner })).toMatchObject({ total: 0 });
  expect(await done(app, 'countInquiries', { as: owner })).toMatchObject({ unread_received: 0 });
  const mine = await done(app, 'getInquiry', { as: owner, params: { id } });
  expect(mine.is_blocked).toBe(true);
  // Being blocked looks like silence.
  const theirs = await done(app, 'listOwnInquiries', { as: sender });
  expect(theirs.items).toMatchObject([{ id, status: 'sent', is_blocked: false }]);
  for (const [one, other] of [
    [owner, sender],
    [sender, owner],
  ] as const) {
    expect(await refusal(app, 'getUser', { as: one, params: { id: other.id } })).toBe('not_found');
  }

  await done(app, 'unblockUser', { as: owner, params });
  expect(await done(app, 'listReceivedInquiries', { as: owner })).toMatchObject({ total: 1 });
  await done(app, 'sendMessage', { as: sender, params: { id }, body: { message: 'Hello?' } });
});

test('neither side can write while one blocks the other', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const another = await room(app, owner);
  await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
  const details = [];
  for (const [as, other] of [
    [sender, owner],
    [owner, sender],
  ] as const) {
    const message = { as, params: { id }, body: { message: 'Hello' } };
    expect(await refusal(app, 'sendMessage', message)).toBe('cannot_write');
    const body = { recipient_id: other.id, message: greeting };
    const { problem } = await app.call('sendUserInquiry', { as, body });
    expect(problem.code).toBe('cannot_write');
    details.push(problem.detail);
  }
  const body = { listing_id: another, message: greeting };
  expect(await refusal(app, 'sendListingInquiry', { as: sender, body })).toBe('cannot_write');
  // Only who blocks is told so.
  expect(details[0]).not.toContain('block');
  expect(details[1]).toContain('You blocked');
});

test('a user cannot block themselves or a user who does not exist', async () => {
  const me = await app.user();
  const block = (id: number) => refusal(app, 'blockUser', { as: me, params: { id } });
  expect(await block(me.id)).toBe('own_target');
  expect(await block(2_000_000_000)).toBe('not_found');
  await done(app, 'unblockUser', { as: me, params: { id: 2_000_000_000 } });
});

test('a report is stored once and outlives its target', async () => {
  const { owner, listing_id, id } = await sentInquiry(app);
  const admin = await app.user({ is_admin: true });
  const reporter = await app.user();
  const body = { kind: 'listing', id: listing_id, reason: 'not_real', details: ' A stock photo ' };
  await done(app, 'sendReport', { as: reporter, body });
  await done(app, 'sendReport', { as: reporter, body });
  const onInquiry = { kind: 'inquiry', id, reason: 'asks_for_money' };
  await done(app, 'sendReport', { as: owner, body: onInquiry });
  await done(app, 'deleteListing', { as: owner, params: { id: listing_id } });

  const { items, total } = await done(app, 'listReports', { as: admin });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      kind: 'inquiry',
      target_id: id,
      reason: 'asks_for_money',
      reporter: { id: owner.id },
      details: '',
    },
    {
      kind: 'listing',
      target_id: listing_id,
      reporter: { id: reporter.id },
      target: { state: 'gone' },
      details: 'A stock photo',
    },
  ]);
  expect(await refusal(app, 'sendReport', { as: reporter, body })).toBe('not_found');
  expect(await refusal(app, 'listReports', { as: reporter })).toBe('forbidden');
});

test('a user can send twenty reports an hour', async () => {
  const app = await testApp({ QUOTA_FACTOR: '1' });
  const reporter = await app.user();
  const people = await Promise.all(Array.from({ length: 21 }, () => app.user()));
  const codes = [];
  for (const { id } of people) {
    const body = { kind: 'user', id, reason: 'spam' };
    codes.push((await app.call('sendReport', { as: reporter, body })).status);
  }
  expect(codes).toEqual([...Array<number>(20).fill(204), 429]);
});

test('writing, blocking and reporting reveal nothing about users who cannot be found', async () => {
  const [curious, hidden] = [await app.user(), await app.user()];
  await app.database.sql`
    update users set onboarding_status = 'profile' where id = ${hidden.id}`;
  const body = { recipient_id: hidden.id, message: greeting };
  expect(await refusal(app, 'sendUserInquiry', { as: curious, body })).toBe('not_found');
  expect(await refusal(app, 'blockUser', { as: curious, params: { id: hidden.id } })).toBe(
    'not_found',
  );
  const report = { kind: 'user', id: hidden.id, reason: 'spam' };
  expect(await refusal(app, 'sendReport', { as: curious, body: report })).toBe('not_found');
});

test('users who share an inquiry with a suspended user can report them', async () => {
  const { sender, owner } = await sentInquiry(app);
  await app.database.sql`update users set suspended_at = now() where id = ${sender.id}`;
  const body = { kind: 'user', id: sender.id, reason: 'asks_for_money' };
  await done(app, 'sendReport', { as: owner, body });
  const stranger = await app.user();
  expect(await refusal(app, 'sendReport', { as: stranger, body })).toBe('not_found');
});

test('reporting does not reveal listings that only their owner sees', async () => {
  const [owner, curious] = [await app.user(), await app.user()];
  const body = {
    kind: 'listing',
    id: await room(app, owner, { status: 'paused' }),
    reason: 'spam',
  };
  expect(await refusal(app, 'sendReport', { as: curious, body })).toBe('not_found');
  await done(app, 'sendReport', { as: owner, body });
});
