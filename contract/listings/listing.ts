import type { Type } from 'arktype';
import { type } from '../type.ts';
import { ListingImage } from '../images/image.ts';
import { limitIn } from '../currencies.ts';
import {
  currencyCode,
  day,
  id,
  instant,
  pageSchema,
  pageQuery,
  requiredText,
  textUpTo,
  wholeNumber,
} from '../primitives.ts';
import { belongTogether, listingFilters } from '../search/search-query.ts';
import { listingSorts } from '../vocabulary.ts';
import {
  listingFieldDeclarations as facts,
  listingFieldNames,
  type ListingFieldDeclaration,
  type ListingFieldName,
  type ListingFormValues,
  type ShownValues,
} from './listing-fields.ts';
import { findContradiction } from './contradiction.ts';
import { defineCalls } from '../call.ts';
import { GroupSearch } from '../groups/wishes.ts';
import { ownListing, seenListing } from '../call-targets.ts';
import { ListingFitSummary } from '../matching/listing-fit.ts';

/** Allows only http and https, because a `javascript:` link is a valid URL too. */
export function isWebAddressOrEmpty(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

type Rule = (field: Required<ListingFieldDeclaration>) => Type;

const number: Rule = ({ min, max, required, tooLow, invalid }) =>
  wholeNumber({ min, max }, { required: required ?? invalid, min: tooLow, max: invalid });
/**
 * An amount, whose limit depends on the currency of the form. A form without one is compared with
 * the limit in dollars, unless it has a location: then the server looks the currency up, and
 * compares (see {@link findHighAmounts}). A field by itself knows no currency; imports check it with
 * their row (see {@link highAmount}).
 */
const money: Rule = (field) =>
  amountInAnyCurrency(field).narrow((amount, ctx) => {
    const form: unknown = ctx.root;
    if (typeof form !== 'object' || form === null) return true;
    const { currency, latitude } = form as { currency?: unknown; latitude?: unknown };
    if (currency === undefined && typeof latitude === 'number') return true;
    const limit = limitIn(currency, field.max);
    const message = limitMessage(field.invalid, field.max, limit);
    return amount <= limit || ctx.reject({ message });
  });

const amountInAnyCurrency = ({
  min,
  max,
  required,
  tooLow,
  invalid,
}: Required<ListingFieldDeclaration>) =>
  wholeNumber(
    { min, max: limitIn(largestCurrency, max) },
    { required: required ?? invalid, min: tooLow, max: invalid },
  );

/** One of those with the largest limits. */
const largestCurrency = 'IDR';

/** The message of a limit, with the number in force instead of that of dollars. */
const limitMessage = (message: string, max: number, limit: number) =>
  message.replace(max.toLocaleString('en-US'), limit.toLocaleString('en-US'));

const amountNames = ['monthly_rent', 'monthly_bills', 'deposit'] as const;

/** The amounts that are above the limit of the currency, that of dollars if it is not known. */
export function findHighAmounts(
  values: Partial<Record<ListingFieldName, unknown>>,
  currency: string | null,
): { path: string; message: string }[] {
  return amountNames.flatMap((path) => {
    const { max = 0, invalid = '' } = facts[path];
    const limit = limitIn(currency, max);
    const isHigh = Number(values[path] ?? 0) > limit;
    return isHigh ? [{ path, message: limitMessage(invalid, max, limit) }] : [];
  });
}

/** The problem of the first amount that is above the limit of the currency; null when none is. */
export const highAmount = (...row: Parameters<typeof findHighAmounts>): string | null =>
  findHighAmounts(...row)[0]?.message ?? null;

const degrees: Rule = ({ max }) => type('number').atLeast(-max).atMost(max);
const choice: Rule = ({ options }) => type.enumerated(...options);

/** The form's rule for a field that is stated. */
const formRules: Record<ListingFieldDeclaration['kind'], Rule> = {
  line: ({ max, maxCodePoints, required, invalid }) =>
    requiredText(max, { required, max: invalid }, maxCodePoints),
  lines: ({ max, invalid }) => textUpTo(max, invalid),
  link: ({ max, invalid }) =>
    textUpTo(max, invalid)
      .configure({ message: invalid })
      .narrow((value, ctx) => isWebAddressOrEmpty(value) || ctx.reject({ message: invalid })),
  money,
  currency: () => currencyCode,
  count: number,
  degrees,
  day: () => day,
  choice,
  choices: (field) => choice(field).array().atMostLength(field.options.length),
};

/**
 * The rule for answers, without limits: imported titles are longer, and older listings had other
 * limits.
 */
const answerRules: Record<ListingFieldDeclaration['kind'], Rule> = {
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

const fieldRule = (rules: typeof formRules, name: ListingFieldName) => {
  // The rule of a kind reads only the facts that fields of that kind have.
  const field = facts[name] as Required<ListingFieldDeclaration>;
  return rules[field.kind](field);
};

const isRequired = (name: ListingFieldName) => facts[name].required !== undefined;
/** Optional fields are null when they are left blank; a link is an empty text instead. */
const canBeNull = (name: ListingFieldName) =>
  !isRequired(name) && facts[name].empty === null && facts[name].kind !== 'link';

const formFields = type(
  Object.fromEntries(
    listingFieldNames.map((name) => {
      const rule = fieldRule(formRules, name);
      const key = isRequired(name) ? name : `${name}?`;
      return [key, canBeNull(name) ? rule.or('null') : rule];
    }),
  ),
);

/** Each field of the listing form by itself, with its messages. */
export const ListingFormFields = listingFieldNames
  .filter(isRequired)
  .reduce(
    (form, field) =>
      form.configure(
        { message: facts[field].required ?? '' },
        { kind: 'required', where: (node) => node.key === field },
      ),
    formFields,
  )
  .as<ListingFormValues>();

/**
 * The amounts of a change that may leave out the currency, and the location too: only the server
 * knows what is stored, and compares (see {@link findHighAmounts}).
 */
export const ChangedAmounts = type(
  Object.fromEntries(
    amountNames.map((name) => {
      const rule = amountInAnyCurrency(facts[name] as Required<ListingFieldDeclaration>);
      return [`${name}?`, canBeNull(name) ? rule.or('null') : rule];
    }),
  ),
).as<Partial<Pick<ListingFormValues, (typeof amountNames)[number]>>>();

/** The amounts of an offer, in the currency of its listing, which only the server knows. */
export const AgreedAmounts = type({
  monthly_rent: amountInAnyCurrency(facts.monthly_rent as Required<ListingFieldDeclaration>),
  deposit: amountInAnyCurrency(facts.deposit as Required<ListingFieldDeclaration>),
});

/** The listing form of POST and PUT, with its messages. */
export const ListingForm = ListingFormFields.narrow((form, ctx) => {
  const contradiction = findContradiction(form);
  return contradiction === null || ctx.reject(contradiction);
});
export type ListingForm = typeof ListingForm.infer;

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
  /** In a search as a group: what its members wish. */
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

/** The calls about listings; part of calls.ts. */
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
  createListing: {
    route: 'POST /api/listings',
    needsProfile: true,
    summary: 'Create a listing',
    access: 'user',
    changesPublic: true,
    isIdempotent: true,
    version: 'answered',
    problems: ['gone', 'too_many_listings'],
    status: 201,
    body: ListingForm,
    answer: Listing,
  },
  updateListing: {
    route: 'PUT /api/listings/{id}',
    summary: 'Change my listing',
    access: 'user',
    changesPublic: true,
    version: 'compared',
    problems: ['forbidden', 'gone', 'too_many_listings'],
    targets: [ownListing],
    body: ListingForm,
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
