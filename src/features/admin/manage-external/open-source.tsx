import { useQuery } from '@tanstack/react-query';
import type { ImportSource } from '#contract/imports/import.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { importSourceQuery } from '#src/queries/imports.ts';
import { QueryView } from '../desk/query-view.tsx';
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
  if (listed) return <SourceView source={listed} search={search} go={go} />;
  if (isGone) return <p className={styles.soft}>This source is not here any more.</p>;
  return (
    <QueryView result={asked} what="the source">
      {(found) => <SourceView source={found} search={search} go={go} />}
    </QueryView>
  );
}
