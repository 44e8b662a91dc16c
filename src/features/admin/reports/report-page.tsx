import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportInContext } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportQuery } from '../api/moderation.ts';
import { Columns, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { AuditEventLine } from '../audit/audit-event-line.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { QueryView } from '../shared/query-view.tsx';
import { CloseReport } from './close-report.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { ReportedInquiryPanel } from './reported-inquiry.tsx';
import { ReportedUserPanel } from './reported-user.tsx';
import { ReportedWantedPanel } from './reported-wanted.tsx';
import { ReportedListingPanel } from './reported-listing.tsx';
import { reportDetails, describeSource, targetTitle } from './report-labels.ts';
import styles from './reports.module.css';
import * as titles from '#locales/titles.ts';

/** One report with its target, other reports, audit events and the possible actions. */
export function ReportPage({ id }: { id: number }) {
  const result = useQuery(reportQuery(useApi(), id));
  return (
    <QueryView result={result} what="report">
      {(found) => <ReportInContextView found={found} />}
    </QueryView>
  );
}

function ReportInContextView({ found }: { found: ReportInContext }) {
  const { report, listing, inquiry, wanted, user, linked_accounts: linked } = found;
  const { other_reports: others, audit_events: events } = found;
  // Messages are never public.
  const isPrivate = report.kind === 'inquiry' && report.target.state === 'shown';
  return (
    <>
      <PageHeader
        back={<Link to="/admin/reports">{t.allReports}</Link>}
        title={<bdi>{targetTitle(report)}</bdi>}
        lede={[
          t.kindLabels[report.kind],
          ...(isPrivate ? [] : [t.stateLabels[report.target.state]]),
        ].join(' · ')}
      />
      <Columns
        aside={
          <>
            <CloseReport report={report} />
            {user && <ReportedUserPanel user={user} role={t.roles[report.kind]} />}
            <LinkedAccounts accounts={linked} />
          </>
        }
      >
        <div className={styles.stack}>
          <Panel title={t.reasonLabels[report.reason]}>
            {/* Plain text; the style keeps line breaks. */}
            {reportDetails(report) && (
              <p className={styles.said} dir="auto">
                {reportDetails(report)}
              </p>
            )}
            <p className={styles.soft}>
              {isolate(
                reporterText(report),
                report.reporter_email ?? report.reporter?.first_name ?? '',
              )}
            </p>
          </Panel>
          {listing && <ReportedListingPanel listing={listing} />}
          {wanted && <ReportedWantedPanel wanted={wanted} />}
          {inquiry && <ReportedInquiryPanel reportId={report.id} inquiry={inquiry} />}
          {report.target.state === 'gone' && (
            <Panel>
              <p>{t.isDeleted}</p>
            </Panel>
          )}
        </div>
        {others.length > 0 && (
          <Section title={t.otherReports}>
            <ul className={styles.lines}>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to="/admin/reports/$id" params={{ id: other.id }}>
                    {t.reasonLabels[other.reason]}
                  </Link>
                  {other.details && ' · '}
                  <bdi>{reportDetails(other, ' ·\u{a0}')}</bdi>
                  <span className={styles.soft}>
                    {' '}
                    · {t.statusLabels[other.status]}, {formatMoment(other.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={titles.auditLog}>
          {events.length === 0 ? (
            <p className={styles.soft}>{common.nothingYet}</p>
          ) : (
            <ul className={styles.lines}>
              {events.map((event) => (
                <li key={event.id}>
                  <AuditEventLine event={event} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      </Columns>
    </>
  );
}

function reporterText(report: ReportInContext['report']): string {
  const { reporter, source, reporter_email, created_at } = report;
  const when = formatMoment(created_at);
  const bySystem = describeSource(report, when);
  if (bySystem !== null) return bySystem;
  if (source !== 'member') {
    return t.reportedByVisitor({ when, email: reporter_email ?? t.sourceLabels[source] });
  }
  if (!reporter) return t.reportedByDeleted({ when });
  const { first_name, reports: count, dismissed } = reporter;
  const name = first_name || t.aMember;
  return count === 1
    ? t.firstReport({ when, name })
    : t.reportedBy({ when, name, count, dismissed: String(dismissed) });
}
