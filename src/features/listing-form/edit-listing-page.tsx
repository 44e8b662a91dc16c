import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { useUpdateListing } from '#src/shared/api/listing-writes.ts';
import { wholeListingQuery } from '#src/shared/api/own-listings.ts';
import { useOpened } from '#src/shared/api/versioned.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { listingDraft } from './listing-draft.ts';
import styles from './listing-form.module.css';
import { ListingFormView, type FormPhotos } from './listing-form-view.tsx';

interface EditListingPageProps {
  id: number;
  photos: FormPhotos;
  /** The changes are saved; goes on from here. */
  onSaved: () => Promise<unknown>;
  /** Renders the button that deletes the listing. */
  renderDelete: (listing: { id: number; title: string }) => ReactNode;
}

/** Changes a listing of the user. */
export function EditListingPage(props: EditListingPageProps) {
  const { id, photos, onSaved, renderDelete } = props;
  const query = wholeListingQuery(useApi(), id);
  const { data: listing } = useSuspenseQuery(query);
  // A refetch in the background must not change what someone is typing over.
  const { value, version } = useOpened(query, listing);
  const [stored] = useState(() => ({ values: listingDraft(value), version }));
  const { mutateAsync: update } = useUpdateListing(id);
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader
          back={
            <Link to="/listings/$id" params={{ id }}>
              {t.backTo({ title: <bdi>{listing.title}</bdi> })}
            </Link>
          }
          title={t.editYourListing}
        />
      </div>
      <ListingFormView
        target={String(id)}
        stored={stored}
        save={async (form, base) => (await update({ value: form, version: base })).value}
        onSaved={() => {
          showToast({ kind: 'success', message: common.changesSaved });
          return onSaved();
        }}
        submitLabel={common.saveChanges}
        photos={photos}
        isPosted
        cancel={
          <Link className={buttonClass({ variant: 'plain' })} to="/listings/$id" params={{ id }}>
            {ui.cancel}
          </Link>
        }
      />
      <Section title={t.deleteThisListing}>{renderDelete(listing)}</Section>
    </Page>
  );
}
