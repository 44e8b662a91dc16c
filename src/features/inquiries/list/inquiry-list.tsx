import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { inquiryPageQuery, type InquiryBox } from '#src/queries/inquiries.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import styles from './inquiries.module.css';
import { InquiriesLoading } from './inquiries-loading.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import { NoInquiries } from './no-inquiries.tsx';

/** One page of a list of inquiries. */
export function InquiryList({ box, page }: { box: InquiryBox; page: number }) {
  const query = useQuery(inquiryPageQuery(useApi(), box, page));
  const { data, error, refetch, isFetching, fetchStatus, dataUpdatedAt } = query;
  if (data === undefined) {
    const isOffline = fetchStatus === 'paused';
    if (error === null && !isOffline) return <InquiriesLoading />;
    return (
      <ErrorView
        heading="h2"
        title={isOffline ? 'You are offline' : 'Your inquiries could not be loaded'}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {isOffline ? 'They come as soon as you are connected again.' : formatFailure(error)}
      </ErrorView>
    );
  }
  const pageCount = Math.max(1, Math.ceil(data.total / data.page_size));
  if (page > pageCount) {
    return <Navigate to="/inquiries" search={{ box, page: pageCount }} replace />;
  }
  if (data.total === 0) return <NoInquiries box={box} />;
  return (
    <>
      <ul className={styles.list} aria-label={box === 'sent' ? 'Sent' : 'Received'}>
        {data.items.map((inquiry) => (
          <li key={inquiry.id}>
            <InquiryRow inquiry={inquiry} nowMs={dataUpdatedAt} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(number, link) => (
          <Link to="/inquiries" search={{ box, ...(number > 1 && { page: number }) }} {...link} />
        )}
      />
    </>
  );
}
