import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import { createFlagRent } from '#domain/evidence/compare-rent.ts';
import { compareIn } from '#domain/money/public.ts';
import { flagImported } from '#domain/evidence/flag-imported.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { done, greeting, room } from '../inquiries/steps.ts';

let app: TestApp;
let flagRent: ReturnType<typeof createFlagRent>;
let admin: TestUser;
let sender: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  flagRent = createFlagRent({
    pricing: { compareIn: (currency) => compareIn(currency, null) },
    searchIndex: app.searchIndex,
  });
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
  expect([read.viewings, read.offers]).toEqual([[], []]);
  const found = await done(app, 'searchReportedMessages', { as: admin, query: { q: 'private' } });
  expect(found.items).toEqual([]);
});

test('another report of the same says that it is of the guard, whose signs each administrator reads in words', async () => {
  const { id, reader } = await send(scam);
  await done(app, 'sendReport', { as: reader, body: { kind: 'inquiry', id, reason: 'spam' } });
  const query = { source: 'member', status: 'open' };
  const { items } = await done(app, 'listReports', { as: admin, query });
  const params = { id: items[0]!.id };
  const { other_reports: others } = await done(app, 'getReport', { as: admin, params });
  expect(others).toMatchObject([{ source: 'system', reason: 'scam' }]);
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

test('does not count the same text of others, or from weeks ago', async () => {
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

describe('later messages', () => {
  const accept = (id: number, as: TestUser) =>
    done(app, 'updateInquiry', { as, params: { id }, body: { status: 'accepted' } });
  const write = (id: number, as: TestUser, message: string) =>
    done(app, 'sendMessage', { as, params: { id }, body: { message } });
  const read = async () => {
    const params = { id: (await reports())[0]!.id };
    const { user, inquiry } = await done(app, 'getReport', { as: admin, params });
    const { items, total } = await done(app, 'readReportedMessages', { as: admin, params });
    return { user: user?.id, count: inquiry?.messages, texts: items.map((m) => m.text), total };
  };

  test('are read too, and the report is about who wrote them and shows them alone', async () => {
    const { id, reader } = await send(greeting);
    await accept(id, reader);
    await write(id, reader, 'Nice to meet you, the room is still free.');
    expect(await reports()).toEqual([]);
    await write(id, reader, scam);
    await write(id, sender, 'My private answer');
    expect(await reports()).toMatchObject([{ kind: 'inquiry', target_id: id, reason: 'scam' }]);
    expect(await read()).toEqual({ user: reader.id, count: 1, texts: [scam], total: 1 });
  });

  test('are read as one when their author sends a sentence in pieces', async () => {
    const { id, reader } = await send(greeting);
    await accept(id, reader);
    const pieces = ['please pay', 'the deposit', 'before the viewing'];
    for (const piece of pieces) await write(id, reader, piece);
    // As few as say it.
    const texts = pieces.slice(1);
    expect(await read()).toEqual({ user: reader.id, count: 2, texts, total: 2 });
  });

  test('are read together across the answers of the other side, whose answers stay private', async () => {
    const { id, reader } = await send(greeting);
    await accept(id, reader);
    const parts = ['please pay', 'the deposit', 'before the viewing'];
    for (const part of parts) {
      await write(id, reader, part);
      await write(id, sender, 'My private answer');
    }
    const texts = parts.slice(1);
    expect(await read()).toEqual({ user: reader.id, count: 2, texts, total: 2 });
  });

  test('of both sides are never read as one sentence', async () => {
    const { id, reader } = await send(greeting);
    await accept(id, reader);
    await write(id, reader, 'You pay the deposit');
    await write(id, sender, 'before the viewing?');
    expect(await reports()).toEqual([]);
  });
});

test('a name or a bio that reads like a scam is reported once', async () => {
  const save = (body: object) => done(app, 'updateProfile', { as: sender, body });
  await save({ bio: 'I cook on Sundays, and I am on Instagram as most people are.' });
  expect(await reports()).toEqual([]);
  await save({ bio: scam });
  await save({ bio: `${scam} Hurry.` });
  expect(await reports()).toMatchObject([{ kind: 'user', target_id: sender.id, reason: 'scam' }]);
  const other = await app.user();
  await done(app, 'updateProfile', {
    as: other,
    body: { first_name: 'Telegram', last_name: 'Me' },
  });
  expect((await reports())[0]).toMatchObject({ kind: 'user', target_id: other.id });
});

test('imported rooms are read once they are stored, each once', async () => {
  const texts = [scam, 'A quiet room with a view of the park.', scam];
  await app.database.sql`
    with made as (
      insert into listings (title, address, description, monthly_rent, status)
      select 'Imported ' || n, n || ' Far St', text, 500, 'pending'
      from unnest(${texts}::text[]) with ordinality as t(text, n) returning id, title)
    insert into external_origins (listing_id, source, source_id, content_hash, imported_at)
    select id, 'partner', title, '', now() - case title when 'Imported 3'
      then interval '1 minute' else interval '10 minutes' end from made`;
  await app.database.sql`update guard_progress set imported_at = now() - interval '1 hour'`;
  await flagImported(app.database.sql, flagRent);
  expect((await reports()).map(({ target }) => target.title)).toEqual(['Imported 1']);
  await app.database.sql`
    update external_origins set imported_at = now() - interval '6 minutes'
    where source_id = 'Imported 3'`;
  await flagImported(app.database.sql, flagRent);
  await flagImported(app.database.sql, flagRent);
  expect((await reports()).map(({ target }) => target.title)).toEqual(['Imported 3', 'Imported 1']);
});

test('an imported room whose rent is far below those nearby is reported', async () => {
  const spot = { latitude: 41.5, longitude: -72.5, room_type: 'private_room' as const };
  const landlord = await app.user();
  for (let nth = 0; nth < ledgerRules.fewestRents; nth += 1) {
    await room(app, landlord, { ...spot, monthly_rent: 1000, monthly_bills: 0 });
  }
  await app.searchIndex.start();
  onTestFinished(() => app.searchIndex.stop());
  await app.database.sql`
    with made as (
      insert into listings (title, address, monthly_rent, currency, latitude, longitude, room_type, status)
      select 'Cheap ' || rent, '1 Far St', rent, 'USD', 41.5, -72.5, 'private_room', 'pending'
      from unnest(array[400, 800]) rent returning id, title)
    insert into external_origins (listing_id, source, source_id, content_hash, imported_at)
    select id, 'partner', title, '', now() - interval '10 minutes' from made`;
  await app.database.sql`update guard_progress set imported_at = now() - interval '1 hour'`;
  await flagImported(app.database.sql, flagRent);
  const found = (await reports()).filter(({ details }) => details === 'rent');
  expect(found.map(({ target }) => target.title)).toEqual(['Cheap 400']);
});
