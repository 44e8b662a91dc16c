import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { overviewPeriods, type Overview } from '#contract/overview/overview.ts';
import { vitalMetrics } from '#contract/overview/vital-names.ts';
import * as t from '#locales/admin-overview.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import { overviewQuery, vitalsQuery } from '../api/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { QueryView } from '../shared/query-view.tsx';
import { BackgroundJobs } from './background-jobs.tsx';
import { DayBars } from './day-bars.tsx';
import { readOverviewSearch, type OverviewSearch } from './overview-search.ts';
import styles from './overview.module.css';
import { metrics, VitalsPlot } from './vitals-plot.tsx';
import * as titles from '#locales/titles.ts';

/** New listings, users and inquiries, and web vitals, as plots. */
export function OverviewPage({ search }: { search: OverviewSearch }) {
  const { days = 30, metric = 'lcp' } = search;
  const api = useApi();
  const overview = useQuery(overviewQuery(api, days));
  const vitals = useQuery(vitalsQuery(api, { days, metric }));
  return (
    <>
      <PageHeader title={titles.adminPanel} lede={t.lede} />
      <nav aria-label={t.period} className={styles.chips}>
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
            {t.periodLabels[period]}
          </Link>
        ))}
      </nav>
      <QueryView result={overview} what="figures">
        {(data) => (
          <>
            <OpenReports open={data.open_reports} />
            <NewPerDay days={data.days} />
          </>
        )}
      </QueryView>
      {/* Not before what stands above it, which would push it away. */}
      {!overview.isLoading && (
        <Section title={t.pageSpeed}>
          <nav aria-label={t.metric} className={styles.chips}>
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
                {metrics[each].short}
              </Link>
            ))}
          </nav>
          <p className={styles.soft}>{t.metricHints[metric]}</p>
          <QueryView result={vitals} what="measurements">
            {(data) =>
              data.routes.length === 0 ? (
                <Notice title={t.notMeasured}>{t.notMeasuredHint}</Notice>
              ) : (
                <Panel>
                  <VitalsPlot vitals={data} days={labelDays(overview.data?.days ?? [])} />
                </Panel>
              )
            }
          </QueryView>
        </Section>
      )}
      {!overview.isLoading && !vitals.isLoading && <BackgroundJobs />}
    </>
  );
}

function OpenReports({ open }: { open: number }) {
  return (
    <div className={styles.reports}>
      <Notice
        tone={open > 0 ? 'warning' : 'success'}
        title={open > 0 ? t.reportsToReview({ count: open }) : t.noOpenReports}
        actions={
          <Link to="/admin/reports" className={buttonClass({ variant: 'quiet', size: 's' })}>
            {titles.reports}
          </Link>
        }
      />
    </div>
  );
}

const plots = [
  { name: 'listings', title: t.newRooms, format: common.countedRooms },
  { name: 'users', title: t.newRoomies, format: t.roomies },
  { name: 'inquiries', title: titles.inquiries, format: common.inquiries },
  { name: 'imported', title: t.newExternal, format: common.countedRooms },
] as const;

function NewPerDay({ days }: { days: Overview['days'] }) {
  const labels = labelDays(days);
  return (
    <div className={styles.plots}>
      {plots.map(({ name, title, format }) => (
        <div key={name}>
          <Panel>
            <DayBars
              title={title}
              format={format}
              days={labels}
              values={days.map((day) => day[name])}
            />
          </Panel>
        </div>
      ))}
    </div>
  );
}

/** The days without their year. */
const labelDays = (days: Overview['days']) =>
  days.map(({ day }) => ({ day, label: formatDay(day, Date.parse(day)) }));
