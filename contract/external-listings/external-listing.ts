import type { Traversal, Type } from 'arktype';
import { type } from '../type.ts';
import { ImportProblem } from '../imports/import.ts';
import { limits } from '../limits.ts';
import { importFields, reviewedFieldNames, type ReviewedField } from '../imports/import-fields.ts';
import { listingFieldDeclarations, type FieldsWith } from '../listings/listing-fields.ts';
import { findContradiction } from '../listings/contradiction.ts';
import { ChangedAmounts, ListingFormFields } from '../listings/listing-form.ts';
import {
  day,
  id,
  idInPath,
  instant,
  latitude,
  longitude,
  pageSchema,
  pageQuery,
  textUpTo,
} from '../primitives.ts';
import { externalOrders, externalSorts, externalStatuses, roomTypes } from '../vocabulary.ts';

const ExternalStatus = type.enumerated(...externalStatuses);

/** The published texts that an import changed. Of a link, only a change of the host counts. */
const PublishedTexts = type({
  'title?': 'string',
  'address?': 'string',
  'description?': 'string',
  'external_link?': 'string | null',
});
export type PublishedTexts = typeof PublishedTexts.infer;

/** An external listing as administrators review it. Null means that the source did not state it. */
const ExternalListingRow = type({
  id,
  source: 'string',
  /** The id of the row at its source. */
  source_id: 'string',
  title: 'string',
  address: 'string',
  latitude: latitude.or('null'),
  longitude: longitude.or('null'),
  monthly_rent: 'number',
  currency: 'string',
  monthly_bills: 'number | null',
  room_type: type.enumerated(...roomTypes).or('null'),
  total_bedrooms: 'number | null',
  total_bathrooms: 'number | null',
  external_link: 'string | null',
  status: ExternalStatus,
  imported_at: instant,
  problems: ImportProblem.array(),
  /** Whether moderation hides it, whatever its status is. */
  is_hidden: 'boolean',
  /** When complete imports of its source began to lack it; null while they have it. */
  gone_at: instant.or('null'),
  /** Its texts when it was published, if an import set it back to pending; otherwise null. */
  published_as: PublishedTexts.or('null'),
  /** A listing of a user or of another source at the same location with the same title. */
  duplicate_of: type({ id, title: 'string', is_shown: 'boolean' }).or('null'),
});
export type ExternalListingRow = typeof ExternalListingRow.infer;

/** One external listing with all fields, for editing. */
export const ExternalListing = ExternalListingRow.and({
  description: 'string',
  current_roommates: 'number | null',
  looking_for_roommates: 'number | null',
  available_from: day.or('null'),
  deposit: 'number | null',
  min_stay_months: 'number | null',
  max_stay_months: 'number | null',
  available_until: day.or('null'),
  updated_at: instant,
});
export type ExternalListing = typeof ExternalListing.infer;

const yes = type("'true'");
const filters = {
  /** Beginnings of words in title, address or description; or the id at the source. */
  'q?': textUpTo(limits.search.max),
  'status?': ExternalStatus,
  'source?': textUpTo(limits.address.max),
  'problems?': yes,
  'duplicate?': yes,
  'gone?': yes,
} as const;

export const ExternalListingQuery = type({
  ...pageQuery,
  ...filters,
  'sort?': type.enumerated(...externalSorts),
  'order?': type.enumerated(...externalOrders),
});
export type ExternalListingQuery = typeof ExternalListingQuery.infer;

export const ExternalListingPage = type({
  ...pageSchema(ExternalListingRow.array()),
  /**
   * How many match in each status, whatever status was requested. These counts and `total` are
   * exact.
   */
  counts: { pending: 'number', published: 'number', rejected: 'number' },
  /** Every source that has listings here. */
  sources: 'string[]',
  /** The highest id of an external listing now; later listings are not in `total`. */
  last_id: 'number',
});
export type ExternalListingPage = typeof ExternalListingPage.infer;

/**
 * A rule for a field that may be null. It is not a union, because the message of a union would name
 * both sides in the browser, where ArkType cannot generate code.
 */
const orUnknown = (rule: Type, configured = rule) => {
  const isKnown = (value: unknown, ctx: Traversal): value is number | null => {
    const checked = value === null || configured(value);
    if (!(checked instanceof type.errors)) return true;
    return ctx.reject({ message: checked[0]?.message ?? checked.summary });
  };
  // The API reference reads what the function checks from `describedBy`.
  return type('unknown').narrow(
    Object.assign(isKnown, { describedBy: rule.exclude('undefined').or('null') }),
  );
};

/** Numbers that a source may leave out. */
type MaybeUnknown = FieldsWith<{ import: 'missed'; kind: 'count' | 'degrees' }>;

const isMaybeUnknown = (name: ReviewedField): name is MaybeUnknown =>
  importFields[name].need === 'missed' && ['number', 'degrees'].includes(importFields[name].kind);

function unknownRule(name: MaybeUnknown) {
  const { kind, max } = listingFieldDeclarations[name];
  const rule = ListingFormFields.get(name);
  if (kind === 'count') return orUnknown(rule);
  return orUnknown(rule, rule.configure({ message: `Must be from -${max} to ${max}` }));
}

/** The listing form's rules for the fields of an external listing, whose numbers may be null. */
const externalFields = ListingFormFields.pick(
  ...reviewedFieldNames.filter((name) => !isMaybeUnknown(name)),
).and(
  type(
    Object.fromEntries(
      reviewedFieldNames.filter(isMaybeUnknown).map((name) => [`${name}?`, unknownRule(name)]),
    ),
  ).as<{ [Name in MaybeUnknown]?: number | null }>(),
);

interface Place {
  latitude?: number | null;
  longitude?: number | null;
}
/** Both coordinates or none, as numbers or as null. */
const hasBothCoordinates = ({ latitude: lat, longitude: lng }: Place) =>
  (lat === undefined) === (lng === undefined) && (lat === null) === (lng === null);
const oneCoordinate = { message: 'Latitude and longitude belong together', path: ['longitude'] };

/** An external listing that an administrator adds by hand. */
export const ExternalListingForm = externalFields
  .and({ 'status?': ExternalStatus })
  .narrow((form, ctx) => hasBothCoordinates(form) || ctx.reject(oneCoordinate))
  .narrow((form, ctx) => {
    const contradiction = findContradiction(form);
    return contradiction === null || ctx.reject(contradiction);
  });
export type ExternalListingForm = typeof ExternalListingForm.infer;

/** Fields that are left out do not change. */
export const ExternalListingChange = externalFields
  .partial()
  .merge(ChangedAmounts)
  .and({ 'status?': ExternalStatus })
  .narrow((change, ctx) => hasBothCoordinates(change) || ctx.reject(oneCoordinate));
export type ExternalListingChange = typeof ExternalListingChange.infer;

/** The ids of up to a page of listings. */
const ids = id.array().atLeastLength(1).atMostLength(limits.page.maxSize);

/** Everything that matched when the administrator looked: no listings after `last_id`. */
const Matching = type({ ...filters, last_id: id });
export type Matching = typeof Matching.infer;

export const ExternalStatusChange = type({
  status: ExternalStatus,
  'ids?': ids,
  'matching?': Matching,
}).narrow(
  (change, ctx) =>
    (change.ids === undefined) !== (change.matching === undefined) ||
    ctx.reject({ message: 'Either ids or matching', path: ['ids'] }),
);
export type ExternalStatusChange = typeof ExternalStatusChange.infer;

/** The same selection in a query: ids separated by commas, or filters up to `last_id`. */
export const ExternalDeletion = type({
  ...filters,
  'ids?': type(/^\d{1,10}(,\d{1,10})*$/)
    .pipe((text) => text.split(',').map(Number))
    .to(ids),
  'last_id?': idInPath,
}).narrow(
  (chosen, ctx) =>
    (chosen.ids === undefined) !== (chosen.last_id === undefined) ||
    ctx.reject({ message: 'Either ids or last_id', path: ['ids'] }),
);
export type ExternalDeletion = typeof ExternalDeletion.infer;

/** One call changes a part of the listings; the browser repeats it until none remain. */
export const PartDone = type({
  done: 'number',
  remaining: 'number',
  /** How many cannot be published, because nobody could be reached; left out for none. */
  'without_link?': 'number',
});
export type PartDone = typeof PartDone.infer;
