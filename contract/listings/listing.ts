import { type } from '../type.ts';
import { ListingImage } from '../images/image.ts';
import { day, id, instant, pageSchema, pageQuery } from '../primitives.ts';
import { belongTogether, listingFilters } from '../search/search-query.ts';
import { listingSorts } from '../vocabulary.ts';
import { choice, degrees, fieldRule, type Rules } from './field-rules.ts';
import {
  listingFieldDeclarations as facts,
  listingFieldNames,
  type ShownValues,
} from './listing-fields.ts';
import { defineCalls } from '../call.ts';
import { GroupSearch } from '../groups/wishes.ts';
import { ownListing, seenListing } from '../call-targets.ts';
import { ListingFitSummary } from '../matching/listing-fit.ts';

/**
 * The rule for answers, without limits: imported titles are longer, and older listings had other
 * limits.
 */
const answerRules: Rules = {
  line: () => type('string'),
  lines: () => type('string'),
  link: () => type('string'),
  money: () => type('number'),
  currency: () => type('string'),
  count: () => type('number'),
  degrees,
  day: () => day,
  choice,
  choices: (field) => choice(field).array(),
};

const answerFields = <Shown extends 'summary' | 'page'>(shown: Shown) =>
  type(
    Object.fromEntries(
      listingFieldNames
        .filter((name) => facts[name].shown === shown)
        .map((name) => {
          const rule = fieldRule(answerRules, name);
          return [name, facts[name].empty === null ? rule.or('null') : rule];
        }),
    ),
  ).as<ShownValues<Shown>>();

const common = answerFields('summary').and({
  id,
  user_id: id.or('null'),
  created_at: instant,
  /** Only for its owner: why administrators hide it; null while they do not. */
  'hidden_note?': 'string | null',
});

/** One row of a list, with everything a card shows. */
export const ListingSummary = common.and({
  cover: ListingImage.or('null'),
  'last_confirmed_at?': instant,
  /** How fast its owner usually answers; null where that is not known. */
  'answers_within_hours?': 'number | null',
  /** Only in a search by a signed-in user: how well the listing suits them. */
  'fit?': ListingFitSummary,
});
export type ListingSummary = typeof ListingSummary.infer;

/** One listing in full. Coordinates are rounded to three decimals for anyone but the owner. */
export const Listing = common.and(answerFields('page')).and({
  images: ListingImage.array(),
  owner: type({ id, first_name: 'string', profile_picture_url: 'string | null' }).or('null'),
  source: 'string | null',
  updated_at: instant,
  last_confirmed_at: instant,
});
export type Listing = typeof Listing.infer;

export const ListingPage = type({
  ...pageSchema(ListingSummary.array()),
  /**
   * The order of the list, in a search by a signed-in user and wherever `sort=fit` was requested:
   * `newest` when visitors, or users without answers, request that, and in a large search while the
   * server is not ready to compare.
   */
  'sorted_by?': type.enumerated(...listingSorts),
  /**
   * Only in a search by a signed-in user: did they answer any question? Until then no listing has a
   * `fit.household`, and there is no order by fit.
   */
  'has_answers?': 'boolean',
  /** What the members wish, in a search as a group. */
  'group?': GroupSearch,
  /** The currency that rents are compared in, and of rent limits. */
  currency: 'string',
  /**
   * What a unit of other currencies is worth in `currency`, by the operator's exchange rates of that
   * day. Without rates, a rent limit finds only listings in `currency`.
   */
  'rates?': type({ day, worth: 'Record<string, number>' }),
});
export type ListingPage = typeof ListingPage.infer;

export const ListingQuery = type({
  ...pageQuery,
  ...listingFilters,
  /**
   * `distance` needs a center, `fit` a signed-in user with answers; without them it is the newest
   * first. `fit`: no conflict first, then by terms and household alike; as a group, then by the
   * least content pair of one of the group and one who lives there.
   */
  'sort?': type.enumerated(...listingSorts),
}).narrow(belongTogether);
/** `lat` and `lng` come together; `radius_km` defaults to {@link limits.radiusKm}. */
export type ListingQuery = typeof ListingQuery.infer;

/** The call that searches listings; part of calls.ts. */
export const listingSearchCalls = defineCalls({
  listListings: {
    route: 'GET /api/listings',
    summary:
      'Listings, filtered, sorted and paged; for signed-in users with how well each fits them',
    access: 'anyone',
    problems: ['not_found'],
    query: ListingQuery,
    answer: ListingPage,
  },
});

/** The calls about a listing that send no form; part of calls.ts. */
export const listingCalls = defineCalls({
  getListing: {
    route: 'GET /api/listings/{id}',
    summary: 'One listing',
    access: 'anyone',
    version: 'answered',
    problems: ['gone'],
    targets: [seenListing],
    answer: Listing,
  },
  deleteListing: {
    route: 'DELETE /api/listings/{id}',
    summary: 'Delete my listing',
    access: 'user',
    changesPublic: true,
    problems: ['forbidden', 'gone'],
    targets: [ownListing],
  },
});
