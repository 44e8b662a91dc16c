import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Import } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import * as common from '#locales/common.ts';
import { formatNumber } from '#locales/format.ts';
import { cancel as cancelLabel } from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { useControlImport } from '../api/import-writes.ts';
import { isActive, setAsideQuery } from '../api/imports.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Progress } from '#src/ui/progress.tsx';
import badges from '../shared/badges.module.css';
import { formatMoment } from '#src/ui/format-moment.ts';
import { QueryView } from '../shared/query-view.tsx';
import { formatSize, photosDone, rowsDone, statusTones } from './import-labels.ts';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { SetAsideTable } from './set-aside-table.tsx';
import { formatImportText } from './format-import-text.ts';

/** One import with its progress or result, its actions and its set-aside rows. */
export function RunCard({ run, search }: { run: Import; search: ManageSearch }) {
  const { id, status, file_name: file, created_at: at, set_aside: setAside, message, photos } = run;
  const cancel = useControlImport('cancelImport');
  const resume = useControlImport('resumeImport');
  const failure = cancel.error ?? resume.error;
  const isOpen = search.run === id;
  const { run: _, rows: __, ...closed } = search;
  return (
    <article
      className={styles.run}
      aria-label={t.importName({ fileName: file, when: formatMoment(at) })}
    >
      <div className={styles.runHead}>
        <h3 className={styles.runTitle} dir="auto">
          {file}
        </h3>
        <span className={badges.badge} data-tone={statusTones[status]}>
          {run.is_cancelling ? t.cancelling : t.statusLabels[status]}
        </span>
        <span className={styles.soft}>
          {formatMoment(at)} · <bdi>{run.source_name}</bdi> · {formatSize(run.file_bytes)}
        </span>
      </div>
      {isActive(run) && (
        <Progress
          label={rowsDone(run)}
          share={run.rows_total ? run.rows_done / run.rows_total : 0}
        />
      )}
      {photos?.status === 'fetching' && (
        <Progress
          label={photosDone(photos)}
          share={(photos.done + photos.refused) / Math.max(photos.total, 1)}
        />
      )}
      {message !== null && (
        <Notice tone="danger">
          <bdi>{formatImportText(message)}</bdi>
        </Notice>
      )}
      {status !== 'refused' && <RunFacts run={run} />}
      <FailureNotice error={failure} />
      <div className={styles.ways}>
        {(isActive(run) || photos?.status === 'fetching') && !run.is_cancelling && (
          <Button
            variant="quiet"
            size="s"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(id)}
          >
            {cancelLabel}
          </Button>
        )}
        {run.can_resume && (
          <Button size="s" busy={resume.isPending} onClick={() => resume.mutate(id)}>
            {common.resume}
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
            {isOpen ? t.hideSetAside : t.setAsideRows}
          </Link>
        )}
        {run.added + run.updated > 0 && (
          <Link
            to="/admin/external-listings"
            search={{ source: run.source_name }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t.showListings}
          </Link>
        )}
      </div>
      {isOpen && <SetAsideRows id={id} search={search} />}
    </article>
  );
}

/** The counts of an import; those after the first four only if they are not zero. */
function RunFacts({ run }: { run: Import }) {
  const all: { id: keyof typeof t.resultLabels; count: number; always?: true }[] = [
    { id: 'added', count: run.added, always: true },
    { id: 'updated', count: run.updated, always: true },
    { id: 'unchanged', count: run.unchanged, always: true },
    { id: 'aside', count: run.set_aside, always: true },
    { id: 'review', count: run.back_to_review },
    { id: 'duplicates', count: run.duplicates },
    { id: 'gone', count: run.gone },
    { id: 'photos', count: run.photos?.done ?? 0 },
    { id: 'photosRefused', count: run.photos?.refused ?? 0 },
  ];
  const facts = all
    .filter(({ count, always }) => always ?? count > 0)
    .map(({ id, count }) => ({
      id,
      value: formatNumber(count),
      label: t.resultLabels[id]({ count }),
    }));
  return <Facts facts={facts} label={t.whatItDid({ count: run.rows_done })} />;
}

/** The rows that an import set aside, by page. */
function SetAsideRows({ id, search }: { id: number; search: ManageSearch }) {
  const result = useQuery(setAsideQuery(useApi(), id, search.rows ?? 1));
  return (
    <QueryView result={result} what="rows" heading="h3">
      {({ items, page, total, page_size: size }) => (
        <>
          <SetAsideTable rows={items} label={t.setAsideRows} />
          <Pagination
            label={t.pagesOfSetAside}
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
