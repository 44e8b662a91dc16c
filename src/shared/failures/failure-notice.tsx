import type { ReactNode } from 'react';
import { formatFailure } from '#src/api/errors.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface FailureNoticeProps {
  title?: ReactNode;
  /** The error of the last try; nothing is shown without one. */
  error: unknown;
}

/** Says that an action failed, and why. */
export function FailureNotice({ title, error }: FailureNoticeProps) {
  if (!error) return null;
  return (
    <Notice tone="danger" title={title} live>
      {formatFailure(error)}
    </Notice>
  );
}

interface LoadFailureProps {
  title: string;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Says that a part of a page could not be loaded, with a button that tries again. */
export function LoadFailureNotice({ title, query }: LoadFailureProps) {
  return (
    <Notice
      tone="danger"
      title={title}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {formatFailure(query.error)}
    </Notice>
  );
}

interface LoadFailureViewProps extends LoadFailureProps {
  heading?: 'h1' | 'h2' | 'h3';
  /** Replaces the reason. */
  children?: ReactNode;
}

/** Takes the place of what could not be loaded, with a button that tries again. */
export function LoadFailureView(props: LoadFailureViewProps) {
  const { title, query, heading = 'h2', children } = props;
  const { error } = query;
  return (
    <ErrorView
      heading={heading}
      title={title}
      details={error instanceof Error ? `${error.name}: ${error.message}` : undefined}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {children ?? formatFailure(error)}
    </ErrorView>
  );
}
