import { Link, useNavigate } from '@tanstack/react-router';
import { useCreateListing } from '#src/queries/listing-writes.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { emptyDraft } from './listing-draft.ts';
import { ListingFormView } from './listing-form-view.tsx';

/** Posting a place. */
export function CreateListingPage() {
  const { mutateAsync: create } = useCreateListing();
  const navigate = useNavigate();
  return (
    <Page width="m">
      <PageHeader
        title="List your place"
        lede="Say plainly what you offer and who lives there. Two minutes, and you can change everything later."
      />
      <ListingFormView
        draft={emptyDraft}
        save={create}
        onSaved={({ id }) => {
          showToast({ kind: 'success', message: 'Your place is listed' });
          return navigate({ to: '/listings/$id', params: { id }, ignoreBlocker: true });
        }}
        submitLabel="List your place"
        photosNote="Photos cannot be added yet; that comes with the next version. Until then people see a drawn room."
        cancel={
          <Link className={buttonClass({ variant: 'plain' })} to="/">
            Cancel
          </Link>
        }
      />
    </Page>
  );
}
