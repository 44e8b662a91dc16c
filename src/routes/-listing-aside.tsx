import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { ListingFitPanel } from '#src/features/roomies/fit/listing-fit.tsx';
import type { Listing } from '#contract/listings/listing.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { listingInquiryStatusQuery } from '#src/shared/api/inquiries.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

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
