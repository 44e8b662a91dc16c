import type { ImportSource } from '#contract/imports/import.ts';
import { isUnderWay } from '#src/queries/imports.ts';
import { FilePanel } from './file-panel.tsx';
import { newStatusLabels } from './import-words.ts';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { MappingPanel } from './mapping-panel.tsx';
import { SourceActions } from './source-actions.tsx';

interface SourceViewProps {
  source: ImportSource;
  search: ManageSearch;
  go: (search: ManageSearch) => void;
}

/** One source: its settings, and a new import step by step; the address holds the step. */
export function SourceView({ source, search, go }: SourceViewProps) {
  const { id, name, last_import: last } = source;
  const isRunning = last !== null && isUnderWay(last);
  return (
    <>
      <div className={styles.sourceHead}>
        <h2 className={styles.sourceTitle}>{name}</h2>
        <p className={styles.soft}>
          New listings: {newStatusLabels[source.new_status].toLowerCase()}
        </p>
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
      {isRunning && (
        <p className={styles.soft}>
          An import of this source is under way. The next one can begin when it is over.
        </p>
      )}
    </>
  );
}
