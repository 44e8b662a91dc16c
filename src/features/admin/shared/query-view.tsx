import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import * as t from '#locales/admin.ts';
import * as shell from '#locales/shell.ts';
import { formatFailure } from '#src/api/errors.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';

interface QueryViewProps<T> {
  result: UseQueryResult<T>;
  what: keyof typeof t.loads;
  heading?: 'h2' | 'h3';
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or that it loads, failed, or waits for a connection. */
export function QueryView<T>({ result, what, heading = 'h2', children }: QueryViewProps<T>) {
  const { data, error, fetchStatus, isFetching, refetch } = result;
  if (data !== undefined) return children(data);
  const isOffline = fetchStatus === 'paused';
  if (error === null && !isOffline) {
    return <LoadingPanel label={t.loads[what].loading} />;
  }
  return (
    <ErrorView
      heading={heading}
      title={isOffline ? shell.offline : t.loads[what].failed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {isOffline ? t.offlineHint : formatFailure(error)}
    </ErrorView>
  );
}

interface PageViewProps<Item> extends Pick<ComponentProps<typeof Pagination>, 'renderLink'> {
  result: UseQueryResult<{ items: Item[]; total: number; page_size: number }>;
  what: keyof typeof t.loads;
  page: number;
  /** Redirects to the first page, when this one does not exist any more. */
  toFirstPage: ReactNode;
  /** Shown when there are no items at all. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** Shows one page of a list, with links to the others. */
export function PageView<Item>(props: PageViewProps<Item>) {
  const { result, what, page, toFirstPage, empty, renderLink, children } = props;
  return (
    <QueryView result={result} what={what}>
      {({ items, total, page_size: size }) => {
        const pageCount = Math.max(1, Math.ceil(total / size));
        if (page > pageCount) return toFirstPage;
        if (total === 0) return empty;
        return (
          <>
            {children(items)}
            <Pagination page={page} pageCount={pageCount} renderLink={renderLink} />
          </>
        );
      }}
    </QueryView>
  );
}
