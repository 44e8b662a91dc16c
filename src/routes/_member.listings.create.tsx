import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as form from '#locales/listing-form.ts';
import * as t from '#locales/titles.ts';
import { CreateListingPage } from '#src/features/listing-form/create-listing-page.tsx';
import { ListingFormSkeleton } from '#src/features/listing-form/listing-form-skeleton.tsx';
import { UnfinishedUploads } from '#src/features/listing-images/unfinished-uploads.tsx';
import { FormPhotosGuard, useFormPhotos } from '#src/features/listing-images/form-photos.tsx';
import { useListingImages } from '#src/features/listing-images/api/use-listing-images.ts';
import type { ListingStepSearch } from '#src/features/listing-form/use-listing-step.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/create')({
  // The form reads it in full: code here would be part of every first load.
  validateSearch: (search: ListingStepSearch) => search,
  head: pageTitle(t.listYourPlace),
  pendingComponent: CreateSkeleton,
  component: CreateListing,
});

function CreateListing() {
  const images = useListingImages(null);
  const photos = useFormPhotos(images);
  const [savedId, setSavedId] = useState<number | null>(null);
  const navigate = useNavigate();
  const goToListing = (id: number) =>
    navigate({ to: '/listings/$id', params: { id }, ignoreBlocker: true });

  if (savedId !== null) {
    return (
      <UnfinishedUploads
        images={images}
        title={form.listingPosted}
        onDone={() => void goToListing(savedId)}
      />
    );
  }
  return (
    <>
      <CreateListingPage
        photos={photos}
        onSaved={async ({ id }) => {
          if (images.countUnfinished() === 0) return goToListing(id);
          images.startUploads(id);
          setSavedId(id);
          // The listing is there: reloading now must not begin another one.
          await navigate({
            to: '/listings/create',
            replace: true,
            ignoreBlocker: true,
            // Where nothing else differs, the router would keep the address as it is.
            state: { listedId: id } as object,
            mask: { to: '/listings/$id/edit', params: { id }, unmaskOnReload: true },
          });
        }}
      />
      <FormPhotosGuard images={images} />
    </>
  );
}

function CreateSkeleton() {
  return <ListingFormSkeleton title={form.listYourPlace} lede={form.listYourPlaceLede} />;
}
