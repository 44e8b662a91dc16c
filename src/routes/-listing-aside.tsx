import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { ListingFitPanel } from '#src/features/roomies/fit/listing-fit.tsx';
import type { Listing } from '#contract/listings/listing.ts';

/** Beside a listing, for signed-in users who do not own it; loads after the page. */
export function ListingAside({ id }: Pick<Listing, 'id'>) {
  return (
    <>
      <ListingFitPanel id={id} />
      <div>
        <ReportButton kind="listing" id={id} />
      </div>
    </>
  );
}
