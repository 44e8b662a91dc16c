// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { quotas } from '#contract/quotas.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { openTestApp, testApp, type TestApp } from '#tests/support/test-app.ts';
import { done, greeting, letDaysPass, refusal, room, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

test('each side sees the inquiry, the listing and the other’s name and photo, never an email address', async () => {
  const sender = await app.user({ first_name: 'Sam' });
  const owner = await app.user({ first_name: 'Ana', profile_picture_url: '/media/ana.webp' });
  const listing_id = await room(app, owner, { title: 'Sunny corner room' });
  await app.database.sql`
    insert into listing_images (listing_id, position, key, width, height, placeholder, variants)
    values (${listing_id}, 0, 'corner.webp', 1600, 1200, '#aabbcc', '[]')`;
  const sent = await done(app, 'sendListingInquiry', {
    as: sender,
    body: { listing_id, message: `  ${greeting}\n` },
  });
  expect(sent).toMatchObject({
    kind: 'listing',
    side: 'sender',
    status: 'sent',
    listing_id,
    recipient_id: owner.id,
    listing: { id: listing_id, title: 'Sunny corner room', status: 'active' },
    other_user: { id: owner.id, first_name: 'Ana', profile_picture_url: '/media/ana.webp' },
    is_blocked: false,
    message: greeting,
    last_message: { text: greeting, is_mine: true },
    unread: 0,
  });
  expect(sent.listing?.cover?.url).toMatch(/corner\.webp$/);

  const received = await done(app, 'listReceivedInquiries', { as: owner });
  expect(received).toMatchObject({ page: 1, total: 1, items: [{ id: sent.id }] });
  expect(received.items[0]).toMatchObject({
    side: 'recipient',
    other_user: { id: sender.id, first_name: 'Sam', profile_picture_url: null },
    last_message: { is_mine: false },
    unread: 1,
  });
  expect(JSON.stringify([sent, received])).not.toContain('@');
});

test('answers the status of the inquiry about a listing and to a user', async () => {
  const sender = await app.user();
  const owner = await app.user();
  const listing_id = await room(app, owner);
  const states = async () => [
    await done(app, 'getListingInquiryStatus', { as: sender, query: { listing_id } }),
    await done(app, 'getUserInquiryStatus', { as: sender, query: { recipient_id: owner.id } }),
  ];
  const none = { status: null, inquiry_id: null };
  expect(await states()).toEqual([none, none]);
  const about = await done(app, 'sendListingInquiry', {
    as: sender,
    body: { listing_id, message: greeting },
  });
  expect(await states()).toEqual([{ status: 'sent', inquiry_id: about.id }, none]);
  const to = await done(app, 'sendUserInquiry', {
    as: sender,
    body: { recipient_id: owner.id, message: greeting },
  });
  expect(await states()).toMatchObject([{ inquiry_id: about.id }, { inquiry_id: to.id }]);
  expect(to).toMatchObject({ kind: 'user', listing: null, listing_id: null });
});

test('lists unread first, then the latest change first, and each kind alone when asked', async () => {
  const owner = await app.user();
  const [first, second, third] = [await app.user(), await app.user(), await app.user()];
  const listing_id = await room(app, owner);
  const ids = [];
  for (const sender of [first, second]) {
    const body = { listing_id, message: greeting };
    ids.push((await done(app, 'sendListingInquiry', { as: sender, body })).id);
  }
  const toPerson = { recipient_id: owner.id, message: greeting };
  ids.push((await done(app, 'sendUserInquiry', { as: third, body: toPerson })).id);
  const listed = async (query = {}) =>
    (await done(app, 'listReceivedInquiries', { as: owner, query })).items.map(({ id }) => id);
  expect(await listed()).toEqual([ids[2], ids[1], ids[0]]);
  expect(await listed({ kind: 'user' })).toEqual([ids[2]]);
  expect(await listed({ page: 2, page_size: 2 })).toEqual([ids[0]]);
  const people = await done(app, 'listReceivedUserInquiries', { as: owner });
  expect(people).toMatchObject({ total: 1, items: [{ id: ids[2] }] });

  const message_id = (await messages(ids[2], owner)).at(-1)?.id;
  await done(app, 'markInquiryRead', { as: owner, params: { id: ids[2] }, body: { message_id } });
  expect(await listed()).toEqual([ids[1], ids[0], ids[2]]);
});

test('counts inquiries and unread ones for the menu', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const counts = (as: typeof sender) => done(app, 'countInquiries', { as });
  const nothing = { sent: 0, received: 0, unread_sent: 0, unread_received: 0, viewings: 0 };
  expect(await counts(sender)).toEqual({ ...nothing, sent: 1 });
  expect(await counts(owner)).toEqual({ ...nothing, received: 1, unread_received: 1 });
  const reply = { message: 'Yes, it is.' };
  await done(app, 'sendMessage', { as: owner, params: { id }, body: reply });
  expect(await counts(sender)).toEqual({ ...nothing, sent: 1, unread_sent: 1 });
  expect(await counts(owner)).toEqual({ ...nothing, received: 1 });
});

const messages = async (id: number | undefined, as: { id: number; token: string }) =>
  (await done(app, 'listMessages', { as, params: { id } })).items;

test('both write in an inquiry, and messages after the last one read stay unread', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const write = (as: typeof sender, message: string) =>
    done(app, 'sendMessage', { as, params: { id }, body: { message } });
  await write(owner, 'Yes!');
  const seen = await write(owner, 'Come on Sunday.');
  expect(seen).toMatchObject({ text: 'Come on Sunday.', is_mine: true });
  await write(owner, 'Or on Monday.');
  const read = { as: sender, params: { id }, body: { message_id: seen.id } };
  expect(await done(app, 'markInquiryRead', read)).toMatchObject({ unread: 1, status: 'read' });
  expect((await messages(id, sender)).map(({ text, is_mine }) => [text, is_mine])).toEqual([
    [greeting, true],
    ['Yes!', false],
    ['Come on Sunday.', false],
    ['Or on Monday.', false],
  ]);
  const page = { as: sender, params: { id }, query: { page: 2, page_size: 3 } };
  const older = await done(app, 'listMessages', page);
  expect(older).toMatchObject({ total: 4, items: [{ text: greeting }] });
});

test('the id of a message elsewhere marks no later message as read', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const read = { as: owner, params: { id }, body: { message_id: limits.id.max } };
  expect(await done(app, 'markInquiryRead', read)).toMatchObject({ unread: 0 });
  const body = { message: 'One more thing.' };
  await done(app, 'sendMessage', { as: sender, params: { id }, body });
  expect(await done(app, 'getInquiry', { as: owner, params: { id } })).toMatchObject({ unread: 1 });
  expect(await done(app, 'markInquiryRead', { ...read, body: { message_id: 1 } })).toMatchObject({
    unread: 1,
  });
});

test('one inquiry about a listing or to a user is open at a time', async () => {
  const { sender, owner, listing_id, id } = await sentInquiry(app);
  const again = { as: sender, body: { listing_id, message: greeting } };
  expect(await refusal(app, 'sendListingInquiry', again)).toBe('inquiry_open');
  const toOwner = { as: sender, body: { recipient_id: owner.id, message: greeting } };
  await done(app, 'sendUserInquiry', toOwner);
  expect(await refusal(app, 'sendUserInquiry', toOwner)).toBe('inquiry_open');
  const withdraw = { as: sender, params: { id }, body: { status: 'withdrawn' } };
  await done(app, 'updateInquiry', withdraw);
  expect((await done(app, 'sendListingInquiry', again)).id).not.toBe(id);
});

test('twenty concurrent requests create one inquiry', async () => {
  const sender = await app.user();
  const owner = await app.user();
  const body = { listing_id: await room(app, owner), message: greeting };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call('sendListingInquiry', { as: sender, body })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

test('refuses own listings, oneself, and listings and users that do not exist, with a reason', async () => {
  const me = await app.user();
  const owner = await app.user();
  const message = greeting;
  const own = await room(app, me);
  const paused = await room(app, owner, { status: 'paused' });
  const deleted = await room(app, owner);
  await done(app, 'deleteListing', { as: owner, params: { id: deleted } });
  const leaver = await app.user();
  await app.database.sql`delete from users where id = ${leaver.id}`;
  const [outside] = await app.database.sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent, external_link, status)
    values ('From outside', 'Somewhere', 900, 'https://rooms.example/1', 'active') returning id`;
  const [waiting] = await app.database.sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent, status)
    values ('Not reviewed', 'Somewhere', 900, 'pending') returning id`;

  const about = async (listing_id: number | undefined) => {
    const { problem } = await app.call('sendListingInquiry', {
      as: me,
      body: { listing_id, message },
    });
    expect(problem.detail).toMatch(/\w/);
    return problem.code;
  };
  expect(await about(own)).toBe('own_target');
  expect(await about(paused)).toBe('not_found');
  expect(await about(deleted)).toBe('gone');
  expect(await about(limits.id.max)).toBe('not_found');
  expect(await about(outside?.id)).toBe('no_owner');
  expect(await about(waiting?.id)).toBe('not_found');
  const to = (recipient_id: number) =>
    refusal(app, 'sendUserInquiry', { as: me, body: { recipient_id, message } });
  expect(await to(me.id)).toBe('own_target');
  expect(await to(leaver.id)).toBe('not_found');
  expect(await done(app, 'countInquiries', { as: me })).toMatchObject({ sent: 0 });
});

test('the first message has 20 to 2,000 characters, later ones any text up to 2,000', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const listing_id = await room(app, owner);
  for (const message of ['', ' '.repeat(30), 'x'.repeat(19), ` ${'x'.repeat(19)} `]) {
    const { status, problem } = await app.call('sendListingInquiry', {
      as: sender,
      body: { listing_id, message },
    });
    expect(status, message).toBe(422);
    expect(problem.errors?.[0]?.path).toBe('message');
  }
  const tooLong = { listing_id, message: 'x'.repeat(2001) };
  expect(await refusal(app, 'sendListingInquiry', { as: sender, body: tooLong })).toBe(
    'validation_failed',
  );
  const write = (message: string) => ({ as: sender, params: { id }, body: { message } });
  await done(app, 'sendMessage', write('OK'));
  expect(await refusal(app, 'sendMessage', write(' '))).toBe('validation_failed');
  expect(await refusal(app, 'sendMessage', write('x'.repeat(2001)))).toBe('validation_failed');
});

test(
  `a user can write to ${quotas.inquiries.times} others within an hour, even at once`,
  { tags: 'long' },
  async () => {
    const app = await testApp({ QUOTA_FACTOR: '1' });
    const sender = await app.user();
    const others = await Promise.all(Array.from({ length: 14 }, () => app.user()));
    const answers = await Promise.all(
      others.map(({ id: recipient_id }) =>
        app.call('sendUserInquiry', { as: sender, body: { recipient_id, message: greeting } }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(4);
    for (const { status, problem, headers } of refused) {
      expect([status, problem.code]).toEqual([429, 'rate_limited']);
      expect(problem.detail).toContain('Try again in 60 minutes');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    }
    await app.database.sql`update rate_limits set expire = 0`;
    const late = others.find((_, index) => answers[index]?.status !== 201);
    const body = { recipient_id: late?.id, message: greeting };
    await done(app, 'sendUserInquiry', { as: sender, body });
    expect(await done(app, 'countInquiries', { as: sender })).toMatchObject({ sent: 11 });
  },
);

test('messages survive a deleted listing or user', async () => {
  const { sender, owner, listing_id, id } = await sentInquiry(app);
  await done(app, 'deleteListing', { as: owner, params: { id: listing_id } });
  const params = { id };
  expect(await done(app, 'getInquiry', { as: sender, params })).toMatchObject({
    status: 'sent',
    listing: { id: null, status: 'gone', title: expect.any(String), cover: null },
    message: greeting,
  });
  const answer = { message: 'Gone, but I have another one.' };
  await done(app, 'sendMessage', { as: owner, params, body: answer });

  await app.database.sql`delete from users where id = ${owner.id}`;
  const left = await done(app, 'getInquiry', { as: sender, params });
  expect(left).toMatchObject({ other_user: null, last_message: { text: answer.message } });
  const body = { message: 'Are you still there?' };
  expect(await refusal(app, 'sendMessage', { as: sender, params, body })).toBe('gone');
  expect(await done(app, 'listMessages', { as: sender, params })).toMatchObject({ total: 2 });
  expect(await expireInquiries(app.database.sql)).toMatchObject({ deleted: 0 });
  await app.database.sql`delete from users where id = ${sender.id}`;
  expect(await expireInquiries(app.database.sql)).toMatchObject({ deleted: 1 });
});

test('an unanswered inquiry expires, and its sender sees that as unread', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const { id: answered, ...other } = await sentInquiry(app);
  const accept = { as: other.owner, params: { id: answered }, body: { status: 'accepted' } };
  await done(app, 'updateInquiry', accept);
  await letDaysPass(app, id, limits.inquiries.expireDays - 1);
  expect(await expireInquiries(app.database.sql)).toEqual({ expired: 0, deleted: 0 });
  await letDaysPass(app, id, 1);
  await letDaysPass(app, answered, limits.inquiries.expireDays + 1);
  expect(await expireInquiries(app.database.sql)).toEqual({ expired: 1, deleted: 0 });
  expect(await done(app, 'getInquiry', { as: sender, params: { id } })).toMatchObject({
    status: 'expired',
    unread: 1,
  });
  expect(await done(app, 'getInquiry', { as: owner, params: { id } })).toMatchObject({ unread: 0 });
});

test('nobody but its two sides can find, read, write in or change an inquiry', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const stranger = await app.user({ is_admin: true });
  const attempts = [
    ['getInquiry', {}],
    ['updateInquiry', { body: { status: 'accepted' } }],
    ['listMessages', {}],
    ['sendMessage', { body: { message: 'Hello' } }],
    ['markInquiryRead', { body: { message_id: 1 } }],
    ['sendReport', { body: { kind: 'inquiry', id, reason: 'spam' } }],
  ] as const;
  for (const [call, options] of attempts) {
    const attempt = { as: stranger, params: { id }, ...options };
    expect(await refusal(app, call, attempt), call).toBe('not_found');
  }
  for (const list of ['listOwnInquiries', 'listReceivedInquiries'] as const) {
    expect(await done(app, list, { as: stranger }), list).toMatchObject({ items: [], total: 0 });
  }
  // It is about a listing, so the calls between users do not find it.
  expect(await refusal(app, 'listUserMessages', { as: sender, params: { id } })).toBe('not_found');
  expect(await done(app, 'getInquiry', { as: owner, params: { id } })).toMatchObject({
    status: 'sent',
    last_message: { text: greeting },
  });
});
