import type { ListingFieldName } from '#contract/listings/listing-fields.ts';
import type { ListingSuggestion } from '#contract/listings/own-listing.ts';

/** The steps of the listing form, in their order. The address names the one that is shown. */
export const listingSteps = ['where', 'room', 'money', 'household', 'photos', 'words'] as const;
export type ListingStep = (typeof listingSteps)[number];

/** The step that an address names; the first one where it names none. */
export const readListingStep = (named: unknown): ListingStep =>
  listingSteps.find((step) => step === named) ?? listingSteps[0];

/** A part of the form: a step, and the field of it that takes the focus. */
interface FormPart {
  search: { step: ListingStep };
  hash?: ListingFieldName | 'town';
}

/** Where an owner does what a suggestion asks. */
export const suggestedParts: Record<ListingSuggestion, FormPart> = {
  add_location: { search: { step: 'where' }, hash: 'town' },
  add_images: { search: { step: 'photos' } },
  describe_more: { search: { step: 'words' }, hash: 'description' },
  say_when_free: { search: { step: 'money' }, hash: 'available_from' },
  say_bills: { search: { step: 'money' }, hash: 'monthly_bills' },
  say_house_rules: { search: { step: 'household' } },
  say_amenities: { search: { step: 'room' } },
};

/** Where an owner changes the last day of a listing that has ended. */
export const lastDayPart = {
  search: { step: 'money' },
  hash: 'available_until',
} as const satisfies FormPart;
