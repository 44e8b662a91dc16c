import { type } from 'arktype';
import {
  ExternalListingForm,
  type ExternalListing,
  type ExternalListingChange,
} from '#contract/external-listings/external-listing.ts';
import { listingFieldNames, type ListingField } from '#contract/imports/import-fields.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';

/** The form of a listing from outside as it is typed: numbers are text until they are read. */
export type ExternalDraft = Record<ListingField, string> & { status: ExternalStatus };

/** A listing nobody has described yet. */
export const emptyDraft = {
  ...Object.fromEntries(listingFieldNames.map((name) => [name, ''])),
  status: 'pending',
} as ExternalDraft;

/** A stored listing, ready to be changed. */
export function draftOf(listing: ExternalListing): ExternalDraft {
  const names = Object.keys(emptyDraft) as (keyof ExternalDraft)[];
  const read = names.map((name) => [name, String(listing[name] ?? '')]);
  return Object.fromEntries(read) as ExternalDraft;
}

/** Reads a draft and checks it by the contract. What is left empty is unknown. */
export const ExternalDraftSchema = type('object')
  .as<ExternalDraft>()
  .pipe((draft) => ({
    ...draft,
    monthly_rent: numberIn(draft.monthly_rent) ?? undefined,
    latitude: numberIn(draft.latitude),
    longitude: numberIn(draft.longitude),
    total_bedrooms: numberIn(draft.total_bedrooms),
    total_bathrooms: numberIn(draft.total_bathrooms),
    current_roommates: numberIn(draft.current_roommates),
    looking_for_roommates: numberIn(draft.looking_for_roommates),
    available_from: draft.available_from || null,
    external_link: draft.external_link.trim(),
  }))
  .to(ExternalListingForm);

/** Null for nothing; NaN, which no rule lets pass, for what is no number. */
function numberIn(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '');
  return text === '' ? null : Number(text);
}

/** What a form says otherwise than the stored listing: only that is sent. */
export function changesOf(
  stored: ExternalListing,
  form: ExternalListingForm,
): ExternalListingChange {
  const names = Object.keys(form) as (keyof ExternalListingForm)[];
  const changed = new Set(names.filter((name) => known(form[name]) !== known(stored[name])));
  // The two belong together, also where one of them stayed the same.
  if (changed.has('latitude')) changed.add('longitude');
  if (changed.has('longitude')) changed.add('latitude');
  return Object.fromEntries([...changed].map((name) => [name, form[name]]));
}

/** Nothing typed is nothing known. */
const known = (value: string | number | null | undefined) =>
  value === '' ? null : (value ?? null);
