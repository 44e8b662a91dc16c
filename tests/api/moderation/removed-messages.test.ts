import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composeInquiry } from '#domain/inquiries/mails/compose-inquiry.ts';
import type { InquiryMail } from '#domain/notifications/queue.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
let scammer: TestUser;
let readers: TestUser[];
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(async () => {
  scammer = await app.user({ first_name: 'Mallory' });
  readers = [await app.user(), await app.user()];
  await deleteJobs(app.database.sql);
});

const bait = 'Hello, send the deposit by wire and I mail you the keys.';
const suspension = (more = {}) => ({
  as: admin,
  params: { id: scammer.id },
  body: { note: 'A scam', rule: 'scam', ...more },
});
const suspend = (more = {}) => done(app, 'suspendUser', suspension(more));

/** An inquiry of the scammer, and the answer of its reader. */
async function threadWith(reader: TestUser): Promise<number> {
  const listing_id = await room(app, reader, { title: `Room ${reader.id}` });
  const body = { listing_id, message: bait };
  const { id } = await done(app, 'sendListingInquiry', { as: scammer, body });
  await done(app, 'sendMessage', { as: reader, params: { id }, body: { message: 'Who are you?' } });
  await done(app, 'sendMessage', { as: scammer, params: { id }, body: { message: bait } });
  return id;
}
const readMessages = async (as: TestUser, id: number) =>
  (await done(app, 'listMessages', { as, params: { id } })).items.map(({ text, is_removed }) => [
    text,
    is_removed,
  ]);
const warnings = async () => {
  const { sql } = app.database;
  const jobs = await readJobs<InquiryMail>(sql, 'mail', { kind: 'messages_removed' });
  return jobs.toSorted((one, other) => one.data.user_id - other.data.user_id);
};

test('removes messages of a suspended scammer, and warns each reader once', async () => {
  const [one, two] = readers as [TestUser, TestUser];
  const threads = [await threadWith(one), await threadWith(two)];
  // Written to by the other side, and twice to the same reader.
  const own = await room(app, scammer);
  const body = { listing_id: own, message: 'Is your lovely room still free in March?' };
  const answered = await done(app, 'sendListingInquiry', { as: two, body });
  const params = { id: answered.id };
  await done(app, 'sendMessage', { as: scammer, params, body: { message: bait } });

  await suspend({ remove_messages: true });
  expect(await readMessages(one, threads[0]!)).toEqual([
    ['', true],
    ['Who are you?', false],
    ['', true],
  ]);
  expect(await readMessages(two, answered.id)).toEqual([
    [body.message, false],
    ['', true],
  ]);
  const inquiry = await done(app, 'getInquiry', { as: one, params: { id: threads[0]! } });
  expect(inquiry).toMatchObject({
    message: '',
    last_message: { text: '', is_removed: true },
    unread: 0,
    is_away: true,
  });
  for (const as of readers) {
    const counts = await done(app, 'countInquiries', { as });
    expect([counts.unread_sent, counts.unread_received]).toEqual([0, 0]);
    const exported = await done(app, 'exportAccount', { as });
    expect(JSON.stringify(exported)).not.toContain(bait);
  }
  expect((await warnings()).map(({ data }) => [data.user_id, data.inquiry_id])).toEqual([
    [one.id, threads[0]],
    [two.id, answered.id],
  ]);
  const { items } = await done(app, 'listAuditEvents', { as: admin, query: { page_size: 1 } });
  expect(items[0]).toMatchObject({
    event: 'user.suspended',
    details: { note: 'A scam', removed: 5, warned: 2 },
  });
});

test('the warning says what to do, in the language of its reader, also to who wants no mails', async () => {
  const { sql } = app.database;
  const [reader] = readers as [TestUser];
  await sql`update users set locale = 'de' where id = ${reader.id}`;
  await sql`insert into mail_optouts (user_id) values (${reader.id})`;
  await threadWith(reader);
  const of = { user_id: reader.id, kind: 'inquiry' };
  const [waiting] = await readJobs<InquiryMail>(sql, 'mail', of);
  await suspend({ remove_messages: true });
  const [job] = await warnings();
  const links = createUnsubscribeLinks(sql, publicUrl);
  const deps = { sql, publicUrl, links, languages: ['en'] as const };
  const { mail } = await composeInquiry(deps, job!);
  expect(mail?.subject).toBe('Wir haben entfernt, was Mallory dir geschrieben hat');
  expect(mail?.text).toContain('ruf sofort deine Bank an');
  expect(mail?.html).toContain('ruf sofort deine Bank an');
  expect(mail?.text).not.toContain(bait);
  // What waited to be mailed quotes nothing of it either.
  expect(await composeInquiry(deps, waiting!)).toEqual({ mail: null });
});

test('administrators still read what was removed, where it was reported', async () => {
  const [reader] = readers as [TestUser];
  const id = await threadWith(reader);
  await done(app, 'sendReport', { as: reader, body: { kind: 'inquiry', id, reason: 'scam' } });
  await suspend({ remove_messages: true });
  const reports = await done(app, 'listReports', { as: admin, query: { kind: 'inquiry' } });
  const params = { id: reports.items[0]!.id };
  const { items } = await done(app, 'readReportedMessages', { as: admin, params });
  expect(items.map(({ text }) => text)).toEqual([bait, 'Who are you?', bait]);
});

test('suspending alone removes nothing', async () => {
  const [reader] = readers as [TestUser];
  const id = await threadWith(reader);
  await suspend();
  expect((await readMessages(reader, id))[0]).toEqual([bait, false]);
  expect(await warnings()).toEqual([]);
  // The second time, with their messages.
  await suspend({ remove_messages: true });
  expect((await readMessages(reader, id))[0]).toEqual(['', true]);
  await suspend({ remove_messages: true });
  expect(await warnings()).toHaveLength(1);
});

test('restores messages when the suspension ends, by an administrator or an appeal', async () => {
  const [reader] = readers as [TestUser];
  const id = await threadWith(reader);
  await suspend({ remove_messages: true });
  await done(app, 'reinstateUser', { as: admin, params: { id: scammer.id } });
  expect((await readMessages(reader, id))[0]).toEqual([bait, false]);

  await deleteJobs(app.database.sql);
  await suspend({ remove_messages: true });
  const [letter] = await takeLetters(app);
  const text = new URLSearchParams({ text: 'I am no scammer' });
  await app.request(linkIn(letter!), { method: 'POST', body: text });
  const { items } = await done(app, 'listAppeals', { as: admin, query: { status: 'open' } });
  const body = { decision: 'reversed', note: 'Sorry' };
  await done(app, 'decideAppeal', { as: admin, params: { id: items[0]!.id }, body });
  expect((await readMessages(reader, id))[0]).toEqual([bait, false]);
});

test('a message that is sent while its author is suspended is refused or removed', async () => {
  const [reader] = readers as [TestUser];
  const id = await threadWith(reader);
  await Promise.all([
    suspend({ remove_messages: true }),
    ...Array.from({ length: 5 }, () =>
      app.call('sendMessage', { as: scammer, params: { id }, body: { message: bait } }),
    ),
  ]);
  const texts = await readMessages(reader, id);
  expect(texts.filter(([text]) => text === bait)).toEqual([]);
});
