import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { useCreateListing } from '#src/queries/listing-writes.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { emptyDraft } from './listing-draft.ts';
import { ListingFormView } from './listing-form-view.tsx';

interface CreateListingPageProps {
  photos: ReactNode;
  otherLoss: () => string | null;
  /** The place is listed; goes on from here. */
  onSaved: (listing: Listing) => Promise<unknown>;
}

/** Posting a place. */
export function CreateListingPage({ photos, otherLoss, onSaved }: CreateListingPageProps) {
  const { mutateAsync: create } = useCreateListing();
  return (
    <Page width="m">
      <PageHeader
        title="List your place"
        lede="Say plainly what you offer and who lives there. Two minutes, and you can change everything later."
      />
      <ListingFormView
        draft={emptyDraft}
        save={create}
        onSaved={(listing) => {
          showToast({ kind: 'success', message: 'Your place is listed' });
          return onSaved(listing);
        }}
        submitLabel="List your place"
        photos={photos}
        otherLoss={otherLoss}
        cancel={
          <Link className={buttonClass({ variant: 'plain' })} to="/">
            Cancel
          </Link>
        }
      />
    </Page>
  );
}
