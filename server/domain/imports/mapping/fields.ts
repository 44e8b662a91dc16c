import {
  importFields,
  listingFieldNames,
  type ListingField,
} from '#contract/imports/import-fields.ts';
import { limits } from '#contract/limits.ts';
import { listingFields } from '#contract/listings/listing-fields.ts';
import { ListingFormFields } from '#contract/listings/listing-form.ts';
import { countGraphemes, requiredText } from '#contract/primitives.ts';
import type { ImportProblem } from '#contract/imports/import.ts';

/** A field of the contract with its rule, which returns ArkErrors for an invalid value. */
export type Field = (typeof importFields)[ListingField] & {
  name: ListingField;
  rule: (value: unknown) => unknown;
};

/** The bound of the column. The form's 100 characters are for users, who can shorten their title. */
const titleRule = requiredText(200, {
  required: listingFields.title.required,
  max: listingFields.title.invalid,
});

/** The key of a row within its source. */
export const sourceIdRule = requiredText(limits.address.max, {
  required: 'Id is required',
  max: 'Id too long',
});

/** The fields of a listing, in the order that its hash depends on. */
export const fields: Field[] = listingFieldNames.map((name) => ({
  ...importFields[name],
  name,
  rule: name === 'title' ? titleRule : ListingFormFields.get(name),
}));

/** The reason when a required field is empty. */
export const missingReason = ({ label }: Field): string => `${label} is required`;

/** The values of a row; null where the source has none. */
export type FieldValues = Record<ListingField, string | number | string[] | null>;

/** Problems of texts that are accepted all the same. */
export function textProblems({
  title,
  address,
}: {
  title: string;
  address: string;
}): ImportProblem[] {
  const problems: ImportProblem[] = [];
  // An address without any number names an area, not a house.
  if (!/\d/.test(address)) problems.push({ code: 'no_street' });
  if (countGraphemes(title) > limits.title.max) problems.push({ code: 'title_too_long' });
  if (title.includes('\ufffd')) problems.push({ code: 'title_broken' });
  return problems;
}
