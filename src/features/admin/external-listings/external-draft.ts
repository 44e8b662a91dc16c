import { readAmount } from '#contract/labels/amount.ts';
import { type } from '#contract/type.ts';
import {
  ExternalListingForm,
  type ExternalListing,
  type ExternalListingChange,
} from '#contract/external-listings/external-listing.ts';
import { reviewedFieldNames, type ReviewedField } from '#contract/imports/import-fields.ts';
import { listingFieldDeclarations } from '#contract/listings/listing-fields.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';

/** The form values while they are typed: numbers are text. */
export type ExternalDraft = Record<ReviewedField, string> & { status: ExternalStatus };

/** An empty form. */
export const emptyDraft = {
  ...Object.fromEntries(reviewedFieldNames.map((name) => [name, ''])),
  status: 'pending',
} as ExternalDraft;

/** The form values of a stored listing. */
export function toDraft(listing: ExternalListing): ExternalDraft {
  const names = Object.keys(emptyDraft) as (keyof ExternalDraft)[];
  const read = names.map((name) => [name, String(listing[name] ?? '')]);
  return Object.fromEntries(read) as ExternalDraft;
}

/** Parses a draft and checks it by the contract. Empty fields are unknown. */
export const ExternalDraftSchema = type('object')
  .as<ExternalDraft>()
  .pipe((draft) => ({
    status: draft.status,
    ...Object.fromEntries(
      reviewedFieldNames
        .map((name) => [name, parseField(name, draft[name])] as const)
        // A field that is left out keeps its value, or gets that of the place; none may be undefined.
        .filter(([, value]) => value !== undefined),
    ),
  }))
  .to(ExternalListingForm);

/** The value of a field by its declared kind; a missing rent is undefined, so that it is required. */
function parseField(name: ReviewedField, typed: string): string | number | null | undefined {
  const { kind, required } = listingFieldDeclarations[name];
  if (kind === 'money') return readAmount(typed) ?? (required === undefined ? null : undefined);
  if (kind === 'currency') return typed || undefined;
  if (kind === 'count') return readAmount(typed);
  if (kind === 'degrees') return readDegrees(typed);
  if (kind === 'day' || kind === 'choice') return typed || null;
  return kind === 'link' ? typed.trim() : typed;
}

/** Null if empty; NaN, which every rule refuses, if it is not a number. */
function readDegrees(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** The fields that differ from the stored listing; only these are sent. */
export function findChanges(
  stored: ExternalListing,
  form: ExternalListingForm,
): ExternalListingChange {
  const names = Object.keys(form) as (keyof ExternalListingForm)[];
  const changed = new Set(names.filter((name) => known(form[name]) !== known(stored[name])));
  // Both are sent, even if only one changed.
  if (changed.has('latitude')) changed.add('longitude');
  if (changed.has('longitude')) changed.add('latitude');
  return Object.fromEntries([...changed].map((name) => [name, form[name]]));
}

/** An empty field is unknown. */
const known = (value: string | number | null | undefined) =>
  value === '' ? null : (value ?? null);
