import { type } from '#contract/type.ts';
import { ListingForm } from '#contract/listings/listing-form.ts';

interface ListingDraft {
  title: string;
  monthly_rent: string;
  external_link: string;
}

/** Three fields of the listing contract, from text as it is typed; its messages are the contract's. */
export const ListingDraftSchema = type('object')
  .as<ListingDraft>()
  .pipe(({ monthly_rent, ...draft }) => ({
    ...draft,
    monthly_rent: monthly_rent.trim() === '' ? undefined : Number(monthly_rent),
  }))
  .to(ListingForm.pick('title', 'monthly_rent', 'external_link'));

/** The address part of the listing contract. */
export const AddressSchema = ListingForm.pick('address', 'latitude', 'longitude');
