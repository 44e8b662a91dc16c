import { type } from 'arktype';
import { ListingForm } from '#contract/listings/listing.ts';
import { readDraft, type ListingDraft } from './listing-draft.ts';

/** Reads a draft and checks it by the contract, so that form and server say the same words. */
export const ListingDraftSchema = type('object')
  .as<ListingDraft>()
  .pipe((draft) => readDraft(draft))
  .to(ListingForm);
