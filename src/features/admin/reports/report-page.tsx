import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportInContext } from '#contract/moderation/moderation.ts';
import { formatCount } from '#contract/labels/count.ts';
import { useApi } from '#src/api/api-context.ts';
import { reportQuery } from '#src/queries/moderation.ts';
import { Columns, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { ActLine } from '../audit/act-line.tsx';
import { formatMoment } from '../desk/moment.ts';
import { QueryView } from '../desk/query-view.tsx';
import { CloseReport } from './close-report.tsx';
import { ReportedConversation } from './reported-conversation.tsx';
import { ReportedPerson } from './reported-person.tsx';
import { ReportedRoom } from './reported-room.tsx';
import { kindWords, reasonWords, stateWords, statusWords, thingTitle } from './report-words.ts';
import styles from './reports.module.css';

/** One report: what it is about, what was said and done before, and what can be done now. */
export function ReportPage({ id }: { id: number }) {
  const result = useQuery(reportQuery(useApi(), id));
  return (
    <QueryView result={result} what="the report">
      {(found) => <InContext found={found} />}
    </QueryView>
  );
}

function InContext({ found }: { found: ReportInContext }) {
  const { report, listing, conversation, person, others, acts } = found;
  return (
    <>
      <PageHeader
        back={<Link to="/admin/reports">All reports</Link>}
        title={thingTitle(report)}
        lede={`${kindWords[report.kind]} · ${stateWords[report.thing.state]}`}
      />
      <Columns
        aside={
          <>
            <CloseReport report={report} />
            {person && <ReportedPerson person={person} role={roles[report.kind]} />}
          </>
        }
      >
        <div className={styles.stack}>
          <Panel title={reasonWords[report.reason]}>
            {/* Plain text; its line breaks are kept by the style. */}
            {report.details && <p className={styles.said}>{report.details}</p>}
            <p className={styles.soft}>{reporterWords(report)}</p>
          </Panel>
          {listing && <ReportedRoom listing={listing} />}
          {conversation && (
            <ReportedConversation reportId={report.id} conversation={conversation} />
          )}
          {report.thing.state === 'gone' && (
            <Panel>
              <p>It was deleted meanwhile.</p>
            </Panel>
          )}
        </div>
        {others.length > 0 && (
          <Section title="Also reported">
            <ul className={styles.lines}>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to="/admin/reports/$id" params={{ id: other.id }}>
                    {reasonWords[other.reason]}
                  </Link>
                  {other.details && ` · ${other.details}`}
                  <span className={styles.soft}>
                    {' '}
                    · {statusWords[other.status]}, {formatMoment(other.created_at)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title="What was done">
          {acts.length === 0 ? (
            <p className={styles.soft}>Nothing yet.</p>
          ) : (
            <ul className={styles.lines}>
              {acts.map((act) => (
                <li key={act.id}>
                  <ActLine line={act} />
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
  listing: 'Who offers it',
  user: 'Who was reported',
  inquiry: 'The other side',
} as const;

function reporterWords({ reporter, created_at }: ReportInContext['report']): string {
  const when = formatMoment(created_at);
  if (!reporter) return `Reported ${when} by someone who left`;
  const { first_name: name, reports, dismissed } = reporter;
  const record =
    reports === 1
      ? 'their first report'
      : `${formatCount(reports, 'report')} so far, ${dismissed} of them dismissed`;
  return `Reported ${when} by ${name || 'a member'} (${record})`;
}
