import { listingFieldNames, type ListingFieldName } from '#contract/listings/listing-fields.ts';
import { listingSteps, type ListingStep } from '#src/shared/listings/listing-steps.ts';
import type { ListingDraft } from './listing-draft.ts';

/** The step of each field. */
export const fieldSteps: Record<ListingFieldName, ListingStep> = {
  address: 'where',
  latitude: 'where',
  longitude: 'where',
  room_type: 'room',
  total_bedrooms: 'room',
  total_bathrooms: 'room',
  amenities: 'room',
  monthly_rent: 'money',
  currency: 'money',
  monthly_bills: 'money',
  deposit: 'money',
  status: 'money',
  available_from: 'money',
  available_until: 'money',
  min_stay_months: 'money',
  max_stay_months: 'money',
  current_roommates: 'household',
  looking_for_roommates: 'household',
  house_rules: 'household',
  title: 'words',
  description: 'words',
  external_link: 'words',
};

/** The fields of a step. */
export const fieldsIn = (step: ListingStep): ListingFieldName[] =>
  listingFieldNames.filter((field) => fieldSteps[field] === step);

/** What a step needs before it counts as done. Only the photos are not part of the draft. */
const neededFields: Record<Exclude<ListingStep, 'photos'>, readonly ListingFieldName[]> = {
  where: ['address', 'latitude'],
  room: ['total_bedrooms', 'total_bathrooms'],
  money: ['monthly_rent'],
  household: ['current_roommates', 'looking_for_roommates'],
  words: ['title'],
};

/** Is everything stated that a step is there for? */
export function isStepDone(step: ListingStep, draft: ListingDraft, photoCount: number): boolean {
  if (step === 'photos') return photoCount > 0;
  return neededFields[step].every((field) => String(draft[field] ?? '').trim() !== '');
}

/** The steps before and after one; undefined at the ends. */
export function findNeighbors(step: ListingStep): {
  previous: ListingStep | undefined;
  next: ListingStep | undefined;
} {
  const index = listingSteps.indexOf(step);
  return { previous: listingSteps[index - 1], next: listingSteps[index + 1] };
}
