import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { outside } from './outside.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

const change = (id: number, body: object) =>
  app.call('changeExternalListing', { as: admin, params: { id }, body });

/** What the audit log says of one listing, oldest first. */
async function eventsOn(id: number) {
  const events = await app.database.sql`
    select event, details from audit_events where target_id = ${id} order by id`;
  return events.map((row) => ({ ...row }));
}

test('changes only the given fields, and removes solved problems', async () => {
  const id = await outside(app.database.sql, {
    title: 'x'.repeat(150),
    total_bedrooms: 2,
    problems: [
      { code: 'title_too_long' },
      { code: 'missing', field: 'description' },
      { code: 'missing', field: 'total_bathrooms' },
      { code: 'no_street' },
      { code: 'rounded', field: 'monthly_rent', was: 999.6 },
    ],
  });
  const { status, answer } = await change(id, {
    title: ' Attic ',
    description: 'With a view.',
    address: '5 Lenox Avenue, New York',
    status: 'published',
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    title: 'Attic',
    description: 'With a view.',
    status: 'published',
    total_bedrooms: 2,
    monthly_rent: 1000,
    problems: [
      { code: 'missing', field: 'total_bathrooms' },
      { code: 'rounded', field: 'monthly_rent', was: 999.6 },
    ],
  });
  const cleared = await change(id, { total_bedrooms: null });
  expect(cleared.answer).toMatchObject({ total_bedrooms: null });
  const shown = await app.call('getExternalListing', { as: admin, params: { id } });
  expect(shown.answer).toEqual(cleared.answer);
  expect(await eventsOn(id)).toEqual([
    { event: 'listing.changed', details: { fields: 'title, description, address' } },
    { event: 'listing.published', details: {} },
    { event: 'listing.changed', details: { fields: 'total_bedrooms' } },
  ]);
});

test('a link can be cleared unless the listing is published', async () => {
  const held = await outside(app.database.sql);
  expect((await change(held, { external_link: '' })).answer.external_link).toBeNull();
  const shown = await outside(app.database.sql, { status: 'active' });
  const { problem } = await change(shown, { external_link: '' });
  expect(problem.errors).toMatchObject([{ path: 'external_link' }]);
  const old = await outside(app.database.sql, { status: 'active', link: null });
  expect((await change(old, { title: 'Published before' })).status).toBe(200);
});

test('a new status adds a separate audit event; the same status does not', async () => {
  const id = await outside(app.database.sql);
  await change(id, { status: 'rejected' });
  await change(id, { status: 'rejected' });
  expect(await eventsOn(id)).toEqual([
    { event: 'listing.rejected', details: {} },
    { event: 'listing.changed', details: { fields: 'status' } },
  ]);
});

test.each([
  [{ title: '' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(101) }, 'title', 'Title too long'],
  [{ address: '  ' }, 'address', 'Address is required'],
  [{ monthly_rent: 100_001 }, 'monthly_rent', 'Monthly rent too high'],
  [{ monthly_rent: null }, 'monthly_rent', 'Monthly rent is required'],
  [{ total_bedrooms: 21 }, 'total_bedrooms', 'Too many bedrooms'],
  [
    { looking_for_roommates: 0 },
    'looking_for_roommates',
    'Must be looking for at least 1 roommate',
  ],
  [{ external_link: 'javascript:alert(1)' }, 'external_link', 'Must be a valid URL'],
  [{ latitude: 40.7 }, 'longitude', 'Latitude and longitude belong together'],
  [{ latitude: 40.7, longitude: null }, 'longitude', 'Latitude and longitude belong together'],
])('refuses %j by the rules of the listing form', async (body, path, message) => {
  const id = await outside(app.database.sql);
  const { status, problem } = await change(id, body);
  expect(status).toBe(422);
  expect(messagesIn(problem)).toEqual([{ path, message }]);
});

test('a user’s own listing cannot be changed as an external one', async () => {
  const owner = await app.user();
  const { answer: own } = await app.call('createListing', { as: owner, body: listingForm() });
  expect((await change(own.id, { title: 'Taken over' })).status).toBe(404);
  const shown = await app.call('getExternalListing', { as: admin, params: { id: own.id } });
  expect(shown.status).toBe(404);
});

test('a listing added by hand is an external listing, created once per idempotency key', async () => {
  const body = {
    title: 'Found on a notice board',
    address: '12 Main St',
    monthly_rent: 700,
    external_link: 'https://board.example/12',
    status: 'published',
  };
  const headers = { 'Idempotency-Key': 'board-12' };
  const made = await app.call('createExternalListing', { as: admin, body, headers });
  expect(made.status).toBe(201);
  expect(made.answer).toMatchObject({ source: 'By hand', status: 'published', problems: [] });
  expect(await eventsOn(made.answer.id)).toMatchObject([
    { event: 'listing.added' },
    { event: 'listing.published' },
  ]);
  const again = await app.call('createExternalListing', { as: admin, body, headers });
  expect(again.answer.id).toBe(made.answer.id);
  const { answer } = await app.call('getListing', { params: { id: made.answer.id } });
  expect(answer).toMatchObject({ user_id: null, external_link: 'https://board.example/12' });

  const held = await app.call('createExternalListing', {
    as: admin,
    body: { ...body, status: undefined },
  });
  expect(held.answer.status).toBe('pending');
  expect(await eventsOn(held.answer.id)).toMatchObject([{ event: 'listing.added' }]);
});
