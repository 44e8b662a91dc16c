import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as form from '#locales/listing-form.ts';
import * as t from '#locales/titles.ts';
import { CreateListingPage } from '#src/features/listing-form/create-listing-page.tsx';
import { describeLoss } from '#src/features/listing-images/image-labels.ts';
import { UnfinishedUploads } from '#src/features/listing-images/unfinished-uploads.tsx';
import { ImagesPanel } from '#src/features/listing-images/images-panel.tsx';
import { useListingImages } from '#src/features/listing-images/use-listing-images.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/create')({
  head: pageTitle(t.listYourPlace),
  component: CreateListing,
});

function CreateListing() {
  const images = useListingImages(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const navigate = useNavigate();
  const goToListing = (id: number) =>
    navigate({ to: '/listings/$id', params: { id }, ignoreBlocker: true });

  if (savedId !== null) {
    return (
      <UnfinishedUploads
        images={images}
        title={form.placeListed}
        onDone={() => void goToListing(savedId)}
      />
    );
  }
  return (
    <CreateListingPage
      photos={<ImagesPanel images={images} />}
      describeOtherLoss={() => describeLoss(images.countUnfinished())}
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
  );
}
