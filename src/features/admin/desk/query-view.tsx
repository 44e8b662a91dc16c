import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatFailure } from '#src/api/errors.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

interface QueryViewProps<T> {
  result: UseQueryResult<T>;
  /** What is loaded, as in "The reports could not be loaded". */
  what: string;
  heading?: 'h2' | 'h3';
  children: (data: T) => ReactNode;
}

/** A part of the desk while it loads, when it could not, and once it is there. */
export function QueryView<T>({ result, what, heading = 'h2', children }: QueryViewProps<T>) {
  const { data, error, fetchStatus, isFetching, refetch } = result;
  if (data !== undefined) return children(data);
  const isOffline = fetchStatus === 'paused';
  if (error === null && !isOffline) {
    return (
      <Loading label={`Loading ${what}…`}>
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  return (
    <ErrorView
      heading={heading}
      title={isOffline ? 'You are offline' : `${capital(what)} could not be loaded`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {isOffline ? 'This comes as soon as you are connected again.' : formatFailure(error)}
    </ErrorView>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
