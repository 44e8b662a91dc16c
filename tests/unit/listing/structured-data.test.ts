import { expect, test } from 'vitest';
import type { Listing } from '#contract/listings/listing.ts';
import { describeListing } from '#src/features/listing/describe-listing.ts';
import { structureListing } from '#src/features/listing/structure-listing.ts';

const site = 'https://rooms.example';
const address = `${site}/listings/42`;
const bare: Listing = {
  id: 42,
  user_id: null,
  title: 'Room by the park',
  description: '',
  address: 'Prospect Heights, Brooklyn',
  latitude: null,
  longitude: null,
  monthly_rent: 1240,
  currency: 'EUR',
  room_type: null,
  monthly_bills: null,
  deposit: null,
  min_stay_months: null,
  max_stay_months: null,
  available_until: null,
  total_bedrooms: null,
  total_bathrooms: null,
  current_roommates: null,
  looking_for_roommates: null,
  external_link: null,
  available_from: null,
  amenities: [],
  house_rules: [],
  status: 'active',
  images: [],
  owner: null,
  source: 'elsewhere',
  created_at: '2027-03-01T08:00:00.000Z',
  updated_at: '2027-03-02T08:00:00.000Z',
  last_confirmed_at: '2027-03-02T08:00:00.000Z',
};
const full: Listing = {
  ...bare,
  description: 'South-facing.',
  latitude: 40.678,
  longitude: -73.97,
  room_type: 'private_room',
  monthly_bills: 90,
  deposit: 2000,
  min_stay_months: 3,
  max_stay_months: 12,
  available_until: '2028-05-01',
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 2,
  available_from: '2027-05-01',
  amenities: ['wifi', 'desk'],
  house_rules: ['pets_welcome', 'no_smoking'],
  images: [
    {
      id: 7,
      url: '/media/a/1200.webp',
      width: 1600,
      height: 1200,
      alt: 'A desk at a window',
      placeholder: '#777777',
      variants: [{ url: '/media/a/1200.webp', width: 1200, type: 'image/webp' }],
    },
  ],
};

const anyType = ['name', 'description', 'url', 'image', 'identifier', 'sameAs', 'alternateName'];
const creativeWork = [...anyType, 'dateCreated', 'dateModified', 'datePublished', 'offers'];
const place = [...anyType, 'address', 'geo', 'amenityFeature', 'smokingAllowed', 'photo'];
/**
 * Properties of schema.org's types, as far as a room could have them, with those that they inherit.
 * From the page of each type, such as https://schema.org/RealEstateListing.
 */
const vocabulary: Record<string, string[]> = {
  RealEstateListing: [...creativeWork, 'datePosted', 'leaseLength'],
  Offer: [
    ...anyType,
    'availability',
    'availabilityStarts',
    'availabilityEnds',
    'businessFunction',
    'itemOffered',
    'leaseLength',
    'priceSpecification',
  ],
  UnitPriceSpecification: [
    ...anyType,
    'billingDuration',
    'billingIncrement',
    'price',
    'priceComponentType',
    'priceCurrency',
    'referenceQuantity',
    'unitCode',
    'unitText',
  ],
  CompoundPriceSpecification: [...anyType, 'price', 'priceComponent', 'priceCurrency'],
  Accommodation: [
    ...place,
    'accommodationCategory',
    'leaseLength',
    'numberOfBathroomsTotal',
    'numberOfBedrooms',
    'numberOfRooms',
    'occupancy',
    'petsAllowed',
  ],
  GeoCoordinates: [...anyType, 'latitude', 'longitude'],
  LocationFeatureSpecification: [...anyType, 'value'],
  ImageObject: [...creativeWork, 'caption', 'width', 'height', 'contentUrl'],
  QuantitativeValue: [...anyType, 'value', 'minValue', 'maxValue', 'unitCode', 'unitText'],
};

/** What is wrong with a node and those inside it: unknown types and properties, empty values. */
function findFaults(node: unknown, path: string): string[] {
  if (Array.isArray(node)) {
    const inner = node.flatMap((one, index) => findFaults(one, `${path}.${index}`));
    return node.length === 0 ? [`${path} is empty`] : inner;
  }
  if (node === null || node === undefined || node === '') return [`${path} is empty`];
  if (typeof node !== 'object') return [];
  const {
    '@type': type,
    '@context': _,
    '@id': __,
    ...properties
  } = node as Record<string, unknown>;
  const known = vocabulary[String(type)];
  if (!known) return [`${path} has the unknown type ${String(type)}`];
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${path}.${name} is no property of ${String(type)}`]),
    ...findFaults(value, `${path}.${name}`),
  ]);
}

test.each([
  ['that states everything', full],
  ['that states next to nothing', bare],
])('a room %s uses only types and properties of schema.org, none of them empty', (_, listing) => {
  const structured = structureListing(listing, address);
  expect(structured['@context']).toBe('https://schema.org');
  expect(findFaults(JSON.parse(JSON.stringify(structured)), 'listing')).toEqual([]);
  // As search engines get it, nothing is lost on the way.
  expect(JSON.parse(JSON.stringify(structured))).toEqual(structured);
});

test('the rent is a price for each month, of an offer to let', () => {
  const { offers, datePosted, image } = structureListing(full, address);
  expect(datePosted).toBe('2027-03-01T08:00:00.000Z');
  expect(offers).toMatchObject({
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availabilityStarts: '2027-05-01',
    availabilityEnds: '2028-05-01',
    leaseLength: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 12, unitCode: 'MON' },
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      priceComponent: [
        { '@type': 'UnitPriceSpecification', name: 'Rent', price: 1240, unitCode: 'MON' },
        { '@type': 'UnitPriceSpecification', name: 'Bills', price: 90, unitCode: 'MON' },
      ],
    },
    itemOffered: {
      accommodationCategory: 'Private room',
      petsAllowed: true,
      smokingAllowed: false,
      numberOfBedrooms: 3,
    },
  });
  // The size of the file, which is smaller than the image that it was made from.
  expect(image).toEqual([
    {
      '@type': 'ImageObject',
      url: `${site}/media/a/1200.webp`,
      width: 1200,
      height: 900,
      caption: 'A desk at a window',
    },
  ]);
});

test.each([
  ['says nothing about bills', null, undefined],
  ['includes bills', 0, 'Rent, bills included'],
])('the price of a room that %s is its rent a month', (_, bills, name) => {
  const { offers } = structureListing({ ...bare, monthly_bills: bills }, address);
  expect(offers.priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    ...(name && { name }),
    price: 1240,
    priceCurrency: 'EUR',
    unitCode: 'MON',
  });
  expect(offers).not.toHaveProperty('leaseLength');
});

test('says nothing about pets and smoke where the room does not', () => {
  const { itemOffered } = structureListing(bare, address).offers;
  expect(itemOffered).toEqual({
    '@type': 'Accommodation',
    name: 'Room by the park',
    address: 'Prospect Heights, Brooklyn',
  });
});

test.each([
  ['with a photo', full, 'A desk at a window'],
  ['without one', bare, 'Room by the park'],
])('the preview of a room %s has an image with its size and a text', (_, listing, alt) => {
  const { meta } = describeListing(listing, {
    siteOrigin: site,
    language: 'en',
    languages: ['en'],
  });
  const tags = new Map(
    (meta as { property?: string; content?: string }[]).map((tag) => [tag.property, tag.content]),
  );
  expect(tags.get('og:site_name')).toBe('RoomieRadar');
  expect(tags.get('og:image')).toMatch(
    /^https:\/\/rooms\.example\/listings\/42\/preview-[\w-]+\.jpg$/,
  );
  expect(tags.get('og:image:width')).toBe('1200');
  expect(tags.get('og:image:height')).toBe('630');
  expect(tags.get('og:image:alt')).toBe(alt);
});
