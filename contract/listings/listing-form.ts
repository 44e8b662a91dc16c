import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownListing } from '../call-targets.ts';
import { limitIn } from '../currencies.ts';
import { currencyCode, day, requiredText, textUpTo, wholeNumber } from '../primitives.ts';
import { findContradiction } from './contradiction.ts';
import { choice, degrees, fieldRule, type Rule, type Rules } from './field-rules.ts';
import { Listing } from './listing.ts';
import {
  listingFieldDeclarations as facts,
  listingFieldNames,
  type ListingFieldDeclaration,
  type ListingFieldName,
  type ListingFormValues,
} from './listing-fields.ts';

/** Allows only http and https, because a `javascript:` link is a valid URL too. */
export function isWebAddressOrEmpty(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

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

/** The form's rule for a field that is stated. */
const formRules: Rules = {
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

const isRequired = (name: ListingFieldName) => facts[name].required !== undefined;
/** Optional fields are null when they are left blank; a link is an empty text instead. */
const canBeNull = (name: ListingFieldName) =>
  !isRequired(name) && facts[name].empty === null && facts[name].kind !== 'link';

const requiredMessage = (field: PropertyKey | undefined) =>
  facts[field as ListingFieldName].required ?? '';

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
export const ListingFormFields = formFields
  .configure({ message: ({ path }) => requiredMessage(path.at(-1)) }, { kind: 'required' })
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

/** The calls that send the listing form; part of calls.ts. */
export const listingFormCalls = defineCalls({
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
});
