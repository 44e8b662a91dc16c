import { type } from 'arktype';
import { describe, expect, test } from 'vitest';
import type { Listing } from '#contract/listings/listing.ts';
import {
  listingDraft,
  emptyDraft,
  type ListingDraft,
} from '#src/features/listing-form/listing-draft.ts';
import { ListingDraftSchema } from '#src/features/listing-form/listing-draft.ts';

const filled: ListingDraft = {
  ...emptyDraft,
  title: 'Room with a view',
  address: 'Hill Street',
  monthly_rent: '900',
  total_bedrooms: '3',
  total_bathrooms: '1',
  current_roommates: '0',
};

/** The messages of a draft by field. */
function draftMessages(draft: ListingDraft): Record<string, string> {
  const read = ListingDraftSchema(draft);
  if (!(read instanceof type.errors)) return {};
  return Object.fromEntries(read.map((error) => [error.path.join('.'), error.message]));
}

test('says the specified message for every empty field', () => {
  expect(draftMessages({ ...emptyDraft, looking_for_roommates: '' })).toEqual({
    title: 'Title is required',
    address: 'Address is required',
    monthly_rent: 'Monthly rent is required',
    total_bedrooms: 'Number of bedrooms is required',
    total_bathrooms: 'Number of bathrooms is required',
    current_roommates: 'Say how many people live there; 0 if nobody does',
    looking_for_roommates: 'Must be looking for at least 1 roommate',
  });
});

describe('says the specified messages', () => {
  test.each([
    ['title', 'x'.repeat(101), 'Title too long'],
    ['monthly_rent', '0', 'Monthly rent is required'],
    ['monthly_rent', 'a lot', 'Write a number, such as 1,500'],
    ['monthly_rent', '100001', 'Monthly rent too high'],
    ['total_bedrooms', '0', 'Number of bedrooms is required'],
    ['total_bedrooms', '21', 'Too many bedrooms'],
    ['total_bathrooms', '11', 'Too many bathrooms'],
    ['current_roommates', '-1', 'Cannot be negative'],
    ['current_roommates', '21', 'Too many roommates'],
    ['looking_for_roommates', '0', 'Must be looking for at least 1 roommate'],
    ['looking_for_roommates', '21', 'Too many roommates'],
    ['monthly_bills', '100001', 'Enter monthly bills from 0 to 100,000'],
    ['monthly_bills', '85 or so', 'Write a number, such as 1,500'],
    ['min_stay_months', '121', 'Enter a shortest stay of 1 to 120 months'],
    ['external_link', 'somewhere', 'Must be a valid URL'],
    ['external_link', 'javascript:alert(1)', 'Must be a valid URL'],
  ] as const)('for %s of %j: %s', (field, typed, message) => {
    expect(draftMessages({ ...filled, [field]: typed })).toEqual({ [field]: message });
  });
});

test.each([
  ['monthly_rent', '1'],
  ['monthly_rent', '100,000'],
  ['total_bedrooms', '20'],
  ['total_bathrooms', '10'],
  ['current_roommates', '20'],
  ['looking_for_roommates', '20'],
  ['external_link', ''],
  ['external_link', ' https://rooms.example/7 '],
] as const)('accepts %s of %j', (field, typed) => {
  expect(draftMessages({ ...filled, [field]: typed })).toEqual({});
});

test('accepts 150,000 where the form is in yen, and names the limit in yen', () => {
  const yen = { ...filled, currency: 'JPY', monthly_rent: '150,000' };
  expect(draftMessages(yen)).toEqual({});
  expect(draftMessages({ ...yen, currency: 'EUR' })).toEqual({
    monthly_rent: 'Monthly rent too high',
  });
  expect(draftMessages({ ...yen, monthly_bills: '10,000,001' })).toEqual({
    monthly_bills: 'Enter monthly bills from 0 to 10,000,000',
  });
});

test('sends an unchanged listing back as it was stored', () => {
  const stored: Listing = {
    id: 7,
    user_id: 3,
    title: 'Room with a view',
    address: 'Hill Street',
    description: 'Quiet after ten.',
    latitude: 40.6762,
    longitude: -73.9752,
    monthly_rent: 900,
    currency: 'USD',
    total_bedrooms: 3,
    total_bathrooms: 1,
    current_roommates: 0,
    looking_for_roommates: 2,
    external_link: null,
    available_from: null,
    status: 'paused',
    room_type: 'private_room',
    monthly_bills: 0,
    deposit: null,
    min_stay_months: 3,
    max_stay_months: null,
    available_until: '2027-09-01',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    last_confirmed_at: '2026-01-01T00:00:00.000Z',
    amenities: ['wifi', 'desk'],
    house_rules: ['no_smoking'],
    images: [],
    owner: null,
    source: null,
  };
  expect(ListingDraftSchema.assert(listingDraft(stored))).toEqual({
    title: 'Room with a view',
    address: 'Hill Street',
    description: 'Quiet after ten.',
    latitude: 40.6762,
    longitude: -73.9752,
    monthly_rent: 900,
    currency: 'USD',
    total_bedrooms: 3,
    total_bathrooms: 1,
    current_roommates: 0,
    looking_for_roommates: 2,
    external_link: '',
    available_from: null,
    amenities: ['wifi', 'desk'],
    house_rules: ['no_smoking'],
    status: 'paused',
    room_type: 'private_room',
    monthly_bills: 0,
    deposit: null,
    min_stay_months: 3,
    max_stay_months: null,
    available_until: '2027-09-01',
  });
});

test('counts an emoji as one character, as the counter beside the field does', () => {
  expect(draftMessages({ ...filled, title: '🏡'.repeat(60) })).toEqual({});
  expect(draftMessages({ ...filled, title: '🏡'.repeat(100) })).toEqual({});
  expect(draftMessages({ ...filled, title: '👨‍👩‍👧‍👦'.repeat(60) })).toEqual({});
  expect(draftMessages({ ...filled, title: '🏡'.repeat(101) })).toEqual({
    title: 'Title too long',
  });
});
