import { type } from 'arktype';
import { ListingForm, type Listing } from '#contract/listings/listing.ts';
import type { Amenity, HouseRule, ListingStatus } from '#contract/vocabulary.ts';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { isProblem, isApiProblem } from '#src/api/client.ts';

/** The listing form as it is typed: numbers are text until they are read. */
export interface ListingDraft {
  title: string;
  address: string;
  description: string;
  latitude: number | null;
  longitude: number | null;
  monthly_rent: string;
  total_bedrooms: string;
  total_bathrooms: string;
  current_roommates: string;
  looking_for_roommates: string;
  available_from: string;
  amenities: Amenity[];
  house_rules: HouseRule[];
  external_link: string;
  status: ListingStatus;
}

/** A place nobody has described yet. */
export const emptyDraft: ListingDraft = {
  title: '',
  address: '',
  description: '',
  latitude: null,
  longitude: null,
  monthly_rent: '',
  total_bedrooms: '',
  total_bathrooms: '',
  current_roommates: '',
  looking_for_roommates: '1',
  available_from: '',
  amenities: [],
  house_rules: [],
  external_link: '',
  status: 'active',
};

/** A stored place, ready to be changed. */
export function draftOf(listing: Listing): ListingDraft {
  const { title, address, description, latitude, longitude, amenities, status } = listing;
  return {
    title,
    address,
    description,
    latitude,
    longitude,
    monthly_rent: String(listing.monthly_rent),
    total_bedrooms: String(listing.total_bedrooms ?? ''),
    total_bathrooms: String(listing.total_bathrooms ?? ''),
    current_roommates: String(listing.current_roommates ?? ''),
    looking_for_roommates: String(listing.looking_for_roommates ?? ''),
    available_from: listing.available_from ?? '',
    amenities,
    house_rules: listing.house_rules,
    external_link: listing.external_link ?? '',
    status,
  };
}

type Unread<T> = { [K in keyof T]: T[K] | undefined };

/** What a draft says in the form of the call; what is no number is left open for the schema to name. */
export function readDraft(draft: ListingDraft): Unread<ListingForm> {
  return {
    ...draft,
    monthly_rent: readNumber(draft.monthly_rent),
    total_bedrooms: readNumber(draft.total_bedrooms),
    total_bathrooms: readNumber(draft.total_bathrooms),
    current_roommates: readNumber(draft.current_roommates),
    looking_for_roommates: readNumber(draft.looking_for_roommates),
    available_from: draft.available_from || null,
    external_link: draft.external_link.trim(),
  };
}

const groupedThousands = /^\d{1,3}(,\d{3})+$/;

/** The number that was typed, also as 1,200; undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  const text = typed.trim();
  const plain = groupedThousands.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Reads a draft and checks it by the contract, so that the form shows the server's messages. */
export const ListingDraftSchema = type('object')
  .as<ListingDraft>()
  .pipe((draft) => readDraft(draft))
  .to(ListingForm);

interface Options {
  draft: ListingDraft;
  save: (form: ListingForm) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
}

/**
 * The state of the listing form: checked when a field is left, and from the first submission on
 * as it is typed. `failure` is what the server said that belongs to no field; `refusals` counts
 * submissions that came back, for moving the focus.
 */
export function useListingForm({ draft, save, onSaved }: Options) {
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);

  const form = useForm({
    defaultValues: draft,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ListingDraftSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: refuse,
    async onSubmit({ value }) {
      setFailure(null);
      const saved = await save(ListingDraftSchema.assert(value)).catch((error: unknown) => {
        if (!showAtFields(error)) setFailure(error);
        refuse();
      });
      if (saved) await onSaved(saved);
    },
  });

  /** False when some of what the server refused has no field to stand at. */
  function showAtFields(error: unknown): boolean {
    if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return false;
    const placed = error.errors.filter(({ path }) => path in draft);
    for (const { path, message } of placed) {
      form.setFieldMeta(path as keyof ListingDraft, (meta) => ({
        ...meta,
        errorMap: { ...meta.errorMap, onServer: message },
        // As an error of the form it goes with the next check; a field's own would stay for ever.
        errorSourceMap: { ...meta.errorSourceMap, onServer: 'form' },
      }));
    }
    return placed.length > 0 && placed.length === error.errors.length;
  }

  return { form, failure, refusals };
}

export type ListingFormApi = ReturnType<typeof useListingForm>['form'];
