import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { done, greeting, room } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
let sender: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(async () => {
  await app.database.sql`delete from reports`;
  sender = await app.user();
});

const scam = 'Hello, please wire me the deposit before the viewing, then I mail you the keys.';
const reports = async () =>
  (await done(app, 'listReports', { as: admin, query: { source: 'system', status: 'open' } }))
    .items;
const send = async (message: string, more = {}, as = sender) => {
  const reader = await app.user(more);
  const body = { recipient_id: reader.id, message };
  return { reader, id: (await done(app, 'sendUserInquiry', { as, body })).id };
};

test('a first message that strongly reads like a scam is reported by the guard, once for a sender', async () => {
  const { id, reader } = await send(scam);
  expect(await reports()).toMatchObject([
    { kind: 'inquiry', target_id: id, reason: 'scam', reporter: null, source: 'system' },
  ]);
  expect((await reports())[0]?.details).toContain('deposit');
  await send(scam);
  expect(await reports()).toHaveLength(1);
  const params = { id: (await reports())[0]!.id };
  const { user } = await done(app, 'getReport', { as: admin, params });
  expect(user?.id).toBe(sender.id);

  // Nobody asked administrators to read the rest.
  const answer = { message: 'My private answer' };
  await done(app, 'sendMessage', { as: reader, params: { id }, body: answer });
  const read = await done(app, 'readReportedMessages', { as: admin, params });
  expect([read.items.map(({ text }) => text), read.total]).toEqual([[scam], 1]);
  const found = await done(app, 'searchReportedMessages', { as: admin, query: { q: 'private' } });
  expect(found.items).toEqual([]);
});

test('harmless and mildly suspicious messages are not reported', async () => {
  await send(greeting);
  await send('Hello! Text me on WhatsApp, I answer faster there, and we can meet on Sunday.');
  expect(await reports()).toEqual([]);
});

test('a listing that reads like a scam is reported once, also when it is changed to one', async () => {
  const description = 'Wire me the deposit before the viewing. I am abroad and mail you the keys.';
  const id = await room(app, sender, { description });
  const other = await room(app, sender, { title: 'Fine room', address: '2 Fine St, New York' });
  expect((await reports()).map(({ target_id }) => target_id)).toEqual([id]);
  const change = (listing: number, more: object) =>
    done(app, 'updateListing', {
      as: sender,
      params: { id: listing },
      body: listingForm({ title: `Room ${listing}`, ...more }),
    });
  await change(other, { description });
  expect((await reports()).map(({ target_id }) => target_id)).toEqual([other, id]);
  await done(app, 'changeReport', {
    as: admin,
    params: { id: (await reports())[1]!.id },
    body: { status: 'dismissed', note: '' },
  });
  await change(id, { description: `${description} Hurry.` });
  expect((await reports()).map(({ target_id }) => target_id)).toEqual([other]);
});

test('the same text to ten people is found, with other names, numbers and signs', async () => {
  const text = (name: string, nth: number) =>
    `Hi ${name}! I saw your profile (${nth}) and would love to hear more about your plans.`;
  for (let nth = 1; nth <= 9; nth += 1) {
    const name = `Name${'abcdefghi'[nth - 1]}`;
    await send(text(name, nth), { first_name: name });
  }
  expect(await reports()).toEqual([]);
  await send('Hi! Something else, entirely different, for somebody who is not like the others.');
  expect(await reports()).toEqual([]);
  await send(text('JOÃO', 10), { first_name: 'João' });
  expect(await reports()).toMatchObject([{ kind: 'user', target_id: sender.id, reason: 'spam' }]);
  await send(text('Zoe', 11), { first_name: 'Zoe' });
  expect(await reports()).toHaveLength(1);
});

test('of others, and of weeks ago, the same text does not count', async () => {
  const text = 'Hello, I would love to hear more about your plans for the next year.';
  for (let nth = 0; nth < 9; nth += 1) await send(text);
  await app.database.sql`update sent_texts set created_at = now() - interval '8 days'`;
  for (let nth = 0; nth < 3; nth += 1) await send(text, {}, await app.user());
  await send(text);
  expect(await reports()).toEqual([]);
});

test('administrators are told of it as of any report', async () => {
  await send(scam);
  const [alert] = await app.database.sql`
    select from report_alerts a join reports r on r.id = a.report_id
    where a.user_id = ${admin.id} and r.source = 'system'`;
  expect(alert).toBeDefined();
});

test('copies are counted by an index, among 100,000 texts of others', async () => {
  await app.asOwner(async (sql) => {
    await sql.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into sent_texts (inquiry_id, sender_id, text_key)
        select 1000000 + n, 1000000 + n % 50000, n % 977 from generate_series(1, 100000) n`;
    });
    await sql`vacuum analyze sent_texts`;
  });
  const rows = await app.database.sql`
    explain select from sent_texts where sender_id = 1000077 and text_key = 5
      and created_at > now() - interval '7 days' limit 10`;
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('sent_texts_same');
});
