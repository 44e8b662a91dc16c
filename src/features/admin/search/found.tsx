import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as reports from '#locales/admin-reports.ts';
import * as t from '#locales/admin-search.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { foundListingsQuery, foundMessagesQuery, foundUsersQuery } from '../api/moderation.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import { ReportedListingPanel } from '../reports/reported-listing.tsx';
import { ReportedUserPanel } from '../reports/reported-user.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { PageView } from '../shared/query-view.tsx';
import { readAdminSearch, type SearchKind } from './admin-search.ts';
import styles from './search.module.css';

interface FoundProps {
  q: string;
  page: number;
}

/** The people, each with what administrators may do. */
export function FoundUsers(props: FoundProps) {
  const result = useQuery(foundUsersQuery(useApi(), props));
  return (
    <Results result={result} kind="users" {...props}>
      {(user) => (
        <ReportedUserPanel user={user} role={user.email}>
          <Link to="/roomies/$id" params={{ id: user.id }}>
            {t.seeProfile}
          </Link>
        </ReportedUserPanel>
      )}
    </Results>
  );
}

export function FoundListings(props: FoundProps) {
  const result = useQuery(foundListingsQuery(useApi(), props));
  return (
    <Results result={result} kind="listings" {...props}>
      {(listing) => (
        <ReportedListingPanel listing={listing}>
          {listing.owner && <OwnerLink {...listing.owner} />}
        </ReportedListingPanel>
      )}
    </Results>
  );
}

function OwnerLink({ id, first_name }: { id: number; first_name: string }) {
  const name = first_name || common.aRoomie;
  return (
    <Link to="/admin/search" search={readAdminSearch({ q: id })}>
      {isolate(t.ownedBy({ name }), name)}
    </Link>
  );
}

export function FoundMessages(props: FoundProps) {
  const result = useQuery(foundMessagesQuery(useApi(), props));
  return (
    <Results result={result} kind="messages" {...props}>
      {({ author, text, created_at, report_id: id }) => (
        <Panel
          title={<bdi>{author ? author.first_name || common.aRoomie : reports.deletedAccount}</bdi>}
        >
          <p className={styles.said} dir="auto">
            {text}
          </p>
          <p className={styles.soft}>
            {formatMoment(created_at)} ·{' '}
            <Link to="/admin/reports/$id" params={{ id }}>
              {t.seeReport}
            </Link>
          </p>
        </Panel>
      )}
    </Results>
  );
}

interface ResultsProps<Item> extends FoundProps {
  result: UseQueryResult<{ items: Item[]; total: number; page_size: number }>;
  kind: SearchKind;
  children: (item: Item) => ReactNode;
}

function Results<Item extends { id: number }>(props: ResultsProps<Item>) {
  const { result, kind, q, page, children } = props;
  return (
    <PageView
      result={result}
      what="found"
      page={page}
      toFirstPage={<Navigate to="/admin/search" search={readAdminSearch({ kind, q })} replace />}
      empty={
        <EmptyState icon={laterIcons.shield} title={t.nothing}>
          {t.nothingHint}
        </EmptyState>
      }
      renderLink={(number, link) => (
        <Link to="/admin/search" search={readAdminSearch({ kind, q, page: number })} {...link} />
      )}
    >
      {(items) => (
        <ul className={styles.list} aria-label={t.kinds[kind]}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </PageView>
  );
}
