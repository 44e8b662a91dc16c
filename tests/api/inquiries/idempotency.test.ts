// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpiredKeys } from '#platform/http/idempotency.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done, greeting, refusal, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const withKey = (key = crypto.randomUUID() as string) => ({ headers: { 'Idempotency-Key': key } });

test('50 parallel posts with one key create one inquiry and get one answer', async () => {
  const sender = await app.user();
  const { id: recipient_id } = await app.user();
  const request = { as: sender, body: { recipient_id, message: greeting }, ...withKey() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.call('sendUserInquiry', request)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  const [made] = await app.database.sql`
    select (select count(*)::int from inquiries where sender_id = ${sender.id}) as inquiries,
      (select count(*)::int from inquiry_messages where author_id = ${sender.id}) as messages,
      (select count(*)::int from pgboss.job
        where name = 'mail' and (data->>'user_id')::int = ${recipient_id}) as mails`;
  expect(made).toEqual({ inquiries: 1, messages: 1, mails: 1 });
});

test('50 parallel posts with one key create one message, and one listing', async () => {
  const { sender, id } = await sentInquiry(app);
  const one = { as: sender, params: { id }, body: { message: 'Hello again' }, ...withKey() };
  const room = { as: sender, body: listingForm(), ...withKey() };
  const fifty = Array.from({ length: 50 });
  const messages = await Promise.all(fifty.map(() => app.call('sendMessage', one)));
  expect(new Set(messages.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await done(app, 'listMessages', { as: sender, params: { id } })).toMatchObject({
    total: 2,
  });
  const rooms = await Promise.all(fifty.map(() => app.call('createListing', room)));
  expect(new Set(rooms.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await done(app, 'listOwnListings', { as: sender })).toMatchObject({ total: 1 });
});

test('the same key with another body, call or inquiry is refused', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  const key = withKey();
  const body = { message: 'Hello' };
  await done(app, 'sendMessage', { as: sender, params: { id }, body, ...key });
  const others = [
    ['sendMessage', { params: { id }, body: { message: 'Hello!' } }],
    ['sendMessage', { params: { id: id + 1 }, body }],
    ['sendUserInquiry', { body: { recipient_id: owner.id, message: greeting } }],
  ] as const;
  for (const [call, other] of others) {
    expect(await refusal(app, call, { as: sender, ...other, ...key }), call).toBe('key_reused');
  }
  expect((await done(app, 'listMessages', { as: sender, params: { id } })).total).toBe(2);
});

test('a key belongs to one user', async () => {
  const key = withKey();
  const ids = [];
  for (const sender of [await app.user(), await app.user()]) {
    const { id: recipient_id } = await app.user();
    const body = { recipient_id, message: greeting };
    ids.push((await done(app, 'sendUserInquiry', { as: sender, body, ...key })).id);
  }
  expect(new Set(ids).size).toBe(2);
});

test('a refused call may be tried again with its key', async () => {
  const { sender, listing_id, id } = await sentInquiry(app);
  const again = { as: sender, body: { listing_id, message: greeting }, ...withKey() };
  expect(await refusal(app, 'sendListingInquiry', again)).toBe('inquiry_open');
  const withdraw = { as: sender, params: { id }, body: { status: 'withdrawn' } };
  await done(app, 'updateInquiry', withdraw);
  expect((await done(app, 'sendListingInquiry', again)).status).toBe('sent');
});

test('a key expires after a day, and may then create something new', async () => {
  const { sender, id } = await sentInquiry(app);
  const write = { as: sender, params: { id }, body: { message: 'Hello' }, ...withKey() };
  const first = await done(app, 'sendMessage', write);
  const letHoursPass = (hours: number) => app.database.sql`
    update idempotency_keys set created_at = created_at - make_interval(hours => ${hours})
    where user_id = ${sender.id}`;
  await letHoursPass(23);
  expect(await done(app, 'sendMessage', write)).toEqual(first);
  await letHoursPass(2);
  const second = await done(app, 'sendMessage', write);
  expect(second.id).not.toBe(first.id);
  expect(await done(app, 'sendMessage', write)).toEqual(second);
  await letHoursPass(25);
  expect(await deleteExpiredKeys(app.database.sql)).toBe(1);
});

test('refuses a malformed key', async () => {
  const { sender, id } = await sentInquiry(app);
  const write = { as: sender, params: { id }, body: { message: 'Hello' } };
  for (const key of ['', 'two words', 'x'.repeat(201)]) {
    expect(await refusal(app, 'sendMessage', { ...write, ...withKey(key) }), key).toBe(
      'malformed_request',
    );
  }
});
