import { Link } from '@tanstack/react-router';
import type { Import } from '#contract/imports/import.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useSteerImport } from '#src/queries/import-writes.ts';
import { isUnderWay } from '#src/queries/imports.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Progress } from '#src/ui/progress.tsx';
import badges from '../desk/badges.module.css';
import { formatMoment } from '../desk/moment.ts';
import { rowsDone, sizeWords, statusLabels, statusTones } from './import-words.ts';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { RunFacts } from './run-facts.tsx';
import { RunRows } from './run-rows.tsx';

/** One import, under way or over: what it did, what can be done about it, its set-aside rows. */
export function RunCard({ run, search }: { run: Import; search: ManageSearch }) {
  const { id, status, file_name: file, created_at: at, set_aside: setAside, message } = run;
  const cancel = useSteerImport('cancelImport');
  const resume = useSteerImport('resumeImport');
  const failure = cancel.error ?? resume.error;
  const isOpen = search.run === id;
  const { run: _, rows: __, ...closed } = search;
  return (
    <article className={styles.run} aria-label={`Import of ${file}, ${formatMoment(at)}`}>
      <div className={styles.runHead}>
        <h3 className={styles.runTitle}>{file}</h3>
        <span className={badges.badge} data-tone={statusTones[status]}>
          {run.is_cancelling ? 'Cancelling' : statusLabels[status]}
        </span>
        <span className={styles.soft}>
          {formatMoment(at)} · {run.source_name} · {sizeWords(run.file_bytes)}
        </span>
      </div>
      {isUnderWay(run) && (
        <Progress
          label={rowsDone(run)}
          share={run.rows_total ? run.rows_done / run.rows_total : 0}
        />
      )}
      {message !== null && <Notice tone="danger">{message}</Notice>}
      {status !== 'refused' && <RunFacts run={run} />}
      {failure && (
        <Notice tone="danger" live>
          {formatFailure(failure)}
        </Notice>
      )}
      <div className={styles.ways}>
        {isUnderWay(run) && !run.is_cancelling && (
          <Button
            variant="quiet"
            size="s"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(id)}
          >
            Cancel
          </Button>
        )}
        {run.can_resume && (
          <Button size="s" busy={resume.isPending} onClick={() => resume.mutate(id)}>
            Go on
          </Button>
        )}
        {setAside > 0 && (
          <Link
            to="/admin/manage-external"
            search={isOpen ? closed : { ...closed, run: id }}
            resetScroll={false}
            className={buttonClass({ variant: 'quiet', size: 's' })}
            activeProps={{}}
            aria-expanded={isOpen}
          >
            {isOpen ? 'Hide the rows set aside' : 'Rows set aside'}
          </Link>
        )}
        {run.added + run.updated > 0 && (
          <Link
            to="/admin/external-listings"
            search={{ source: run.source_name }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            Its listings
          </Link>
        )}
      </div>
      {isOpen && <RunRows id={id} search={search} />}
    </article>
  );
}
