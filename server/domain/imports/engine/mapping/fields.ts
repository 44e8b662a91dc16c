import {
  importFields,
  listingFieldNames,
  type ListingField,
} from '#contract/imports/import-fields.ts';
import { limits } from '#contract/limits.ts';
import { listingFields } from '#contract/listings/listing-fields.ts';
import { ListingForm } from '#contract/listings/listing.ts';
import { requiredText } from '#contract/primitives.ts';

/** A field of the contract with its rule, which answers with an ArkErrors for what it refuses. */
export type Field = (typeof importFields)[ListingField] & {
  name: ListingField;
  rule: (value: unknown) => unknown;
};

/**
 * The table's bound. The form's 100 characters are a rule for people who can still edit their
 * words; a title from outside is kept whole.
 */
const titleRule = requiredText(200, {
  required: listingFields.title.required,
  max: listingFields.title.invalid,
});

/** The key of a row within its source. */
export const sourceIdRule = requiredText(limits.address.max, {
  required: 'Id is required',
  max: 'Id too long',
});

/** What a listing gets from its row, in the order its hash is made of. */
export const fields: Field[] = listingFieldNames.map((name) => ({
  ...importFields[name],
  name,
  rule: name === 'title' ? titleRule : ListingForm.get(name),
}));

/** Why a row is set aside that lacks a field a listing cannot do without. */
export const lacksWords = ({ label }: Field): string => `${label} is required`;

/** What a listing gets from its row; null where the source does not say. */
export type FieldValues = Record<ListingField, string | number | null>;
