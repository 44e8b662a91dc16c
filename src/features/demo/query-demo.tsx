import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { formatMoney } from '#locales/format.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { DemoLayout } from './demo-layout.tsx';
import styles from './demo.module.css';

const newestListings = { page_size: 5, sort: 'newest' } as const;
const allowedRetries = 3;

/** A live query with everything the cache knows about it. */
export function QueryDemo() {
  const query = listingPageQuery(useApi(), newestListings);
  const { data, error, ...result } = useQuery(query);
  const queryClient = useQueryClient();
  const forget = () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });

  return (
    <DemoLayout
      title="Queries"
      lede="The five newest rooms, from the same cache that the start page uses. Go offline or stop the server and refetch, and you see the request wait or the retries count."
    >
      <Columns
        aside={
          <Panel title="What the cache knows">
            <dl className={styles.facts}>
              <dt>Data</dt>
              <dd>{result.status}</dd>
              <dt>Request</dt>
              <dd>{result.fetchStatus}</dd>
              <dt>Fresh</dt>
              <dd>{result.isStale ? 'no, stale' : 'yes, for 30 s'}</dd>
              <dt>Fetched at</dt>
              <dd>{formatTime(result.dataUpdatedAt)}</dd>
              <dt>Failed attempts</dt>
              <dd>
                {result.failureCount} of {allowedRetries + 1}
              </dd>
            </dl>
            <div className={styles.buttons}>
              <Button busy={result.isFetching} onClick={() => void result.refetch()}>
                Refetch
              </Button>
              <Button variant="quiet" onClick={forget}>
                Forget and load again
              </Button>
            </div>
          </Panel>
        }
      >
        {error && (
          <Notice tone="danger" title="The rooms could not be loaded" live>
            {formatFailure(error)}
          </Notice>
        )}
        {data ? (
          <ul className={styles.listings} aria-label="Newest rooms">
            {data.items.map(({ id, title, address, monthly_rent, currency }) => (
              <li key={id} className={styles.listing}>
                <Link to="/listings/$id" params={{ id }}>
                  <bdi>{title}</bdi>
                </Link>
                <span className={styles.soft} dir="auto">
                  {address}
                </span>
                <b>{formatMoney(monthly_rent, currency)}</b>
              </li>
            ))}
          </ul>
        ) : (
          !error && <LoadingListings />
        )}
      </Columns>
    </DemoLayout>
  );
}

function LoadingListings() {
  return (
    <Loading label="Loading the newest rooms…">
      <ul className={styles.listings}>
        {Array.from({ length: newestListings.page_size }, (_, index) => (
          <li key={index} className={styles.listing}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

/** Milliseconds since 1970 as a time of day in UTC; 0 is never. */
function formatTime(ms: number): string {
  return ms === 0 ? 'not yet' : `${new Date(ms).toISOString().slice(11, 19)} UTC`;
}
