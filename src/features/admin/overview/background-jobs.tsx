import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Jobs } from '#contract/overview/jobs.ts';
import * as t from '#locales/admin-overview.ts';
import { formatNumber } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { jobsQuery } from '../api/moderation.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import { TableHead } from '#src/ui/table-head.tsx';
import { QueryView } from '../shared/query-view.tsx';
import table from '../shared/table.module.css';
import styles from './overview.module.css';

/** What waits in the queues of the server, and what failed, which can run again. */
export function BackgroundJobs() {
  const result = useQuery(jobsQuery(useApi()));
  return (
    <Section title={t.jobs}>
      <QueryView result={result} what="jobs">
        {({ queues, failed }) => (
          <>
            <Panel>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls */}
              <section className={styles.queues} tabIndex={0} aria-label={t.jobs}>
                <QueueTable queues={queues} />
              </section>
            </Panel>
            {failed.length === 0 ? (
              <Notice tone="success" title={t.noFailedJobs} />
            ) : (
              <ul className={styles.jobs} aria-label={t.failedJobs}>
                {failed.map((job) => (
                  <FailedJobLine key={job.id} job={job} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** The label of a queue, or its name where the server is newer than this page. */
function labelQueue(queue: string): string {
  const labels: Partial<Record<string, string>> = t.queueLabels;
  return labels[queue] ?? queue;
}

function QueueTable({ queues }: Pick<Jobs, 'queues'>) {
  return (
    <table className={table.table}>
      <TableHead columns={[t.queue, t.waitingJobs, t.failingJobs, t.deadJobs]} />
      <tbody>
        {queues.map(({ queue, waiting, failing, dead }) => (
          <tr key={queue}>
            <th scope="row">{labelQueue(queue)}</th>
            <td>{formatNumber(waiting)}</td>
            <td>{formatNumber(failing)}</td>
            <td>{formatNumber(dead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FailedJobLine({ job }: { job: Jobs['failed'][number] }) {
  const { id, queue, kind, failures, reason, next_at: nextAt } = job;
  const api = useApi();
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => api('runJob', { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: t.jobRuns }),
    onError: (error) => showToast({ kind: 'error', message: formatFailure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: jobsQuery(api).queryKey }),
  });
  return (
    <li className={styles.job}>
      <div>
        <p>
          {labelQueue(queue)} {kind !== null && <code>{kind}</code>}
        </p>
        <p className={styles.soft}>
          {t.jobFailed({ count: failures })}{' '}
          {nextAt === null ? t.jobGivenUp : t.jobNext({ moment: formatMoment(nextAt) })}{' '}
          <bdi>{reason}</bdi>
        </p>
      </div>
      <Button variant="quiet" size="s" busy={run.isPending} onClick={() => run.mutate()}>
        {t.runJob}
      </Button>
    </li>
  );
}
