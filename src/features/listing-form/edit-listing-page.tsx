import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { useUpdateListing } from '#src/shared/api/listing-writes.ts';
import { wholeListingQuery } from '#src/shared/api/own-listings.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { listingDraft } from './listing-draft.ts';
import { ListingFormView } from './listing-form-view.tsx';

interface EditListingPageProps {
  id: number;
  photos: ReactNode;
  describeOtherLoss: () => string | null;
  /** The changes are saved; goes on from here. */
  onSaved: () => Promise<unknown>;
  /** Renders the way to delete the place. */
  renderDelete: (listing: { id: number; title: string }) => ReactNode;
}

/** Changing a place of mine. */
export function EditListingPage(props: EditListingPageProps) {
  const { id, photos, describeOtherLoss, onSaved, renderDelete } = props;
  const { data: listing } = useSuspenseQuery(wholeListingQuery(useApi(), id));
  // A refetch in the background must not change what someone is typing over.
  const [draft] = useState(() => listingDraft(listing));
  const { mutateAsync: update } = useUpdateListing(id);
  return (
    <Page width="m">
      <PageHeader
        back={
          <Link to="/listings/$id" params={{ id }}>
            {t.backTo({ title: <bdi>{listing.title}</bdi> })}
          </Link>
        }
        title={t.editYourPlace}
      />
      <ListingFormView
        target={String(id)}
        draft={draft}
        save={update}
        onSaved={() => {
          showToast({ kind: 'success', message: t.changesSaved });
          return onSaved();
        }}
        submitLabel={t.saveChanges}
        photos={photos}
        describeOtherLoss={describeOtherLoss}
        withStatus
        cancel={
          <Link className={buttonClass({ variant: 'plain' })} to="/listings/$id" params={{ id }}>
            {ui.cancel}
          </Link>
        }
      />
      <Section title={t.deleteThisPlace}>{renderDelete(listing)}</Section>
    </Page>
  );
}
