import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as common from '#locales/common.ts';
import * as form from '#locales/listing-form.ts';
import * as t from '#locales/titles.ts';
import { EditListingPage } from '#src/features/listing-form/edit-listing-page.tsx';
import { ListingFormSkeleton } from '#src/features/listing-form/listing-form-skeleton.tsx';
import { UnfinishedUploads } from '#src/features/listing-images/unfinished-uploads.tsx';
import { FormPhotosGuard, useFormPhotos } from '#src/features/listing-images/form-photos.tsx';
import { useListingImages } from '#src/features/listing-images/api/use-listing-images.ts';
import { DeleteListingButton } from '#src/features/own-listings/delete-listing-button.tsx';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { wholeListingQuery } from '#src/shared/api/own-listings.ts';
import { ensureFound, idParams } from './-id-params.ts';
import type { ListingStepSearch } from '#src/features/listing-form/use-listing-step.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/$id/edit')({
  params: idParams,
  // The form reads it in full: code here would be part of every first load.
  validateSearch: (search: ListingStepSearch) => search,
  async loader({ context: { api, queryClient }, params }) {
    // As it is now: the form replaces every field, so an older state would undo newer changes.
    const { value: listing } = await ensureFound(
      queryClient.fetchQuery({ ...wholeListingQuery(api, params.id), staleTime: 0 }),
    );
    const user = await queryClient.ensureQueryData(currentUserQuery(api));
    // Only the owner may enter; others are sent to the listing.
    if (listing.user_id === null || listing.user_id !== user?.id) {
      throw redirect({ to: '/listings/$id', params, replace: true });
    }
  },
  head: pageTitle(t.editListing),
  pendingComponent: EditSkeleton,
  component: EditListing,
});

function EditListing() {
  const { id } = Route.useParams();
  const images = useListingImages(id);
  const photos = useFormPhotos(images);
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  const goToListing = () => navigate({ to: '/listings/$id', params: { id }, ignoreBlocker: true });

  if (isSaved) {
    return (
      <UnfinishedUploads
        images={images}
        title={common.changesSaved}
        onDone={() => void goToListing()}
      />
    );
  }
  return (
    <>
      <EditListingPage
        id={id}
        photos={photos}
        onSaved={async () => {
          if (images.countUnfinished() === 0) await goToListing();
          else setSaved(true);
        }}
        renderDelete={(listing) => (
          <DeleteListingButton
            listing={listing}
            leave={() => navigate({ to: '/listings', ignoreBlocker: true })}
          />
        )}
      />
      <FormPhotosGuard images={images} />
    </>
  );
}

function EditSkeleton() {
  return <ListingFormSkeleton title={form.editYourListing} hasBack />;
}
