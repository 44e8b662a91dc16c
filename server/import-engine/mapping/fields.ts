import { limits } from '#contract/limits.ts';
import { ListingForm } from '#contract/listing.ts';
import { listingMessages } from '#contract/form-messages.ts';
import { requiredText } from '#contract/primitives.ts';

/** `rounded` is a number that arithmetic may have given decimals. */
type FieldKind = 'line' | 'lines' | 'number' | 'rounded' | 'day';

export interface Field {
  /** What people call it, as the beginning of a sentence. */
  label: string;
  kind: FieldKind;
  /** A rule of the contract; answers with an ArkErrors for what it refuses. */
  rule: (value: unknown) => unknown;
  /** The reason for setting a row aside that lacks it. */
  required?: string;
  /** A listing can do without it, but people will miss it: its lack is noted. */
  missed?: true;
}

/**
 * The table's bound. The form's 100 characters are a rule for people who can still edit their
 * words; a title from outside is kept whole.
 */
const titleLength = 200;

/** The key of a row within its source. */
export const sourceIdRule = requiredText(limits.address.max, {
  required: 'Id is required',
  max: 'Id too long',
});

const rule = (field: keyof ListingForm): Field['rule'] => ListingForm.get(field);

const fields = {
  title: {
    label: 'Title',
    kind: 'line',
    rule: requiredText(titleLength, listingMessages.title),
    required: listingMessages.title.required,
  },
  description: { label: 'Description', kind: 'lines', rule: rule('description'), missed: true },
  address: {
    label: 'Address',
    kind: 'line',
    rule: rule('address'),
    required: listingMessages.address.required,
  },
  latitude: { label: 'Latitude', kind: 'number', rule: rule('latitude'), missed: true },
  longitude: { label: 'Longitude', kind: 'number', rule: rule('longitude'), missed: true },
  monthly_rent: {
    label: 'Monthly rent',
    kind: 'rounded',
    rule: rule('monthly_rent'),
    required: listingMessages.monthly_rent.required,
  },
  total_bedrooms: {
    label: 'Number of bedrooms',
    kind: 'number',
    rule: rule('total_bedrooms'),
    missed: true,
  },
  total_bathrooms: {
    label: 'Number of bathrooms',
    kind: 'number',
    rule: rule('total_bathrooms'),
    missed: true,
  },
  current_roommates: {
    label: 'Number of current roommates',
    kind: 'number',
    rule: rule('current_roommates'),
    missed: true,
  },
  looking_for_roommates: {
    label: 'Number of roommates looked for',
    kind: 'number',
    rule: rule('looking_for_roommates'),
    missed: true,
  },
  external_link: { label: 'Link', kind: 'line', rule: rule('external_link') },
  available_from: { label: 'Day it is available from', kind: 'day', rule: rule('available_from') },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The fields an import can fill, in the order of the listings table. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** What is known about one field: its words, how its cell is read, and the contract's rule. */
export const fieldOf = (name: FieldName): Field => fields[name];

/** What a listing gets from its row; null where the source does not say. */
export type FieldValues = Record<FieldName, string | number | null>;
