import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/compare.ts';
import { favorites } from '#locales/marks.ts';
import { compareRooms } from '#locales/titles.ts';
import { useSession } from '#src/actors/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { marksQuery } from '#src/marks/marks-query.ts';
import { chosenListingsQuery } from '#src/queries/chosen.ts';
import { listingQuery } from '#src/queries/listings.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { comparedIds, mostCompared, type CompareSearch } from './compare-search.ts';
import { CompareTable } from './compare-table.tsx';
import { OtherFavorites } from './other-favorites.tsx';

/** Up to four rooms side by side: those of the address, or else the newest favorites. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const api = useApi();
  const marks = useQuery(marksQuery(api, useSession()));
  const named = comparedIds(search);
  const liked = marks.data?.listings.favorite ?? [];
  const ids = named.length > 0 ? named : liked.slice(0, mostCompared);
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
      ) : ids.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t.nothingToCompare}
          actions={
            <Link to="/" search={{}} className={buttonClass()}>
              {t.findRooms}
            </Link>
          }
        >
          {t.nothingToCompareHint}
        </EmptyState>
      ) : (
        <Compared ids={ids} liked={liked} />
      )}
    </Page>
  );
}

function Compared({ ids, liked }: { ids: number[]; liked: number[] }) {
  const api = useApi();
  const chosen = useQuery(chosenListingsQuery(api, ids));
  const listings = useQueries({ queries: ids.map((id) => listingQuery(api, id)) });
  const failed = [chosen, ...listings].find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <ErrorView
        heading="h2"
        title={t.compareFailed}
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
  const fits = new Map(chosen.data.map(({ id, listing }) => [id, listing?.fit]));
  const compared = listings.flatMap(({ data }) =>
    typeof data === 'object' ? [{ listing: data, fit: fits.get(data.id) }] : [],
  );
  const gone = ids.length - compared.length;
  return (
    <>
      {gone > 0 && <p>{t.someAreGone({ count: gone })}</p>}
      {compared.length > 0 && (
        <CompareTable compared={compared} ids={ids} nowMs={chosen.dataUpdatedAt} />
      )}
      <OtherFavorites ids={ids} liked={liked} />
    </>
  );
}

function ComparisonLoading({ result }: { result: Parameters<typeof SlowResults>[0]['result'] }) {
  return (
    <Loading label={t.loadingComparison}>
      <SlowResults result={result} offline={t.loadLater} />
      <Skeleton shape="wide" />
    </Loading>
  );
}
