import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DeleteListingButton } from '#src/features/own-listings/delete-listing-button.tsx';
import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { ListingFitPanel } from '#src/features/roomies/fit/listing-fit.tsx';
import type { Listing } from '#contract/listings/listing.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { listingQuery } from '#src/queries/listings.ts';

/** Beside a listing, for signed-in users who do not own it; loads after the page. */
export function ListingAside({ id }: Pick<Listing, 'id'>) {
  return (
    <>
      <ListingFitPanel id={id} />
      <div>
        <ReportButton kind="listing" id={id} />
        <AdminDelete id={id} />
      </div>
    </>
  );
}

/** Administrators may delete any listing. */
function AdminDelete({ id }: Pick<Listing, 'id'>) {
  const api = useApi();
  const navigate = useNavigate();
  const isAdmin = useQuery(currentUserQuery(api)).data?.is_admin;
  const listing = useQuery(listingQuery(api, id)).data;
  if (!isAdmin || typeof listing !== 'object') return null;
  return <DeleteListingButton listing={listing} asAdmin leave={() => navigate({ to: '/' })} />;
}
