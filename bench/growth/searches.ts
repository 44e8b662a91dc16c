import type { ListingQuery } from '#contract/listings/listing.ts';

const center = { lat: 40.7, lng: -73.95 };

/** Typical searches, from the most common to the most specific. */
export const searches: [name: string, query: ListingQuery][] = [
  ['the newest', {}],
  ['a later page', { page: 40 }],
  ['the cheapest', { sort: 'rent' }],
  ['a rent', { max_rent: 500 }],
  ['a rent range by rent', { min_rent: 1000, max_rent: 1100, sort: 'rent' }],
  ['bedrooms', { bedrooms: 5 }],
  ['amenities', { amenities: ['wifi', 'balcony'] }],
  ['few people and a rule', { max_roommates: 1, house_rules: ['no_smoking'] }],
  ['rare amenities by rent', { amenities: ['step_free', 'parking', 'garden'], sort: 'rent' }],
  ['amenities in a place', { amenities: ['desk', 'lift'], ...center, radius_km: 5 }],
  ['a whole place', { room_type: ['whole_place'] }],
  ['a stay', { stay_months: 2, available_from: '2026-09-01' }],
  [
    'a type of room for a stay in a place',
    { room_type: ['private_room', 'shared_room'], stay_months: 6, ...center, sort: 'rent' },
  ],
  ['a common word', { q: 'sunny' }],
  ['a common word by rent', { q: 'sunny', sort: 'rent' }],
  ['a rare word', { q: '98765' }],
  ['a rare and a common word', { q: 'sunny 98767' }],
  ['an unknown word', { q: 'zeppelin' }],
  ['several words', { q: 'sunny harlem' }],
  ['a place', { ...center, radius_km: 2 }],
  ['a wide place', { ...center, radius_km: 50 }],
  ['the cheapest of a wide place', { ...center, radius_km: 20, sort: 'rent' }],
  [
    'a later page of the cheapest',
    { ...center, radius_km: 20, max_rent: 3000, sort: 'rent', page: 9 },
  ],
  ['a place by distance', { ...center, radius_km: 20, sort: 'distance' }],
  ['a word in a place by distance', { q: 'harlem', ...center, radius_km: 20, sort: 'distance' }],
  [
    'rooms like one',
    { ...center, radius_km: 5, min_rent: 700, max_rent: 1300, sort: 'distance', page_size: 5 },
  ],
  [
    'everything at once',
    { q: 'room', max_rent: 2000, bedrooms: 2, amenities: ['wifi'], ...center },
  ],
];
