// @module-tag essential

import { describe, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';

describe('posting a room', () => {
  test('answers the stored listing, with the exact location for its owner', async () => {
    const app = await testApp();
    const owner = await app.user();
    const { status, answer } = await app.call('createListing', { as: owner, body: listingForm() });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      user_id: owner.id,
      title: expect.stringMatching(/^Quiet room \d+ by the park$/),
      monthly_rent: 1200,
      external_link: null,
      status: 'active',
      latitude: 40.672_49,
    });
  });

  // Every message of spec section 5, word for word.
  const refused: [Partial<Record<keyof ListingForm, unknown>>, string, string][] = [
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(101) }, 'title', 'Title too long'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ monthly_rent: 0 }, 'monthly_rent', 'Monthly rent is required'],
    [{ monthly_rent: undefined }, 'monthly_rent', 'Monthly rent is required'],
    [{ monthly_rent: '1200' }, 'monthly_rent', 'Monthly rent is required'],
    [{ monthly_rent: 100_001 }, 'monthly_rent', 'Monthly rent too high'],
    [{ total_bedrooms: 0 }, 'total_bedrooms', 'Number of bedrooms is required'],
    [{ total_bedrooms: 21 }, 'total_bedrooms', 'Too many bedrooms'],
    [{ total_bathrooms: 0 }, 'total_bathrooms', 'Number of bathrooms is required'],
    [{ total_bathrooms: 11 }, 'total_bathrooms', 'Too many bathrooms'],
    [{ current_roommates: -1 }, 'current_roommates', 'Cannot be negative'],
    [{ current_roommates: 21 }, 'current_roommates', 'Too many roommates'],
    [
      { looking_for_roommates: 0 },
      'looking_for_roommates',
      'Must be looking for at least 1 roommate',
    ],
    [{ looking_for_roommates: 21 }, 'looking_for_roommates', 'Too many roommates'],
    [{ room_type: 'castle' }, 'room_type', expect.stringContaining('private_room')],
    [{ monthly_bills: -1 }, 'monthly_bills', 'Enter monthly bills from 0 to 100,000'],
    [{ monthly_bills: 10.5 }, 'monthly_bills', 'Must be a whole number'],
    [{ deposit: 1_000_001 }, 'deposit', 'Enter a deposit from 0 to 1,000,000'],
    [{ min_stay_months: 0 }, 'min_stay_months', 'Enter a shortest stay of 1 to 120 months'],
    [{ max_stay_months: 121 }, 'max_stay_months', 'Enter a longest stay of 1 to 120 months'],
    [
      { min_stay_months: 6, max_stay_months: 5 },
      'max_stay_months',
      'The longest stay is below the shortest',
    ],
    [
      { available_from: '2027-05-01', available_until: '2027-05-01' },
      'available_until',
      'Available until must be after available from',
    ],
    [{ external_link: 'not a link' }, 'external_link', 'Must be a valid URL'],
    [{ external_link: 'javascript:alert(1)' }, 'external_link', 'Must be a valid URL'],
  ];
  test('refuses each wrong field with its specified message', async () => {
    const app = await testApp();
    const owner = await app.user();
    for (const [change, path, message] of refused) {
      const body = { ...listingForm(), ...change };
      const { status, problem } = await app.call('createListing', { as: owner, body });
      expect(status, JSON.stringify(change)).toBe(422);
      expect(problem.code).toBe('validation_failed');
      expect(messagesIn(problem), JSON.stringify(change)).toEqual([{ path, message }]);
    }
  });

  test('accepts the limits themselves', async () => {
    const app = await testApp();
    const owner = await app.user();
    const largest = listingForm({
      // A family is one character for readers, and seven for the database.
      title: '👨‍👩‍👧‍👦'.repeat(100),
      monthly_rent: 100_000,
      total_bedrooms: 20,
      total_bathrooms: 10,
      current_roommates: 20,
      looking_for_roommates: 20,
    });
    const smallest = listingForm({
      title: 'x',
      monthly_rent: 1,
      total_bedrooms: 1,
      total_bathrooms: 1,
      current_roommates: 0,
      looking_for_roommates: 1,
    });
    for (const body of [largest, smallest]) {
      expect((await app.call('createListing', { as: owner, body })).status).toBe(201);
    }
  });

  test('keeps what a room costs and for how long, and null for what nobody said', async () => {
    const app = await testApp();
    const owner = await app.user();
    const terms = {
      room_type: 'shared_room',
      monthly_bills: 0,
      deposit: 2400,
      min_stay_months: 3,
      max_stay_months: 3,
      available_from: '2027-01-01',
      available_until: '2027-01-02',
    } as const;
    const { answer } = await app.call('createListing', { as: owner, body: listingForm(terms) });
    expect(answer).toMatchObject(terms);
    const silent = listingForm({ room_type: null, monthly_bills: null });
    const { answer: after } = await app.call('updateListing', {
      as: owner,
      params: { id: answer.id },
      body: silent,
    });
    expect(after).toMatchObject({ ...allNull(terms), title: silent.title });
    const [row] = await app.database.sql`
      select monthly_rent, monthly_total from listings where id = ${answer.id}`;
    expect(row?.['monthly_total']).toBe(row?.['monthly_rent']);
  });

  test('ignores fields that users may not set', async () => {
    const app = await testApp();
    const [owner, other] = [await app.user(), await app.user()];
    const body = {
      ...listingForm(),
      id: 77,
      user_id: other.id,
      created_at: '2001-01-01',
      source: 'x',
    };
    const { answer } = await app.call('createListing', { as: owner, body });
    expect(answer.user_id).toBe(owner.id);
    expect(answer.id).not.toBe(77);
    expect(answer.source).toBeNull();
  });
});

describe('changing and deleting', () => {
  test('the owner can replace every field', async () => {
    const app = await testApp();
    const owner = await app.user();
    const { answer: before } = await app.call('createListing', { as: owner, body: listingForm() });
    const body = listingForm({
      title: 'Now with a balcony',
      description: '',
      amenities: ['balcony'],
    });
    const { answer } = await app.call('updateListing', {
      as: owner,
      params: { id: before.id },
      body,
    });
    expect(answer).toMatchObject({
      id: before.id,
      title: 'Now with a balcony',
      description: '',
      amenities: ['balcony'],
    });
  });

  test('refuses everyone else, administrators included, and changes nothing', async () => {
    const app = await testApp();
    const [owner, other] = [await app.user(), await app.user()];
    const admin = await app.user({ is_admin: true });
    const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
    for (const as of [other, admin]) {
      const input = { as, params: { id: answer.id } };
      const body = listingForm({ title: 'Taken over' });
      expect((await app.call('updateListing', { ...input, body })).status).toBe(403);
      expect((await app.call('deleteListing', input)).status).toBe(403);
    }
    const { answer: after } = await app.call('getListing', { params: { id: answer.id } });
    expect(after.title).toBe(answer.title);
  });

  test('answers 410 for a deleted listing and 404 for an unknown id', async () => {
    const app = await testApp();
    const owner = await app.user();
    const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
    const input = { params: { id: answer.id } };
    expect((await app.call('deleteListing', { ...input, as: owner })).status).toBe(204);
    expect((await app.call('getListing', input)).problem.code).toBe('gone');
    expect((await app.call('deleteListing', { ...input, as: owner })).status).toBe(410);
    expect((await app.call('getListing', { params: { id: 999_999 } })).status).toBe(404);
  });

  test('only administrators can delete any listing, on their own path', async () => {
    const app = await testApp();
    const [owner, admin] = [await app.user(), await app.user({ is_admin: true })];
    const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
    const input = { params: { id: answer.id } };
    expect((await app.call('deleteListingAsAdmin', { ...input, as: owner })).status).toBe(403);
    expect((await app.call('deleteListingAsAdmin', { ...input, as: admin })).status).toBe(204);
    expect((await app.call('getListing', input)).status).toBe(410);
  });

  test('answers 410 for listings deleted with their owner’s account', async () => {
    const app = await testApp();
    const owner = await app.user();
    const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
    await app.database.sql`delete from users where id = ${owner.id}`;
    expect((await app.call('getListing', { params: { id: answer.id } })).status).toBe(410);
  });
});

describe('reading', () => {
  test('rounds the location for everyone but the owner', async () => {
    const app = await testApp();
    const [owner, other] = [await app.user(), await app.user()];
    const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
    const input = { params: { id: answer.id } };
    expect((await app.call('getListing', input)).answer.latitude).toBe(40.672);
    expect((await app.call('getListing', { ...input, as: other })).answer.longitude).toBe(-73.977);
    expect((await app.call('getListing', { ...input, as: owner })).answer.latitude).toBe(40.672_49);
    const { answer: list } = await app.call('listListings', { as: owner });
    expect(list.items[0]?.latitude).toBe(40.672);
  });

  test('shows paused rooms to their owner and administrators only', async () => {
    const app = await testApp();
    const [owner, other] = [await app.user(), await app.user()];
    const admin = await app.user({ is_admin: true });
    const body = listingForm({ status: 'paused' });
    const { answer } = await app.call('createListing', { as: owner, body });
    const input = { params: { id: answer.id } };
    expect((await app.call('getListing', input)).status).toBe(404);
    expect((await app.call('getListing', { ...input, as: other })).status).toBe(404);
    expect((await app.call('getListing', { ...input, as: owner })).status).toBe(200);
    expect((await app.call('getListing', { ...input, as: admin })).status).toBe(200);
    expect((await app.call('listListings')).answer.total).toBe(0);
    expect((await app.call('listOwnListings', { as: owner })).answer.total).toBe(1);
  });

  test('lists only the user’s own listings as theirs', async () => {
    const app = await testApp();
    const [owner, other] = [await app.user(), await app.user()];
    await app.call('createListing', { as: owner, body: listingForm({ title: 'Mine' }) });
    await app.call('createListing', { as: other, body: listingForm({ title: 'Theirs' }) });
    const { answer } = await app.call('listOwnListings', { as: owner });
    expect(answer.items.map(({ title }) => title)).toEqual(['Mine']);
  });
});

/** The same fields, none of them stated. */
const allNull = (terms: object) =>
  Object.fromEntries(Object.keys(terms).map((name) => [name, null]));
