import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { isProfileFinished } from '#contract/users/user.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { useCreateListing } from '#src/shared/api/listing-writes.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { emptyDraft } from './listing-draft.ts';
import { ListingFormView } from './listing-form-view.tsx';

interface CreateListingPageProps {
  photos: ReactNode;
  describeOtherLoss: () => string | null;
  /** The place is listed; goes on from here. */
  onSaved: (listing: Listing) => Promise<unknown>;
}

/** Posting a place. */
export function CreateListingPage({ photos, describeOtherLoss, onSaved }: CreateListingPageProps) {
  const { mutateAsync: create } = useCreateListing();
  const { data: profile } = useQuery(profileQuery(useApi()));
  // While nothing is known, the form shows; the server decides.
  if (profile && !isProfileFinished(profile)) return <ProfileFirst />;
  return (
    <Page width="m">
      <PageHeader title={t.listYourPlace} lede={t.listYourPlaceLede} />
      <ListingFormView
        target="new"
        draft={emptyDraft}
        save={create}
        onSaved={(listing) => {
          showToast({
            kind: 'success',
            message: t.placeListed,
            ...(listing.latitude === null && { description: t.noPlace }),
          });
          return onSaved(listing);
        }}
        submitLabel={t.listYourPlace}
        photos={photos}
        describeOtherLoss={describeOtherLoss}
        cancel={
          <Link className={buttonClass({ variant: 'plain' })} to="/">
            {ui.cancel}
          </Link>
        }
      />
    </Page>
  );
}

function ProfileFirst() {
  return (
    <Page width="m">
      <PageHeader title={t.listYourPlace} />
      <Notice
        title={t.profileFirst}
        actions={
          <Link
            className={buttonClass({ variant: 'quiet', size: 's' })}
            to="/profile"
            search={{ redirect: '/listings/create' }}
          >
            {t.finishProfile}
          </Link>
        }
      >
        {t.profileFirstHint}
      </Notice>
    </Page>
  );
}
