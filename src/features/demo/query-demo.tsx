import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/demo-pages.ts';
import * as browse from '#locales/browse.ts';
import { formatNumber } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatMoney } from '#locales/format.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
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
    <DemoLayout title={t.queries} lede={t.queriesLede}>
      <Columns
        aside={
          <Panel title={t.cache}>
            <dl className={styles.facts}>
              <dt>{t.data}</dt>
              <dd translate="no">{result.status}</dd>
              <dt>{t.request}</dt>
              <dd translate="no">{result.fetchStatus}</dd>
              <dt>{t.fresh}</dt>
              <dd>{result.isStale ? t.isStale : t.isFresh}</dd>
              <dt>{t.fetchedAt}</dt>
              <dd>{formatTime(result.dataUpdatedAt)}</dd>
              <dt>{t.failures}</dt>
              <dd>
                {t.failureCount({
                  count: formatNumber(result.failureCount),
                  most: formatNumber(allowedRetries + 1),
                })}
              </dd>
            </dl>
            <div className={styles.buttons}>
              <Button busy={result.isFetching} onClick={() => void result.refetch()}>
                {t.refetch}
              </Button>
              <Button variant="quiet" onClick={forget}>
                {t.forget}
              </Button>
            </div>
          </Panel>
        }
      >
        <FailureNotice title={browse.roomsFailed} error={error} />
        {data ? (
          <ul className={styles.listings} aria-label={t.newest}>
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
    <Loading label={t.loadingNewest}>
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
  return ms === 0 ? t.notYet : t.inUtc({ time: new Date(ms).toISOString().slice(11, 19) });
}
