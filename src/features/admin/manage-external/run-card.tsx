import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Import } from '#contract/imports/import.ts';
import { formatCount } from '#contract/labels/count.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useControlImport } from '#src/queries/import-writes.ts';
import { isActive, setAsideQuery } from '#src/queries/imports.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Facts, type Fact } from '#src/ui/facts.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Progress } from '#src/ui/progress.tsx';
import badges from '../shared/badges.module.css';
import { formatMoment } from '../shared/format-moment.ts';
import { QueryView } from '../shared/query-view.tsx';
import { formatSize, rowsDone, statusLabels, statusTones } from './import-labels.ts';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { SetAsideTable } from './set-aside-table.tsx';

/** One import with its progress or result, its actions and its set-aside rows. */
export function RunCard({ run, search }: { run: Import; search: ManageSearch }) {
  const { id, status, file_name: file, created_at: at, set_aside: setAside, message } = run;
  const cancel = useControlImport('cancelImport');
  const resume = useControlImport('resumeImport');
  const failure = cancel.error ?? resume.error;
  const isOpen = search.run === id;
  const { run: _, rows: __, ...closed } = search;
  return (
    <article className={styles.run} aria-label={`Import of ${file}, ${formatMoment(at)}`}>
      <div className={styles.runHead}>
        <h3 className={styles.runTitle} dir="auto">
          {file}
        </h3>
        <span className={badges.badge} data-tone={statusTones[status]}>
          {run.is_cancelling ? 'Cancelling' : statusLabels[status]}
        </span>
        <span className={styles.soft}>
          {formatMoment(at)} · {run.source_name} · {formatSize(run.file_bytes)}
        </span>
      </div>
      {isActive(run) && (
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
        {isActive(run) && !run.is_cancelling && (
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
            Resume
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
            {isOpen ? 'Hide set-aside rows' : 'Set-aside rows'}
          </Link>
        )}
        {run.added + run.updated > 0 && (
          <Link
            to="/admin/external-listings"
            search={{ source: run.source_name }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            Show listings
          </Link>
        )}
      </div>
      {isOpen && <SetAsideRows id={id} search={search} />}
    </article>
  );
}

const numbers = new Intl.NumberFormat('en-US');

/** The counts of an import; the last three only if they are not zero. */
function RunFacts({ run }: { run: Import }) {
  const {
    added,
    updated,
    unchanged,
    set_aside: setAside,
    back_to_review: backToReview,
    duplicates,
    gone,
  } = run;
  const all: (Fact & { count: number; always?: true })[] = [
    { id: 'added', count: added, label: 'new', always: true },
    { id: 'updated', count: updated, label: 'updated', always: true },
    { id: 'unchanged', count: unchanged, label: 'unchanged', always: true },
    { id: 'aside', count: setAside, label: 'set aside', always: true },
    { id: 'review', count: backToReview, label: 'back to review' },
    { id: 'duplicates', count: duplicates, label: duplicates === 1 ? 'duplicate' : 'duplicates' },
    { id: 'gone', count: gone, label: 'gone from the source' },
  ];
  const facts = all
    .filter(({ count, always }) => always ?? count > 0)
    .map(({ id, count, label }) => ({ id, value: numbers.format(count), label }));
  return (
    <Facts facts={facts} label={`What the import did, of ${formatCount(run.rows_done, 'row')}`} />
  );
}

/** The rows that an import set aside, by page. */
function SetAsideRows({ id, search }: { id: number; search: ManageSearch }) {
  const result = useQuery(setAsideQuery(useApi(), id, search.rows ?? 1));
  return (
    <QueryView result={result} what="rows" heading="h3">
      {({ items, page, total, page_size: size }) => (
        <>
          <SetAsideTable rows={items} label="Set-aside rows" />
          <Pagination
            label="Pages of rows set aside"
            page={page}
            pageCount={Math.ceil(total / size)}
            renderLink={(rows, link) => (
              <Link
                to="/admin/manage-external"
                search={{ ...search, rows }}
                resetScroll={false}
                {...link}
              />
            )}
          />
        </>
      )}
    </QueryView>
  );
}
