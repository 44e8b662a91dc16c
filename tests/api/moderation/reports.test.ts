// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { terms } from '../offers/steps.ts';
import { agree, offered } from '../viewings/steps.ts';
import { done, refusal, room, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true, first_name: 'Ada' });
});
afterAll(() => app.database.close());

const report = (as: TestUser, body: object) =>
  done(app, 'sendReport', { as, body: { reason: 'spam', ...body } });

async function newest() {
  const { items } = await done(app, 'listReports', { as: admin, query: { page_size: 1 } });
  if (!items[0]) throw new Error('Nothing was reported');
  return items[0];
}

test('a report shows its reporter, how often they report, and the current state of the target', async () => {
  const [owner, one, another] = [await app.user(), await app.user(), await app.user()];
  const id = await room(app, owner, { title: 'Too good to be true' });
  await report(one, { kind: 'user', id: owner.id });
  await report(one, { kind: 'listing', id, reason: 'not_real' });
  await report(another, { kind: 'listing', id, reason: 'asks_for_money', details: 'Papers first' });

  expect(await newest()).toMatchObject({
    kind: 'listing',
    target: { title: 'Too good to be true', state: 'shown' },
    details: 'Papers first',
    reports: 2,
    open_reports: 2,
    reporter: { id: another.id, reports: 1, dismissed: 0 },
    status: 'open',
  });
  await done(app, 'deleteListing', { as: owner, params: { id } });
  expect((await newest()).target).toMatchObject({ title: '', state: 'gone' });
});

test('reports are filtered and paged, and the open ones counted whatever the filter', async () => {
  const reporter = await app.user();
  const people = await Promise.all([1, 2, 3].map(() => app.user()));
  for (const { id } of people) await report(reporter, { kind: 'user', id, reason: 'harassment' });
  const query = { kind: 'user', reason: 'harassment', page_size: 2, page: 2 };
  const page = await done(app, 'listReports', { as: admin, query });
  expect(page).toMatchObject({ total: 3, page: 2, items: [{ target_id: people[0]?.id }] });

  const before = page.open;
  await done(app, 'changeReport', {
    as: admin,
    params: { id: page.items[0]?.id },
    body: { status: 'dismissed', note: ' Nothing to see ' },
  });
  const dismissed = { status: 'dismissed', kind: 'user', reason: 'harassment' };
  expect(await done(app, 'listReports', { as: admin, query: dismissed })).toMatchObject({
    total: 1,
    open: before - 1,
    items: [
      {
        note: 'Nothing to see',
        closed_by: { id: admin.id, first_name: 'Ada' },
        reporter: { id: reporter.id, reports: 3, dismissed: 1 },
      },
    ],
  });
});

test('one change closes every open report about the same target, and no other', async () => {
  const owner = await app.user();
  const [id, other] = [await room(app, owner), await room(app, owner)];
  const reporters = [await app.user(), await app.user()];
  for (const as of reporters) await report(as, { kind: 'listing', id });
  await report(owner, { kind: 'listing', id: other });
  const query = { status: 'open', kind: 'listing' };
  const { items } = await done(app, 'listReports', { as: admin, query });
  const about = items.filter(({ target_id: target }) => target === id);
  expect(about).toHaveLength(2);
  await done(app, 'changeReport', {
    as: admin,
    params: { id: about[0]?.id },
    body: { status: 'resolved', note: '', all_open: true },
  });
  const open = await done(app, 'listReports', { as: admin, query });
  expect(open.items.filter(({ target_id: target }) => target === id)).toEqual([]);
  expect(open.items.filter(({ target_id: target }) => target === other)).toHaveLength(1);
});

test('reporting again opens a closed report', async () => {
  const [reporter, bad] = [await app.user(), await app.user()];
  await report(reporter, { kind: 'user', id: bad.id });
  const { id } = await newest();
  const params = { id };
  const body = { status: 'dismissed', note: 'A joke' };
  await done(app, 'changeReport', { as: admin, params, body });
  await report(reporter, { kind: 'user', id: bad.id, details: 'Again' });
  expect(await newest()).toMatchObject({ id, status: 'open', note: '', closed_by: null });
});

test('a report comes with its target, the responsible user, other reports and audit events', async () => {
  const { sender, owner, listing_id, id } = await sentInquiry(app);
  await report(sender, { kind: 'listing', id: listing_id, reason: 'not_real' });
  await done(app, 'hideListing', {
    as: admin,
    params: { id: listing_id },
    body: { note: 'Please show the real room' },
  });
  await report(owner, { kind: 'listing', id: listing_id, reason: 'other' });
  const onListing = await done(app, 'getReport', {
    as: admin,
    params: { id: (await newest()).id },
  });
  expect(onListing).toMatchObject({
    report: { target: { state: 'hidden' } },
    listing: { id: listing_id, status: 'active', hidden_note: 'Please show the real room' },
    inquiry: null,
    user: { id: owner.id, listings: 1, reports: 2, suspended_at: null },
    other_reports: [{ reason: 'not_real' }],
    audit_events: [{ event: 'listing.hidden', target_id: listing_id, admin: { id: admin.id } }],
  });

  await report(sender, { kind: 'inquiry', id });
  const onInquiry = await done(app, 'getReport', {
    as: admin,
    params: { id: (await newest()).id },
  });
  expect(onInquiry).toMatchObject({
    listing: null,
    inquiry: { id, messages: 1, status: 'sent' },
    user: { id: owner.id },
  });
  // What was written is asked for on its own.
  expect(JSON.stringify(onInquiry)).not.toContain('Is the room still free');
  expect(await refusal(app, 'getReport', { as: admin, params: { id: 2_000_000_000 } })).toBe(
    'not_found',
  );
});

test('an administrator reads only reported inquiries, and reading is recorded', async () => {
  const { sender, owner, id } = await sentInquiry(app);
  await report(owner, { kind: 'inquiry', id, reason: 'asks_for_money' });
  const params = { id: (await newest()).id };
  expect(await refusal(app, 'getInquiry', { as: admin, params: { id } })).toBe('not_found');
  const { items, total } = await done(app, 'readReportedMessages', { as: admin, params });
  expect(total).toBe(1);
  expect(items).toMatchObject([{ author: { id: sender.id }, side: 'sender' }]);
  const events = await done(app, 'listAuditEvents', {
    as: admin,
    query: { event: 'inquiry.read' },
  });
  expect(events.items[0]).toMatchObject({ target_id: id, admin: { id: admin.id } });

  await report(owner, { kind: 'user', id: sender.id });
  const onPerson = { id: (await newest()).id };
  expect(await refusal(app, 'readReportedMessages', { as: admin, params: onPerson })).toBe(
    'not_found',
  );
});

test('with the messages of a reported inquiry come its viewings and offers', async () => {
  const { owner, sender, id, slots } = await offered(app, {
    mode: 'video',
    video_url: 'https://meet.example.org/room',
  });
  await agree(app, sender, id, slots[0]!.id);
  await done(app, 'makeOffer', { as: owner, params: { id }, body: terms });
  await report(sender, { kind: 'inquiry', id, reason: 'asks_for_money' });
  const params = { id: (await newest()).id };
  const read = await done(app, 'readReportedMessages', { as: admin, params });
  expect(read).toMatchObject({
    viewings: [{ status: 'agreed', mode: 'video', video_url: 'https://meet.example.org/room' }],
    offers: [{ status: 'offered', monthly_rent: terms.monthly_rent, deposit: terms.deposit }],
  });
});

test('reports and their counts are read from indexes', async () => {
  const { sql } = app.database;
  const [{ id: reporter } = { id: 0 }] = await sql<{ id: number }[]>`
    insert into users (issuer, subject, email) values ('x', 'y', 'z') returning id`;
  await sql`
    insert into reports (reporter_id, kind, target_id, reason, status, created_at)
    select ${reporter}, 'user', n, 'spam', case when n % 100 = 0 then 'open' else 'resolved' end,
      now() - n * interval '1 minute'
    from generate_series(1, 30000) n`;
  // The role of the server may not, and PostgreSQL only warns of it.
  await app.asOwner((asOwner) => asOwner`analyze reports`);
  const plans = await Promise.all([
    sql`explain (format json) select * from reports where status = 'open'
      order by created_at desc, id desc limit 20 offset 0`,
    sql`explain (format json) select count(*) from reports where kind = 'user' and target_id = 7`,
    sql`explain (format json) select count(*) from (
      select from reports where status = 'open' limit 10000) counted`,
  ]);
  for (const plan of plans) {
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    expect(JSON.stringify(plan)).not.toContain('"Sort"');
  }
});
