import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as t from '#locales/admin-external.ts';
import { useApi } from '#src/api/api-context.ts';
import { externalPageQuery } from '../api/external-listings.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { AddDialog, EditDialog } from './edit-dialog.tsx';
import styles from './external-listings.module.css';
import { toFilters, toExternalQuery, type ExternalSearch } from './external-search.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListingResults } from './listing-results.tsx';
import type { Selection } from './listings-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useReview } from './use-review.ts';
import { laterIcons } from '#src/ui/later-icons.ts';
import * as titles from '#locales/titles.ts';

const nothing: Selection = new Map();

/** External listings to review. The address holds the whole search. */
export function ExternalListingsPage({ search }: { search: ExternalSearch }) {
  const result = useQuery(externalPageQuery(useApi(), toExternalQuery(search)));
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const { data } = result;
  const filters = toFilters(search);

  const [chosen, setChosen] = useState({ of: '', rows: nothing, isAll: false });
  const of = JSON.stringify(filters);
  // A selection belongs to one search; other filters would hide its rows.
  const { rows, isAll } = chosen.of === of ? chosen : { rows: nothing, isAll: false };
  const choose = (next: { rows: Selection; isAll: boolean }) => setChosen({ of, ...next });
  const clear = () => choose({ rows: nothing, isAll: false });

  const review = useReview(() => {
    clear();
    // The pressed button may be gone with its row.
    heading.current?.focus({ preventScroll: true });
  });
  const closeEdit = () => {
    const { edit: _, ...rest } = search;
    void navigate({ to: '/admin/external-listings', search: rest, resetScroll: false });
  };

  return (
    <>
      <PageHeader
        title={titles.externalListings}
        lede={t.lede}
        actions={
          <Button variant="quiet" onClick={() => setAdding(true)}>
            <Icon name={laterIcons.plus} />
            {t.addRoom}
          </Button>
        }
      />
      <FilterBar
        search={search}
        data={data}
        onSearch={(next) =>
          void navigate({ to: '/admin/external-listings', search: next, resetScroll: false })
        }
      />
      <h2 ref={heading} tabIndex={-1} className={styles.head}>
        {data ? t.counted({ count: data.total }) : t.uncounted}
      </h2>
      <SelectionBar
        count={isAll ? (data?.total ?? 0) : rows.size}
        total={data?.total ?? 0}
        isAll={isAll}
        onAll={() => choose({ rows, isAll: true })}
        onClear={clear}
        onAction={(action) => {
          if (!isAll) review.start(action, { rows });
          else if (data) {
            const { last_id, total } = data;
            review.start(action, { matching: { ...filters, last_id }, total });
          }
        }}
      />
      <ListingResults
        search={search}
        result={result}
        selection={isAll ? new Map(data?.items.map(({ id, status }) => [id, status])) : rows}
        onSelect={(next) => choose({ rows: next, isAll: false })}
        onAction={(action, { id, status }) =>
          review.start(action, { rows: new Map([[id, status]]) })
        }
      />
      <BulkDialog
        plan={review.plan}
        doneSoFar={review.doneSoFar}
        onConfirm={review.confirm}
        onStop={review.stop}
      />
      <EditDialog id={search.edit ?? null} onClose={closeEdit} />
      <AddDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
