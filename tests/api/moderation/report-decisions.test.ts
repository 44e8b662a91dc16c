import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldDecisions } from '#domain/moderation/decisions.ts';
import { linkIn, takeLetters } from '#tests/support/letters.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let listing: number;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());
beforeEach(async () => {
  owner = await app.user();
  listing = await room(app, owner);
  await takeLetters(app);
});

const statements = async () => (await done(app, 'listStatements', { as: owner })).items;

test('a resolved report without another act tells who is responsible, and all who reported it', async () => {
  const [one, two] = [await app.user({ locale: 'es' }), await app.user()];
  for (const as of [one, two]) {
    await done(app, 'sendReport', { as, body: { kind: 'listing', id: listing, reason: 'spam' } });
  }
  const { items } = await done(app, 'listReports', { as: admin });
  const params = { id: items[0]!.id };
  const body = { status: 'resolved', note: 'For us', rule: 'spam', all_open: true };
  await done(app, 'changeReport', { as: admin, params, body });
  const mails = await takeLetters(app);
  expect(
    mails
      .map(({ subject }) => subject.split(' “')[0] ?? '')
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['A report about', expect.stringMatching(/^Tu denuncia sobre/), 'Your report about']);
  // What administrators note for each other, and who reported it, stays with them.
  expect(mails.map(({ text }) => text).join()).not.toContain('For us');
  expect(await statements()).toMatchObject([{ action: 'warned', rule: 'spam', note: '' }]);

  // A change of the note decides nothing again.
  await done(app, 'changeReport', { as: admin, params, body: { ...body, note: 'Still' } });
  expect(await takeLetters(app)).toEqual([]);
});

test('resolving a report after hiding its room tells the owner once', async () => {
  const body = { kind: 'listing', id: listing, reason: 'spam' };
  await done(app, 'sendReport', { as: await app.user(), body });
  const { items } = await done(app, 'listReports', { as: admin });
  const hiding = { note: 'The photos are of a hotel', rule: 'not_real' };
  await done(app, 'hideListing', { as: admin, params: { id: listing }, body: hiding });
  const resolved = { status: 'resolved', note: '' };
  await done(app, 'changeReport', { as: admin, params: { id: items[0]!.id }, body: resolved });
  expect((await statements()).map(({ action }) => action)).toEqual(['listing_hidden']);
});

test('a dismissed report tells only who sent it', async () => {
  const { sender, owner: written, id } = await sentInquiry(app);
  await done(app, 'sendReport', { as: written, body: { kind: 'inquiry', id, reason: 'spam' } });
  const { items } = await done(app, 'listReports', { as: admin });
  await takeLetters(app);
  const body = { status: 'dismissed', note: '' };
  await done(app, 'changeReport', { as: admin, params: { id: items[0]!.id }, body });
  const mails = await takeLetters(app);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your report']);
  expect(mails[0]?.text).toContain('nothing was changed');
  expect((await done(app, 'listStatements', { as: sender })).items).toEqual([]);
});

test('mails the decision to the sender of a notice without an account, in their language', async () => {
  const fields = new URLSearchParams({ reason: 'mine', details: '', email: 'eve@example.com' });
  const headers = { 'Accept-Language': 'pt' };
  await app.request(`/notice?listing=${listing}`, { method: 'POST', body: fields, headers });
  await app.request(linkIn((await takeLetters(app))[0]!), { method: 'POST' });
  const { items } = await done(app, 'listReports', { as: admin, query: { source: 'visitor' } });
  const params = { id: items[0]!.id };
  const body = { status: 'dismissed', note: '' };
  await done(app, 'changeReport', { as: admin, params, body });
  const [mail] = await takeLetters(app);
  expect(mail).toMatchObject({ to: 'eve@example.com', subject: expect.stringMatching(/^Sua den/) });

  // Half a year after the decision the address is deleted, not the report.
  const { sql } = app.database;
  await sql`update reports set closed_at = now() - interval '6 months 1 day' where id = ${params.id}`;
  await deleteOldDecisions(sql);
  expect((await done(app, 'getReport', { as: admin, params })).report).toMatchObject({
    source: 'visitor',
    reporter_email: null,
  });
});
