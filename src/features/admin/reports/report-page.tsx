import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportInContext } from '#contract/moderation/moderation.ts';
import { formatCount } from '#contract/labels/count.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportQuery } from '#src/queries/moderation.ts';
import { Columns, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { AuditEventLine } from '../audit/audit-event-line.tsx';
import { formatMoment } from '../shared/format-moment.ts';
import { QueryView } from '../shared/query-view.tsx';
import { CloseReport } from './close-report.tsx';
import { ReportedInquiryPanel } from './reported-inquiry.tsx';
import { ReportedUserPanel } from './reported-user.tsx';
import { ReportedListingPanel } from './reported-listing.tsx';
import {
  kindLabels,
  reasonLabels,
  stateLabels,
  statusLabels,
  targetTitle,
} from './report-labels.ts';
import styles from './reports.module.css';

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
  const { report, listing, inquiry, user, other_reports: others, audit_events: events } = found;
  return (
    <>
      <PageHeader
        back={<Link to="/admin/reports">All reports</Link>}
        title={<bdi>{targetTitle(report)}</bdi>}
        lede={`${kindLabels[report.kind]} · ${stateLabels[report.target.state]}`}
      />
      <Columns
        aside={
          <>
            <CloseReport report={report} />
            {user && <ReportedUserPanel user={user} role={roles[report.kind]} />}
          </>
        }
      >
        <div className={styles.stack}>
          <Panel title={reasonLabels[report.reason]}>
            {/* Plain text; the style keeps line breaks. */}
            {report.details && (
              <p className={styles.said} dir="auto">
                {report.details}
              </p>
            )}
            <p className={styles.soft}>
              {isolate(reporterText(report), report.reporter?.first_name ?? '')}
            </p>
          </Panel>
          {listing && <ReportedListingPanel listing={listing} />}
          {inquiry && <ReportedInquiryPanel reportId={report.id} inquiry={inquiry} />}
          {report.target.state === 'gone' && (
            <Panel>
              <p>It is deleted.</p>
            </Panel>
          )}
        </div>
        {others.length > 0 && (
          <Section title="Other reports">
            <ul className={styles.lines}>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to="/admin/reports/$id" params={{ id: other.id }}>
                    {reasonLabels[other.reason]}
                  </Link>
                  {other.details && ' · '}
                  <bdi>{other.details}</bdi>
                  <span className={styles.soft}>
                    {' '}
                    · {statusLabels[other.status]}, {formatMoment(other.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title="Audit log">
          {events.length === 0 ? (
            <p className={styles.soft}>Nothing yet.</p>
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

const roles = {
  listing: 'Owner',
  user: 'Reported roomie',
  inquiry: 'The other side',
} as const;

function reporterText({ reporter, created_at }: ReportInContext['report']): string {
  const when = formatMoment(created_at);
  if (!reporter) return `Reported ${when} by a deleted account`;
  const { first_name: name, reports, dismissed } = reporter;
  const record =
    reports === 1 ? 'first report' : `${formatCount(reports, 'report')}, ${dismissed} dismissed`;
  return `Reported ${when} by ${name || 'a member'} (${record})`;
}
