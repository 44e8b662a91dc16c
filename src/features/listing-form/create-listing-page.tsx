import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Listing } from '#contract/listings/listing.ts';
import { isProfileStated } from '#contract/users/user.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { useCreateListing } from '#src/shared/api/listing-writes.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { listingSteps } from '#src/shared/listings/listing-steps.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { emptyDraft } from './listing-draft.ts';
import styles from './listing-form.module.css';
import { ListingFormView, type FormPhotos } from './listing-form-view.tsx';
import { useShownStep } from './use-listing-step.ts';

interface CreateListingPageProps {
  photos: FormPhotos;
  /** Called once the listing is posted. */
  onSaved: (listing: Listing) => Promise<unknown>;
}

const newListing = { values: emptyDraft, version: null };

/** Posts a listing. */
export function CreateListingPage({ photos, onSaved }: CreateListingPageProps) {
  const step = useShownStep();
  const { mutateAsync: create } = useCreateListing();
  const { data: profile } = useQuery(profileQuery(useApi()));
  // While nothing is known, the form shows; the server decides.
  if (profile && !isProfileStated(profile)) return <ProfileFirst />;
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader
          title={t.listYourPlace}
          lede={step === listingSteps[0] && t.listYourPlaceLede}
        />
      </div>
      <ListingFormView
        target="new"
        stored={newListing}
        save={async (form) => (await create(form)).value}
        onSaved={(listing) => {
          showToast({
            kind: 'success',
            message: t.listingPosted,
            ...(listing.latitude === null && { description: t.noPlace }),
          });
          return onSaved(listing);
        }}
        submitLabel={t.listYourPlace}
        photos={photos}
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
            {common.finishProfile}
          </Link>
        }
      >
        {t.profileFirstHint}
      </Notice>
    </Page>
  );
}
