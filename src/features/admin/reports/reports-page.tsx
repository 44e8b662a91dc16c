import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { reportKinds, reportSources } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportPageQuery } from '../api/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { PageView } from '../shared/query-view.tsx';
import { toReportQuery, type ReportSearch } from './report-search.ts';
import { reportDetails, targetTitle } from './report-labels.ts';
import badges from '../shared/badges.module.css';
import styles from './reports.module.css';
import type { Report } from '#contract/moderation/moderation.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import { laterIcons } from '#src/ui/later-icons.ts';
import * as titles from '#locales/titles.ts';

const statuses = [
  { status: undefined, label: t.statusLabels.open },
  { status: 'resolved', label: t.statusLabels.resolved },
  { status: 'dismissed', label: t.statusLabels.dismissed },
  { status: 'any', label: t.anyStatus },
] as const;
const kinds = [
  { kind: undefined, label: t.anyTarget },
  ...reportKinds.map((kind) => ({ kind, label: t.kindPluralLabels[kind] })),
];

const sources = [
  { source: undefined, label: t.anySource },
  ...reportSources.map((source) => ({ source, label: t.sourceLabels[source] })),
];

/** The filters, from the first page on. */
function withoutPage(search: ReportSearch): ReportSearch {
  const { page: _, ...filters } = search;
  return filters;
}

/** The list of reports, newest first. */
export function ReportsPage({ search }: { search: ReportSearch }) {
  const result = useQuery(reportPageQuery(useApi(), toReportQuery(search)));
  const { status, kind, source } = withoutPage(search);
  const rest = source && { source };
  return (
    <>
      <PageHeader title={titles.reports} lede={t.lede} />
      <div className={styles.filters}>
        <nav aria-label={fieldLabels.status} className={styles.chips}>
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
              activeOptions={{ exact: true }}
              aria-current={each.status === status ? 'page' : undefined}
            >
              {each.label}
              {!each.status && <CountBadge count={result.data?.open ?? 0} label={t.open} />}
            </Link>
          ))}
        </nav>
        <nav aria-label={t.target} className={styles.chips}>
          {kinds.map((each) => (
            <Link
              key={each.label}
              to="/admin/reports"
              search={{ ...rest, ...(status && { status }), ...(each.kind && { kind: each.kind }) }}
              className={chipLinkClass}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-current={each.kind === kind ? 'page' : undefined}
            >
              {each.label}
            </Link>
          ))}
        </nav>
        <nav aria-label={t.source} className={styles.chips}>
          {sources.map((each) => (
            <Link
              key={each.label}
              to="/admin/reports"
              search={{
                ...(kind && { kind }),
                ...(status && { status }),
                ...(each.source && { source: each.source }),
              }}
              className={chipLinkClass}
              activeProps={{}}
              activeOptions={{ exact: true }}
              aria-current={each.source === source ? 'page' : undefined}
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
          <EmptyState icon={laterIcons.shield} title={t.noReports}>
            {status === undefined ? t.noOpenReports : t.noMatch}
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
          <ul className={styles.list} aria-label={titles.reports}>
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
  const { id, kind, reason, status, reporter, reports, target, created_at } = report;
  const details = reportDetails(report, ' ·\u{a0}');
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          <Link to="/admin/reports/$id" params={{ id }} className={styles.whole}>
            {targetTitle(report)}
          </Link>
        </h2>
        <p>
          <b>{t.reasonLabels[reason]}</b>
          {details && (
            <span className={styles.excerpt}>
              {' '}
              · <bdi>{details}</bdi>
            </span>
          )}
        </p>
        <p className={styles.soft}>
          <bdi>{reporter ? reporter.first_name || common.aRoomie : nobodyHere(report)}</bdi> ·{' '}
          {formatMoment(created_at)}
          {reports > 1 && ` · ${t.aboutIt({ count: reports })}`}
        </p>
      </div>
      <ul className={badges.badges} aria-label={t.state}>
        <li className={badges.badge}>{t.kindLabels[kind]}</li>
        {target.state !== 'shown' && (
          <li className={badges.badge}>{t.stateLabels[target.state]}</li>
        )}
        {target.has_same_photos && (
          <li className={badges.badge} data-tone="bad">
            {t.photosOfOthers}
          </li>
        )}
        {status !== 'open' && <li className={badges.badge}>{t.statusLabels[status]}</li>}
      </ul>
    </article>
  );
}

/** Who reported it, where that is no account: not any more, or never. */
const nobodyHere = ({ source, reporter_email: email }: Report) =>
  source === 'member' ? t.deletedAccount : (email ?? t.sourceLabels[source]);
