import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ExternalListingPage } from '#contract/external-listings/external-listing.ts';
import * as t from '#locales/admin-external.ts';
import * as common from '#locales/common.ts';
import { formatFailure } from '#src/api/errors.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results } from '#src/ui/results.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import {
  changeSearch,
  externalPageSize,
  toFilters,
  type ExternalSearch,
} from './external-search.ts';
import { ListingsTable, type Selection } from './listings-table.tsx';
import type { OnRowAction } from './row-actions.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

interface ListingResultsProps {
  search: ExternalSearch;
  result: UseQueryResult<ExternalListingPage>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onAction: OnRowAction;
}

/** The results of the search, or why there are none. */
export function ListingResults(props: ListingResultsProps) {
  const { search, result, selection, onSelect, onAction } = props;
  const { data, error, isPlaceholderData } = result;
  if (!data && error) {
    return (
      <LoadFailureView title={t.failed} query={result}>
        {common.searchKept({ reason: formatFailure(error) })}
      </LoadFailureView>
    );
  }
  if (data?.items.length === 0) return <NoResults search={search} />;
  const table = (
    <ListingsTable
      items={data?.items ?? []}
      total={data?.total ?? 0}
      search={search}
      loading={!data}
      busy={result.isFetching}
      selection={selection}
      onSelect={onSelect}
      onAction={onAction}
    />
  );
  if (!data) return <Loading label={t.loading}>{table}</Loading>;
  return (
    <Results isWaiting={isPlaceholderData}>
      {table}
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / externalPageSize)}
        renderLink={(page, link) => (
          <Link to="/admin/external-listings" search={changeSearch(search, { page })} {...link} />
        )}
      />
    </Results>
  );
}

function NoResults({ search }: { search: ExternalSearch }) {
  const { page, status } = search;
  if (page !== undefined) {
    return (
      <EmptyState
        title={t.pageIsEmpty}
        actions={
          <Link
            className={buttonClass()}
            to="/admin/external-listings"
            search={changeSearch(search, {})}
          >
            {t.toFirstPage}
          </Link>
        }
      />
    );
  }
  if (Object.keys(toFilters(search)).length === 0) {
    return (
      <EmptyState
        icon={laterIcons.upload}
        title={t.noneYet}
        actions={
          <Link className={buttonClass()} to="/admin/manage-external">
            {t.importListings}
          </Link>
        }
      >
        {t.noneYetHint}
      </EmptyState>
    );
  }
  const isDone = status === 'pending' && Object.keys(toFilters(search)).length === 1;
  return (
    <EmptyState
      icon={isDone ? 'check' : 'search'}
      title={isDone ? t.nothingToReview : t.noMatch}
      actions={
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to="/admin/external-listings"
          search={{}}
        >
          {t.showAll}
        </Link>
      }
    >
      {isDone ? t.nothingToReviewHint : t.noMatchHint}
    </EmptyState>
  );
}
