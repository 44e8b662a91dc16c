import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { reportKinds } from '#contract/vocabulary.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportPageQuery } from '#src/queries/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { QueryView } from '../desk/query-view.tsx';
import { ReportRow } from './report-row.tsx';
import { toReportQuery, type ReportSearch } from './report-search.ts';
import { kindsWords } from './report-words.ts';
import styles from './reports.module.css';

const statuses = [
  { status: undefined, label: 'Open' },
  { status: 'resolved', label: 'Resolved' },
  { status: 'dismissed', label: 'Dismissed' },
  { status: 'any', label: 'All' },
] as const;
const kinds = [
  { kind: undefined, label: 'Everything' },
  ...reportKinds.map((kind) => ({ kind, label: kindsWords[kind] })),
];

/** The same filters from their first page on. */
function without(search: ReportSearch): ReportSearch {
  const { page: _, ...filters } = search;
  return filters;
}

/** What people reported: the queue of the administrators. */
export function ReportsPage({ search }: { search: ReportSearch }) {
  const result = useQuery(reportPageQuery(useApi(), toReportQuery(search)));
  const { status, kind, ...rest } = without(search);
  return (
    <>
      <PageHeader title="Reports" lede="What people asked us to look at, newest first." />
      <div className={styles.filters}>
        <nav aria-label="By state" className={styles.chips}>
          {statuses.map((each) => (
            <Link
              key={each.label}
              to="/admin/reports"
              search={{
                ...rest,
                ...(kind && { kind }),
                ...(each.status && { status: each.status }),
              }}
              className={chipLinkClass}
              activeProps={{}}
              aria-current={each.status === status ? 'page' : undefined}
            >
              {each.label}
              {!each.status && <CountBadge count={result.data?.open ?? 0} label="open" />}
            </Link>
          ))}
        </nav>
        <nav aria-label="By what was reported" className={styles.chips}>
          {kinds.map((each) => (
            <Link
              key={each.label}
              to="/admin/reports"
              search={{ ...rest, ...(status && { status }), ...(each.kind && { kind: each.kind }) }}
              className={chipLinkClass}
              activeProps={{}}
              aria-current={each.kind === kind ? 'page' : undefined}
            >
              {each.label}
            </Link>
          ))}
        </nav>
      </div>
      <QueryView result={result} what="the reports">
        {({ items, total, page_size: size }) => {
          const pageCount = Math.max(1, Math.ceil(total / size));
          if ((search.page ?? 1) > pageCount) {
            return <Navigate to="/admin/reports" search={without(search)} replace />;
          }
          if (total === 0) {
            return (
              <EmptyState icon="shield" title="Nothing to look at">
                {status === undefined
                  ? 'No report waits for an answer.'
                  : 'No report matches what you chose.'}
              </EmptyState>
            );
          }
          return (
            <>
              <ul className={styles.list} aria-label="Reports">
                {items.map((report) => (
                  <li key={report.id}>
                    <ReportRow report={report} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={search.page ?? 1}
                pageCount={pageCount}
                renderLink={(page, link) => (
                  <Link
                    to="/admin/reports"
                    search={{ ...without(search), ...(page > 1 && { page }) }}
                    {...link}
                  />
                )}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
