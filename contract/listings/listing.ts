import { type } from 'arktype';
import { ListingImage } from '../images/image.ts';
import { limits } from '../limits.ts';
import { listingMessages as messages } from '../form-messages.ts';
import {
  day,
  id,
  instant,
  latitude,
  longitude,
  pageOf,
  pageQuery,
  requiredText,
  textUpTo,
  wholeNumber,
} from '../primitives.ts';
import { amenities, houseRules, listingSorts, listingStatuses } from '../vocabulary.ts';

const Amenity = type.enumerated(...amenities);
const HouseRule = type.enumerated(...houseRules);
const ListingStatus = type.enumerated(...listingStatuses);

const title = requiredText(limits.title.max, messages.title);
const address = requiredText(limits.address.max, messages.address);
const externalLink = type(`string <= ${limits.externalLink.max}`)
  .configure({ message: messages.external_link })
  .narrow(
    (value, ctx) => isWebAddressOrEmpty(value) || ctx.reject({ message: messages.external_link }),
  );

/** Only http and https: a `javascript:` link parses as a URL too. */
export function isWebAddressOrEmpty(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

const listingFields = type({
  title,
  address,
  'description?': textUpTo(limits.description.max, messages.description.max),
  'latitude?': latitude.or('null'),
  'longitude?': longitude.or('null'),
  monthly_rent: wholeNumber(limits.monthlyRent, messages.monthly_rent),
  total_bedrooms: wholeNumber(limits.bedrooms, messages.total_bedrooms),
  total_bathrooms: wholeNumber(limits.bathrooms, messages.total_bathrooms),
  current_roommates: wholeNumber(limits.currentRoommates, messages.current_roommates),
  looking_for_roommates: wholeNumber(limits.lookingForRoommates, messages.looking_for_roommates),
  'external_link?': externalLink,
  'available_from?': day.or('null'),
  'amenities?': Amenity.array().atMostLength(amenities.length),
  'house_rules?': HouseRule.array().atMostLength(houseRules.length),
  'status?': ListingStatus,
});

const requiredFields = [
  'title',
  'address',
  'monthly_rent',
  'total_bedrooms',
  'total_bathrooms',
  'current_roommates',
  'looking_for_roommates',
] as const;

/** The listing form: what POST and PUT take, with its messages. */
export const ListingForm = requiredFields.reduce(
  (form, field) =>
    form.configure(
      { message: messages[field].required },
      { kind: 'required', where: (node) => node.key === field },
    ),
  listingFields,
);
export type ListingForm = typeof listingFields.infer;

/** What a card needs: one row of a list. Null stands for "the source did not say". */
export const ListingSummary = type({
  id,
  user_id: id.or('null'),
  title: 'string',
  address: 'string',
  latitude: latitude.or('null'),
  longitude: longitude.or('null'),
  monthly_rent: 'number',
  total_bedrooms: 'number | null',
  total_bathrooms: 'number | null',
  current_roommates: 'number | null',
  looking_for_roommates: 'number | null',
  external_link: 'string | null',
  available_from: day.or('null'),
  status: ListingStatus,
  created_at: instant,
  cover: ListingImage.or('null'),
  /** Only for its owner: why administrators took it out of sight; null while they did not. */
  'hidden_note?': 'string | null',
});
export type ListingSummary = typeof ListingSummary.infer;

/** One listing in full. Coordinates are rounded to three decimals for anyone but the owner. */
export const Listing = ListingSummary.omit('cover').and({
  description: 'string',
  amenities: Amenity.array(),
  house_rules: HouseRule.array(),
  images: ListingImage.array(),
  owner: type({ id, first_name: 'string', profile_picture_url: 'string | null' }).or('null'),
  source: 'string | null',
  updated_at: instant,
  last_confirmed_at: instant,
});
export type Listing = typeof Listing.infer;

export const ListingPage = type(pageOf(ListingSummary.array()));
export type ListingPage = typeof ListingPage.infer;

const rentInQuery = type('string.integer.parse').to(`0 <= number <= ${limits.id.max}`);
export const ListingQuery = type({
  ...pageQuery,
  'q?': textUpTo(limits.search.max),
  'min_rent?': rentInQuery,
  'max_rent?': rentInQuery,
  'bedrooms?': type('string.integer.parse').to(`1 <= number <= ${limits.bedrooms.max}`),
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  'radius_km?': type('string.numeric.parse').to(
    `${limits.radiusKm.min} <= number <= ${limits.radiusKm.max}`,
  ),
  'available_from?': day,
  'sort?': type.enumerated(...listingSorts),
}).narrow(
  (query, ctx) =>
    (query.lat === undefined) === (query.lng === undefined) ||
    ctx.reject({ message: 'lat and lng belong together', path: ['lng'] }),
);
/** `lat` and `lng` come together; `radius_km` defaults to {@link limits.radiusKm}. */
export type ListingQuery = typeof ListingQuery.infer;
