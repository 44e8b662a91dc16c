import { useQuery } from '@tanstack/react-query';
import type { ImportSource } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { importSourceQuery, isActive } from '../api/imports.ts';
import { QueryView } from '../shared/query-view.tsx';
import { FilePanel } from './file-panel.tsx';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { MappingPanel } from './mapping-panel.tsx';
import { SourceActions } from './source-actions.tsx';

interface SourceViewProps {
  source: ImportSource;
  search: ManageSearch;
  go: (search: ManageSearch) => void;
}

/** One source: its settings, and the current step of a new import, which the address holds. */
function SourceView({ source, search, go }: SourceViewProps) {
  const { id, name, last_import: last } = source;
  const isRunning = last !== null && isActive(last);
  return (
    <>
      <div className={styles.sourceHead}>
        <h2 className={styles.sourceTitle}>{name}</h2>
        <p className={styles.soft}>{t.newListings[source.new_status]}</p>
        <div className={styles.ways}>
          <SourceActions source={source} onDeleted={() => go({})} />
        </div>
      </div>
      {search.file !== undefined && !isRunning && (
        <MappingPanel
          fileId={search.file}
          onLeave={() => go({ source: id })}
          onStarted={() => go({ source: id })}
        />
      )}
      {search.file === undefined && !isRunning && (
        <FilePanel key={id} source={source} onFile={(file) => go({ source: id, file })} />
      )}
      {isRunning && <p className={styles.soft}>{t.isRunning}</p>}
    </>
  );
}

interface OpenSourceProps {
  id: number;
  /** Undefined if it is not on this page of the list. */
  listed: ImportSource | undefined;
  search: ManageSearch;
  go: (search: ManageSearch) => void;
}

/** The source in the address; loads it by its id if the list does not have it. */
export function OpenSource({ id, listed, search, go }: OpenSourceProps) {
  const loaded = useQuery({ ...importSourceQuery(useApi(), id), enabled: !listed });
  const isDeleted = isProblem(loaded.error, 'not_found');
  if (listed) return <SourceView source={listed} search={search} go={go} />;
  if (isDeleted) return <p className={styles.soft}>{t.sourceGone}</p>;
  return (
    <QueryView result={loaded} what="source">
      {(found) => <SourceView source={found} search={search} go={go} />}
    </QueryView>
  );
}
