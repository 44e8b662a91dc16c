import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { setAsideQuery } from '#src/queries/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import type { ManageSearch } from './manage-search.ts';
import { SetAsideTable } from './set-aside-table.tsx';

/** Every row that an import set aside, page by page. */
export function RunRows({ id, search }: { id: number; search: ManageSearch }) {
  const { data, error, refetch } = useQuery(setAsideQuery(useApi(), id, search.rows ?? 1));
  if (data) {
    return (
      <>
        <SetAsideTable rows={data.items} label="Rows set aside" />
        <Pagination
          label="Pages of rows set aside"
          page={data.page}
          pageCount={Math.ceil(data.total / data.page_size)}
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
    );
  }
  if (!error) {
    return (
      <Loading label="Loading the rows…">
        <Skeleton shape="panel" />
      </Loading>
    );
  }
  return (
    <Notice
      tone="danger"
      title="The rows could not be loaded"
      live
      actions={
        <Button variant="quiet" size="s" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {failureWords(error)}
    </Notice>
  );
}
