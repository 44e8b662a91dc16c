import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { viewings } from '#locales/titles.ts';
import * as t from '#locales/viewings.ts';
import { useApi } from '#src/api/api-context.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { slotsQuery } from './api/viewings.ts';
import { OfferForm } from './offer-form.tsx';
import { SlotList } from './slot-list.tsx';
import { WishList } from './wish-list.tsx';
import styles from './viewings.module.css';
import { ViewingsLoading } from './viewings-skeleton.tsx';

/** For the owner of a listing: the times at which they show it, and who comes. */
export function ViewingsPage({ id }: { id: number }) {
  const query = useQuery(slotsQuery(useApi(), id));
  const { data } = query;
  return (
    <Page width="m">
      <PageHeader
        title={viewings}
        lede={
          data && (
            <Link to="/listings/$id" params={{ id }} dir="auto">
              {data.listing_title}
            </Link>
          )
        }
        actions={
          data &&
          data.items.length > 0 && (
            <Link
              to="/listings/$id/viewings"
              params={{ id }}
              hash="offer"
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t.offerTitle}
            </Link>
          )
        }
      />
      {data ? (
        <>
          <WishList wishes={data.wishes ?? []} nowMs={query.dataUpdatedAt} />
          {/* Who comes and when, before times for others. */}
          {data.items.length > 0 && <SlotList slots={data.items} />}
          <div className={data.items.length > 0 ? styles.after : undefined}>
            <OfferForm listingId={id} />
          </div>
          {data.items.length === 0 && <SlotList slots={data.items} />}
        </>
      ) : query.error ? (
        <LoadFailureView title={t.viewingsFailed} query={query} />
      ) : (
        <ViewingsLoading />
      )}
    </Page>
  );
}
