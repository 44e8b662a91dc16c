import { type } from 'arktype';
import { ImportProblem } from '../imports/import.ts';
import { limits } from '../limits.ts';
import { importFields, listingFieldNames, type ListingField } from '../imports/import-fields.ts';
import { listingFieldFacts, type FieldsWith } from '../listings/listing-fields.ts';
import { ListingForm } from '../listings/listing.ts';
import {
  day,
  id,
  idInPath,
  instant,
  latitude,
  longitude,
  pageOf,
  pageQuery,
  textUpTo,
} from '../primitives.ts';
import { externalOrders, externalSorts, externalStatuses } from '../vocabulary.ts';

const ExternalStatus = type.enumerated(...externalStatuses);

/** What a review reads, as far as an import changed it; a link without its host does not count. */
const PublishedWords = type({
  'title?': 'string',
  'address?': 'string',
  'description?': 'string',
  'external_link?': 'string | null',
});
export type PublishedWords = typeof PublishedWords.infer;

/** A listing from outside as administrators review it. Null stands for "the source did not say". */
const ExternalListingRow = type({
  id,
  source: 'string',
  /** What the source calls it. */
  source_id: 'string',
  title: 'string',
  address: 'string',
  latitude: latitude.or('null'),
  longitude: longitude.or('null'),
  monthly_rent: 'number',
  total_bedrooms: 'number | null',
  total_bathrooms: 'number | null',
  external_link: 'string | null',
  status: ExternalStatus,
  imported_at: instant,
  problems: ImportProblem.array(),
  /** Moderation keeps it out of sight, whatever its status. */
  is_hidden: 'boolean',
  /** Since when complete imports of its source lack it; null while they have it. */
  gone_at: instant.or('null'),
  /** What it said when it was published, where an import put it back to pending; null otherwise. */
  published_as: PublishedWords.or('null'),
  /** A listing of people or of another source at the same place with the same title. */
  duplicate_of: type({ id, title: 'string', is_shown: 'boolean' }).or('null'),
});
export type ExternalListingRow = typeof ExternalListingRow.infer;

/** One in full, to be edited. */
export const ExternalListing = ExternalListingRow.and({
  description: 'string',
  current_roommates: 'number | null',
  looking_for_roommates: 'number | null',
  available_from: day.or('null'),
  updated_at: instant,
});
export type ExternalListing = typeof ExternalListing.infer;

const yes = type("'true'");
const filters = {
  /** Beginnings of words of title, address and description; or the id at the source. */
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
  ...pageOf(ExternalListingRow.array()),
  /** How many match in each status, whichever was asked for; exact, as `total` is here. */
  counts: { pending: 'number', published: 'number', rejected: 'number' },
  /** Every source that has listings here. */
  sources: 'string[]',
  /** The highest number of an external listing now: what comes later is not in `total`. */
  last_id: 'number',
});
export type ExternalListingPage = typeof ExternalListingPage.infer;

/**
 * A rule whose field may be unknown. No union: where code cannot be generated, as in the browser,
 * its message would name both sides.
 */
const orUnknown = (rule: (value: unknown) => unknown) =>
  type('unknown').narrow((value, ctx): value is number | null => {
    const checked = value === null || rule(value);
    if (!(checked instanceof type.errors)) return true;
    return ctx.reject({ message: checked[0]?.message ?? checked.summary });
  });

/** Numbers that a source need not state. */
type MaybeUnknown = FieldsWith<{ import: 'missed'; kind: 'count' | 'degrees' }>;

const isMaybeUnknown = (name: ListingField): name is MaybeUnknown =>
  importFields[name].need === 'missed' && importFields[name].kind === 'number';

function unknownRule(name: MaybeUnknown) {
  const { kind, max } = listingFieldFacts[name];
  const rule = ListingForm.get(name);
  if (kind === 'count') return orUnknown(rule);
  return orUnknown(rule.configure({ message: `Must be from -${max} to ${max}` }));
}

/** The listing form's rules for what a listing from outside has; its numbers may be unknown. */
const externalFields = ListingForm.pick(
  ...listingFieldNames.filter((name) => !isMaybeUnknown(name)),
).and(
  type(
    Object.fromEntries(
      listingFieldNames.filter(isMaybeUnknown).map((name) => [`${name}?`, unknownRule(name)]),
    ),
  ).as<{ [Name in MaybeUnknown]?: number | null }>(),
);

interface Place {
  latitude?: number | null;
  longitude?: number | null;
}
/** Both or neither, as numbers or as null. */
const hasWholePlace = ({ latitude: lat, longitude: lng }: Place) =>
  (lat === undefined) === (lng === undefined) && (lat === null) === (lng === null);
const halfPlace = { message: 'Latitude and longitude belong together', path: ['longitude'] };

/** One listing of an administrator's own finding. */
export const ExternalListingForm = externalFields
  .and({ 'status?': ExternalStatus })
  .narrow((form, ctx) => hasWholePlace(form) || ctx.reject(halfPlace));
export type ExternalListingForm = typeof ExternalListingForm.infer;

/** What is left out stays as it is. */
export const ExternalListingChange = externalFields
  .partial()
  .and({ 'status?': ExternalStatus })
  .narrow((change, ctx) => hasWholePlace(change) || ctx.reject(halfPlace));
export type ExternalListingChange = typeof ExternalListingChange.infer;

/** Up to a page of listings by number. */
const ids = id.array().atLeastLength(1).atMostLength(limits.page.maxSize);

/** Everything that matched when the person looked: nothing that came after `last_id`. */
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

/** The same choice in a query: numbers with commas between, or filters up to `last_id`. */
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

/** One call does a part; it is made again until nothing remains. */
export const PartDone = type({ done: 'number', remaining: 'number' });
export type PartDone = typeof PartDone.infer;
