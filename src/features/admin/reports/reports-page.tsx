import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { reportKinds } from '#contract/vocabulary.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportPageQuery } from '#src/queries/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { PageView } from '../shared/query-view.tsx';
import { toReportQuery, type ReportSearch } from './report-search.ts';
import {
  kindPluralLabels,
  kindLabels,
  reasonLabels,
  stateLabels,
  statusLabels,
  targetTitle,
} from './report-labels.ts';
import badges from '../shared/badges.module.css';
import styles from './reports.module.css';
import { formatCount } from '#contract/labels/count.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { formatMoment } from '../shared/format-moment.ts';
import { laterIcons } from '#src/ui/later-icons.ts';

const statuses = [
  { status: undefined, label: 'Open' },
  { status: 'resolved', label: 'Resolved' },
  { status: 'dismissed', label: 'Dismissed' },
  { status: 'any', label: 'All' },
] as const;
const kinds = [
  { kind: undefined, label: 'Everything' },
  ...reportKinds.map((kind) => ({ kind, label: kindPluralLabels[kind] })),
];

/** The filters, from the first page on. */
function withoutPage(search: ReportSearch): ReportSearch {
  const { page: _, ...filters } = search;
  return filters;
}

/** The list of reports, newest first. */
export function ReportsPage({ search }: { search: ReportSearch }) {
  const result = useQuery(reportPageQuery(useApi(), toReportQuery(search)));
  const { status, kind, ...rest } = withoutPage(search);
  return (
    <>
      <PageHeader title="Reports" lede="What users reported, newest first." />
      <div className={styles.filters}>
        <nav aria-label="Status" className={styles.chips}>
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
        <nav aria-label="Target" className={styles.chips}>
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
      <PageView
        result={result}
        what="reports"
        page={search.page ?? 1}
        toFirstPage={<Navigate to="/admin/reports" search={withoutPage(search)} replace />}
        empty={
          <EmptyState icon={laterIcons.shield} title="No reports">
            {status === undefined
              ? 'There are no open reports.'
              : 'No report matches your filters.'}
          </EmptyState>
        }
        renderLink={(page, link) => (
          <Link
            to="/admin/reports"
            search={{ ...withoutPage(search), ...(page > 1 && { page }) }}
            {...link}
          />
        )}
      >
        {(items) => (
          <ul className={styles.list} aria-label="Reports">
            {items.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </ul>
        )}
      </PageView>
    </>
  );
}

/** One report in the list. */
function ReportRow({ report }: { report: Report }) {
  const { id, kind, reason, details, status, reporter, reports, target, created_at } = report;
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          <Link to="/admin/reports/$id" params={{ id }} className={styles.whole}>
            {targetTitle(report)}
          </Link>
        </h2>
        <p>
          <b>{reasonLabels[reason]}</b>
          {details && (
            <span className={styles.excerpt}>
              {' '}
              · <bdi>{details}</bdi>
            </span>
          )}
        </p>
        <p className={styles.soft}>
          <bdi>{reporter ? reporter.first_name || 'A roomie' : 'A deleted account'}</bdi> ·{' '}
          {formatMoment(created_at)}
          {reports > 1 && ` · ${formatCount(reports, 'report')} about it`}
        </p>
      </div>
      <ul className={badges.badges} aria-label="State">
        <li className={badges.badge}>{kindLabels[kind]}</li>
        {target.state !== 'shown' && <li className={badges.badge}>{stateLabels[target.state]}</li>}
        {status !== 'open' && <li className={badges.badge}>{statusLabels[status]}</li>}
      </ul>
    </article>
  );
}
