import { useQuery } from '@tanstack/react-query';
import type { ImportSource } from '#contract/import.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { importSourceQuery } from '#src/queries/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { SourceView } from './source-view.tsx';

interface OpenSourceProps {
  id: number;
  /** As the list has it; undefined when it is on another page of the list, or gone. */
  listed: ImportSource | undefined;
  search: ManageSearch;
  go: (search: ManageSearch) => void;
}

/** The source in the address; one that the list does not show is asked for by its number. */
export function OpenSource({ id, listed, search, go }: OpenSourceProps) {
  const asked = useQuery({ ...importSourceQuery(useApi(), id), enabled: !listed });
  const isGone = isProblem(asked.error, 'not_found');
  const source = listed ?? (isGone ? undefined : asked.data);
  if (source) return <SourceView source={source} search={search} go={go} />;
  if (isGone) return <p className={styles.soft}>This source is not here any more.</p>;
  if (!asked.error) {
    return (
      <Loading label="Loading the source…">
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  return (
    <Notice
      tone="danger"
      title="The source could not be loaded"
      live
      actions={
        <Button variant="quiet" size="s" onClick={() => void asked.refetch()}>
          Try again
        </Button>
      }
    >
      {failureWords(asked.error)}
    </Notice>
  );
}
