import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { overviewPeriods, type Overview } from '#contract/overview/overview.ts';
import { vitalMetrics } from '#contract/overview/vital-names.ts';
import { formatCount } from '#contract/labels/count.ts';
import { useApi } from '#src/api/api-context.ts';
import { overviewQuery, vitalsQuery } from '#src/queries/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { QueryView } from '../desk/query-view.tsx';
import { DayBars } from './day-bars.tsx';
import { readOverviewSearch, type OverviewSearch } from './overview-search.ts';
import styles from './overview.module.css';
import { metricWords } from './vital-words.ts';
import { VitalsPlot } from './vitals-plot.tsx';

const periodWords = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;

/** What came in over the last days, and how fast pages were, as plots. */
export function OverviewPage({ search }: { search: OverviewSearch }) {
  const { days = 30, metric = 'lcp' } = search;
  const api = useApi();
  const overview = useQuery(overviewQuery(api, days));
  const vitals = useQuery(vitalsQuery(api, { days, metric }));
  return (
    <>
      <PageHeader title="Admin Panel" lede="What came in, and how the pages do." />
      <nav aria-label="How far back" className={styles.chips}>
        {overviewPeriods.map((period) => (
          <Link
            key={period}
            to="/admin"
            search={readOverviewSearch({ ...search, days: period })}
            resetScroll={false}
            className={chipLinkClass}
            activeProps={{}}
            aria-current={period === days ? 'page' : undefined}
          >
            {periodWords[period]}
          </Link>
        ))}
      </nav>
      <QueryView result={overview} what="the figures">
        {(data) => (
          <>
            <OpenReports open={data.open_reports} />
            <CameIn days={data.days} />
          </>
        )}
      </QueryView>
      <Section title="How fast pages are for visitors">
        <nav aria-label="What is measured" className={styles.chips}>
          {vitalMetrics.map((each) => (
            <Link
              key={each}
              to="/admin"
              search={readOverviewSearch({ ...search, metric: each })}
              resetScroll={false}
              className={chipLinkClass}
              activeProps={{}}
              aria-current={each === metric ? 'page' : undefined}
            >
              {metricWords[each].short}
            </Link>
          ))}
        </nav>
        <p className={styles.soft}>
          {metricWords[metric].short}: {metricWords[metric].text}. Measured in the browsers of one
          visit in four, counted by page and never by person.
        </p>
        <QueryView result={vitals} what="the measurements">
          {(data) =>
            data.routes.length === 0 ? (
              <Notice title="No visit was measured yet">Come back when people were here.</Notice>
            ) : (
              <Panel>
                <VitalsPlot vitals={data} days={labelled(overview.data?.days ?? [])} />
              </Panel>
            )
          }
        </QueryView>
      </Section>
    </>
  );
}

function OpenReports({ open }: { open: number }) {
  return (
    <div className={styles.reports}>
      <Notice
        tone={open > 0 ? 'warning' : 'success'}
        title={
          open > 0 ? `${formatCount(open, 'report')} to look at` : 'No report waits for an answer'
        }
        actions={
          <Link to="/admin/reports" className={buttonClass({ variant: 'quiet', size: 's' })}>
            Reports
          </Link>
        }
      />
    </div>
  );
}

const plots = [
  { name: 'listings', title: 'New rooms', unit: ['room', 'rooms'] },
  { name: 'people', title: 'New people', unit: ['person', 'people'] },
  { name: 'inquiries', title: 'Inquiries', unit: ['inquiry', 'inquiries'] },
  { name: 'imported', title: 'Rooms from outside, new or changed', unit: ['room', 'rooms'] },
] as const;

function CameIn({ days }: { days: Overview['days'] }) {
  const labels = labelled(days);
  return (
    <div className={styles.plots}>
      {plots.map(({ name, title, unit }) => (
        <div key={name}>
          <Panel>
            <DayBars
              title={title}
              unit={unit}
              days={labels}
              values={days.map((day) => day[name])}
            />
          </Panel>
        </div>
      ))}
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const labelled = (days: Overview['days']) =>
  days.map(({ day }) => ({ day, label: dayFormat.format(new Date(day)) }));
