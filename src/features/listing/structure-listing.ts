import type { Listing } from '#contract/listings/listing.ts';
import type { Amenity, HouseRule } from '#contract/vocabulary.ts';
import { roomTypeLabels } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { amenityLabels } from '#locales/vocabulary.ts';
import * as t from '#locales/listing-later.ts';

/**
 * A listing as schema.org describes offers to lease, for search engines: a RealEstateListing with
 * an Offer whose price is for a unit of time. What is not stated is left out.
 */
export function structureListing(listing: Listing, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': address,
    url: address,
    name: listing.title,
    ...(listing.description && { description: listing.description }),
    datePosted: listing.created_at,
    dateModified: listing.updated_at,
    ...(listing.images.length > 0 && {
      image: listing.images.map((image) => describeImage(image, address)),
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      // Lets a room instead of selling it; schema.org takes these from GoodRelations.
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      ...(listing.available_from !== null && { availabilityStarts: listing.available_from }),
      ...(listing.available_until !== null && { availabilityEnds: listing.available_until }),
      ...leaseLength(listing),
      priceSpecification: describePrice(listing),
      itemOffered: describeHome(listing),
    },
  };
}

/** A month in UN/CEFACT Recommendation 20. */
const month = 'MON';

/** What a month costs: the rent, and the bills where they come on top. A deposit is no price. */
function describePrice({ monthly_rent: rent, monthly_bills: bills, currency }: Listing) {
  const monthly = (price: number, name?: string) => ({
    '@type': 'UnitPriceSpecification',
    ...(name && { name }),
    price,
    priceCurrency: currency,
    unitCode: month,
  });
  if (bills === null) return monthly(rent);
  if (bills === 0) return monthly(rent, t.rentWithBills);
  return {
    '@type': 'CompoundPriceSpecification',
    priceCurrency: currency,
    priceComponent: [monthly(rent, common.rent), monthly(bills, common.bills)],
  };
}

/** How long one can stay, as far as it is stated. */
function leaseLength({ min_stay_months: least, max_stay_months: most }: Listing) {
  if (least === null && most === null) return {};
  return {
    leaseLength: {
      '@type': 'QuantitativeValue',
      ...(least !== null && { minValue: least }),
      ...(most !== null && { maxValue: most }),
      unitCode: month,
    },
  };
}

function describeHome(listing: Listing) {
  const { latitude, longitude, amenities } = listing;
  return {
    '@type': 'Accommodation',
    name: listing.title,
    ...(listing.room_type && { accommodationCategory: roomTypeLabels[listing.room_type] }),
    address: listing.address,
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(listing.total_bedrooms !== null && { numberOfBedrooms: listing.total_bedrooms }),
    ...(listing.total_bathrooms !== null && { numberOfBathroomsTotal: listing.total_bathrooms }),
    ...statedBy(listing.house_rules, 'petsAllowed', { yes: 'pets_welcome', no: 'no_pets' }),
    ...statedBy(listing.house_rules, 'smokingAllowed', { no: 'no_smoking' }),
    ...(amenities.length > 0 && { amenityFeature: amenities.map(describeAmenity) }),
  };
}

/** What a house rule says, if any does. */
function statedBy(
  rules: HouseRule[],
  name: string,
  { yes, no }: { yes?: HouseRule; no: HouseRule },
) {
  if (rules.includes(no)) return { [name]: false };
  return yes && rules.includes(yes) ? { [name]: true } : {};
}

const describeAmenity = (amenity: Amenity) => ({
  '@type': 'LocationFeatureSpecification',
  name: amenityLabels[amenity],
  value: true,
});

function describeImage(
  { url, alt, variants, ...image }: Listing['images'][number],
  address: string,
) {
  // The file at `url` may be smaller than the image that it was made from.
  const width = variants.find((variant) => variant.url === url)?.width ?? image.width;
  return {
    '@type': 'ImageObject',
    url: new URL(url, address).href,
    width,
    height: Math.round((width * image.height) / image.width),
    ...(alt && { caption: alt }),
  };
}
