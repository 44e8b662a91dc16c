import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { markLimits } from '#contract/marks/limits.ts';
import * as t from '#locales/compare.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import { share as shareLabel } from '#locales/listing.ts';
import { favorites } from '#locales/marks.ts';
import { compareRooms } from '#locales/titles.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
import { chosenListingsQuery } from '../api/chosen.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { share } from '#src/ui/share.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { comparedIds, maxCompared, type CompareSearch } from './compare-search.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './compare.module.css';
import { OtherFavorites } from './other-favorites.tsx';

/** Up to four rooms side by side: those of the address, or else the newest favorites that are offered. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const api = useApi();
  const marks = useQuery(marksQuery(api, useSession()));
  const named = comparedIds(search);
  const liked = marks.data?.listings.favorite ?? [];
  const isKnown = named.length > 0 || marks.data !== undefined;
  return (
    <Page>
      <PageHeader
        back={<Link to="/favorites">{favorites}</Link>}
        title={compareRooms}
        lede={t.compareLede}
      />
      {!isKnown ? (
        <ComparisonLoading result={marks} />
      ) : named.length + liked.length === 0 ? (
        <Nothing />
      ) : (
        <Compared named={named} liked={liked} />
      )}
    </Page>
  );
}

function Compared({ named, liked }: { named: number[]; liked: number[] }) {
  const api = useApi();
  const isNamed = named.length > 0;
  const asked = isNamed ? named : liked.slice(0, markLimits.chosen);
  const chosen = useQuery(chosenListingsQuery(api, asked));
  const offered = chosen.data?.filter(({ listing }) => listing !== null) ?? [];
  // Favorites that are gone would only take the place of others.
  const ids = isNamed ? named : offered.slice(0, maxCompared).map(({ id }) => id);
  const listings = useQueries({ queries: ids.map((id) => listingQuery(api, id)) });
  const failed = [chosen, ...listings].find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <ErrorView
        heading="h2"
        title={browse.roomsFailed}
        onRetry={() => {
          void chosen.refetch();
          for (const listing of listings) void listing.refetch();
        }}
        retrying={failed.isFetching}
      >
        {formatFailure(failed.error)}
      </ErrorView>
    );
  }
  if (!chosen.data || listings.some(({ data }) => data === undefined)) {
    return <ComparisonLoading result={chosen} />;
  }
  const own = new Map(chosen.data.map((each) => [each.id, each]));
  const compared = listings.flatMap(({ data }) => {
    if (typeof data !== 'object') return [];
    const { listing, note = '' } = own.get(data.id) ?? {};
    return [{ listing: data, fit: listing?.fit, note }];
  });
  const there = compared.map(({ listing }) => listing.id);
  const gone = ids.length - there.length;
  return (
    <>
      <div className={styles.top}>
        {gone > 0 && <p>{t.someAreGone({ count: gone })}</p>}
        {there.length > 0 && <ShareComparison ids={there} />}
      </div>
      {there.length > 0 ? (
        <CompareTable compared={compared} ids={there} nowMs={chosen.dataUpdatedAt} />
      ) : (
        !isNamed && <Nothing />
      )}
      <OtherFavorites ids={there} liked={liked.filter((id) => !ids.includes(id))} />
    </>
  );
}

/** The link names these rooms, also where the address of the page names none. */
function ShareComparison({ ids }: { ids: number[] }) {
  const { options, buildLocation } = useRouter();
  const press = async () => {
    const { href } = buildLocation({ to: '/favorites/compare', search: { ids: ids.join() } });
    await share(compareRooms, options.context.siteOrigin + href);
  };
  return (
    <Button variant="quiet" size="s" onClick={() => void press()}>
      <Icon name="share" />
      {shareLabel}
    </Button>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon="heart"
      title={t.nothingToCompare}
      actions={
        <Link to="/" search={{}} className={buttonClass()}>
          {common.findRooms}
        </Link>
      }
    >
      {t.nothingToCompareHint}
    </EmptyState>
  );
}

function ComparisonLoading({ result }: { result: Parameters<typeof SlowResults>[0]['result'] }) {
  return (
    <Loading label={common.loadingRooms}>
      <SlowResults result={result} offline={common.loadLater} />
      <Skeleton shape="wide" />
    </Loading>
  );
}
