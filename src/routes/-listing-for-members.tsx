import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { ListingInquiry as FirstMessage } from '#src/features/inquiries/first-message/first-message.tsx';
import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { NameSheet } from '#src/features/profile/onboarding/name-sheet.tsx';
import { RestOfOnboarding } from '#src/features/profile/onboarding/rest-of-onboarding.tsx';
import { ListingFitPanel } from '#src/features/roomies/fit/listing-fit.tsx';
import type { Listing } from '#contract/listings/listing.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { listingInquiryStatusQuery } from '#src/shared/api/inquiries.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/*
 * What signed-in users have beside a listing, in one file so that all of it comes at once: a form
 * that came later would push away what stands below it.
 */

const DeleteAnyListing = lazyComponent(
  () => import('#src/features/admin/reports/delete-any-listing.tsx'),
);

/**
 * Beside a listing, for signed-in users who do not own it; loads after the page. Administrators may
 * delete any listing.
 */
export function ListingAside({ id }: Pick<Listing, 'id'>) {
  const api = useApi();
  const navigate = useNavigate();
  const found = useQuery(listingQuery(api, id)).data;
  const listing = typeof found === 'object' ? found : null;
  const hasOwner = listing !== null && listing.owner !== null;
  const inquiry = useQuery({ ...listingInquiryStatusQuery(api, id), enabled: hasOwner });
  const fit = useQuery(listingFitQuery(api, id));
  const user = useQuery(currentUserQuery(api));
  // Each after what stands above it, which would push it away.
  if (inquiry.isLoading) return null;
  return (
    <>
      <ListingFitPanel id={id} />
      {!fit.isLoading && !user.isLoading && (
        <div>
          <ReportButton kind="listing" id={id} />
          {user.data?.is_admin && listing && (
            <Suspense>
              <DeleteAnyListing
                listing={listing}
                variant="quiet"
                leave={() => navigate({ to: '/' })}
              />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

/** Where a signed-in user writes to the owner of a listing; it asks newcomers who they are. */
export function ListingInquiry({ id }: Pick<Listing, 'id'>) {
  const { processes, postLoginRedirect } = useRouteContext({ from: '/listings/$id' });
  const { pathname } = useLocation();
  return (
    <FirstMessage
      id={id}
      renderNameSheet={(onClose) => <NameSheet loadProcesses={processes} onClose={onClose} />}
      next={
        <RestOfOnboarding
          loadProcesses={processes}
          onLeave={() => postLoginRedirect.remember(pathname)}
        />
      }
    />
  );
}
