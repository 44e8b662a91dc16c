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
import { QueryView } from '../shared/query-view.tsx';
import { DayBars } from './day-bars.tsx';
import { readOverviewSearch, type OverviewSearch } from './overview-search.ts';
import styles from './overview.module.css';
import { metricLabels, VitalsPlot } from './vitals-plot.tsx';

const periodLabels = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;

/** New listings, users and inquiries, and web vitals, as plots. */
export function OverviewPage({ search }: { search: OverviewSearch }) {
  const { days = 30, metric = 'lcp' } = search;
  const api = useApi();
  const overview = useQuery(overviewQuery(api, days));
  const vitals = useQuery(vitalsQuery(api, { days, metric }));
  return (
    <>
      <PageHeader title="Admin Panel" lede="What is new, and how fast pages load." />
      <nav aria-label="Period" className={styles.chips}>
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
            {periodLabels[period]}
          </Link>
        ))}
      </nav>
      <QueryView result={overview} what="the figures">
        {(data) => (
          <>
            <OpenReports open={data.open_reports} />
            <NewPerDay days={data.days} />
          </>
        )}
      </QueryView>
      <Section title="Page speed for visitors">
        <nav aria-label="Metric" className={styles.chips}>
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
              {metricLabels[each].short}
            </Link>
          ))}
        </nav>
        <p className={styles.soft}>
          {metricLabels[metric].short}: {metricLabels[metric].text}. Measured in a quarter of all
          visits, counted by page and never by person.
        </p>
        <QueryView result={vitals} what="the measurements">
          {(data) =>
            data.routes.length === 0 ? (
              <Notice title="No measurements yet">They appear after the first visits.</Notice>
            ) : (
              <Panel>
                <VitalsPlot vitals={data} days={labelDays(overview.data?.days ?? [])} />
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
        title={open > 0 ? `${formatCount(open, 'report')} to review` : 'No open reports'}
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
  { name: 'users', title: 'New roomies', unit: ['roomie', 'roomies'] },
  { name: 'inquiries', title: 'Inquiries', unit: ['inquiry', 'inquiries'] },
  { name: 'imported', title: 'External rooms, new or changed', unit: ['room', 'rooms'] },
] as const;

function NewPerDay({ days }: { days: Overview['days'] }) {
  const labels = labelDays(days);
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
const labelDays = (days: Overview['days']) =>
  days.map(({ day }) => ({ day, label: dayFormat.format(new Date(day)) }));
