import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import * as shell from '#locales/shell.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { inquiryPageQuery, type InquiryListPage } from '#src/shared/api/inquiries.ts';
import { chosenUsersQuery } from '#src/shared/api/users.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { formatOtherName, formatSubject } from '../inquiry-labels.ts';
import { formatMessageMoment } from '../message-time.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './inquiries.module.css';
import { InquiriesLoading } from './inquiries-skeleton.tsx';
import { NoInquiries } from './no-inquiries.tsx';

/** One page of the inquiries of a folder. */
export function InquiryList({ folder, filter, page }: InquiryListPage) {
  const query = useQuery(inquiryPageQuery(useApi(), { folder, filter, page }));
  const scores = useScores(query.data?.items ?? []);
  const { data, error, refetch, isFetching, fetchStatus, dataUpdatedAt } = query;
  if (data === undefined) {
    const isOffline = fetchStatus === 'paused';
    if (error === null && !isOffline) return <InquiriesLoading />;
    return (
      <ErrorView
        heading="h2"
        title={isOffline ? shell.offline : t.inquiriesFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {isOffline ? t.offlineHint : formatFailure(error)}
      </ErrorView>
    );
  }
  const place = { folder, ...(filter && { filter }) };
  const pageCount = Math.max(1, Math.ceil(data.total / data.page_size));
  if (page > pageCount) {
    return <Navigate to="/inquiries" search={{ ...place, page: pageCount }} replace />;
  }
  if (data.total === 0) return <NoInquiries folder={folder} filter={filter} />;
  return (
    <>
      <ul className={styles.list} aria-label={t.folders[folder]}>
        {data.items.map((inquiry) => (
          <li key={inquiry.id}>
            <InquiryRow
              inquiry={inquiry}
              // Of a group it would be that of one of them.
              score={
                inquiry.side === 'recipient' && inquiry.group
                  ? undefined
                  : scores.get(inquiry.other_user?.id ?? 0)
              }
              nowMs={dataUpdatedAt}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(number, link) => (
          <Link
            to="/inquiries"
            search={{ ...place, ...(number > 1 && { page: number }) }}
            {...link}
          />
        )}
      />
    </>
  );
}

/** How well the other users of some inquiries fit the user, by their ids. */
function useScores(inquiries: readonly Inquiry[]): ReadonlyMap<number, number> {
  const ids = [...new Set(inquiries.flatMap(({ other_user: other }) => other?.id ?? []))];
  const query = chosenUsersQuery(useApi(), ids);
  const { data = [] } = useQuery({ ...query, enabled: ids.length > 0 });
  return new Map(
    data.flatMap(({ id, roomie }) => {
      const score = roomie?.fit?.score ?? null;
      return score === null ? [] : [[id, score] as const];
    }),
  );
}

interface InquiryRowProps {
  inquiry: Inquiry;
  /** How well the other user fits the user, where that is known. */
  score: number | undefined;
  nowMs: number;
}

function InquiryRow({ inquiry, score, nowMs }: InquiryRowProps) {
  const { id, other_user: other, last_message: last, unread, updated_at } = inquiry;
  const name = formatOtherName(inquiry);
  return (
    <article className={styles.row} data-unread={unread > 0 || undefined}>
      <Avatar url={other?.profile_picture_url} name={other ? name : ''} />
      <div className={styles.texts}>
        <h2 className={styles.name} dir="auto">
          <Link to="/inquiries/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <p className={styles.subject} dir="auto">
          {formatSubject(inquiry)}
        </p>
        <p className={styles.last}>
          {last.is_mine && <span>{t.saidByYou}</span>}
          <bdi>{last.is_removed ? t.removedMessage : last.text}</bdi>
        </p>
      </div>
      <div className={styles.marks}>
        <time dateTime={updated_at}>{formatMessageMoment(updated_at, nowMs)}</time>
        <CountBadge count={unread} label={t.unread} />
      </div>
      <div className={styles.status}>
        <StatusChip inquiry={inquiry} />
        {score !== undefined && (
          <span className={styles.fit}>
            <FitRing score={score} size="s" />
            {t.fit({ score })}
          </span>
        )}
      </div>
    </article>
  );
}
