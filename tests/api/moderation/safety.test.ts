import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
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

test('neither side can write while one blocks the other, and only the blocker is told why', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
  const details = [];
  for (const as of [sender, owner]) {
    const message = { as, params: { id }, body: { message: 'Hello' } };
    const { problem } = await app.call('sendMessage', message);
    expect(problem.code).toBe('cannot_write');
    details.push(problem.detail);
  }
  expect(details[0]).not.toContain('block');
  expect(details[1]).toContain('You blocked');
  const first = { as: owner, body: { recipient_id: sender.id, message: greeting } };
  expect(await refusal(app, 'sendUserInquiry', first)).toBe('cannot_write');
});

test('a user who blocked me looks like a suspended user in every call', async () => {
  const app = await testApp();
  /** Everything that I can ask about them, as a stranger and in an inquiry of ours. */
  const answersAbout = async (hide: (them: number, me: number) => Promise<unknown>) => {
    const { sender: me, owner: them, id } = await sentInquiry(app);
    const stranger = await app.user();
    await hide(them.id, me.id);
    await hide(them.id, stranger.id);
    const params = { id: them.id };
    const message = { recipient_id: them.id, message: greeting };
    const report = (as: TestUser, kind: string, target: number) =>
      app.call('sendReport', { as, body: { kind, id: target, reason: 'harassment' } });
    const list = (as: TestUser) => app.call('listUsers', { as, query: { sort: 'newest' } });
    const answers = [];
    for (const as of [me, stranger]) {
      const body = { message: 'Hello?' };
      answers.push(
        await app.call('getUser', { as, params }),
        await app.call('getUserFit', { as, params }),
        await app.call('sendUserInquiry', { as, body: message }),
        await app.call('getUserInquiryStatus', { as, query: { recipient_id: them.id } }),
        await report(as, 'user', them.id),
        await app.call('sendMessage', { as, params: { id }, body }),
        await report(as, 'inquiry', id),
        await app.call('blockUser', { as, params }),
        await app.call('unblockUser', { as, params }),
      );
      const { answer } = await list(as);
      expect(answer.items.map((item) => item.id)).not.toContain(them.id);
    }
    return answers.map(({ status, problem, answer }) => [status, problem?.detail ?? answer]);
  };
  const { sql } = app.database;
  const blocked = await answersAbout(
    (them, me) => sql`insert into blocks (blocker_id, blocked_id) values (${them}, ${me})`,
  );
  const suspended = await answersAbout(
    (them) => sql`update users set suspended_at = now() where id = ${them}`,
  );
  expect(blocked).toEqual(suspended);
});

test('a listing of a user who blocked me stays visible, but takes no message from me', async () => {
  const [me, owner] = [await app.user(), await app.user()];
  const listing = await room(app, owner);
  await done(app, 'blockUser', { as: owner, params: { id: me.id } });
  expect((await app.call('getListing', { as: me, params: { id: listing } })).status).toBe(200);
  const write = async (listing_id: number) => {
    const body = { listing_id, message: greeting };
    const { status, problem } = await app.call('sendListingInquiry', { as: me, body });
    return { status, problem };
  };
  expect(await write(listing)).toEqual(await write(2_000_000_000));
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
