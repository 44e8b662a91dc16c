import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { setAsideQuery } from '#src/queries/imports.ts';
import { Pagination } from '#src/ui/pagination.tsx';
import { QueryView } from '../desk/query-view.tsx';
import type { ManageSearch } from './manage-search.ts';
import { SetAsideTable } from './set-aside-table.tsx';

/** Every row that an import set aside, page by page. */
export function RunRows({ id, search }: { id: number; search: ManageSearch }) {
  const result = useQuery(setAsideQuery(useApi(), id, search.rows ?? 1));
  return (
    <QueryView result={result} what="the rows" heading="h3">
      {({ items, page, total, page_size: size }) => (
        <>
          <SetAsideTable rows={items} label="Rows set aside" />
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
