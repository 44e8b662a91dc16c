import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as t from '#locales/admin-imports.ts';
import { useApi } from '#src/api/api-context.ts';
import { externalListingsKey } from '../api/external-listings.ts';
import { importRunsQuery, importSourcesKey, isActive } from '../api/imports.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { QueryView } from '../shared/query-view.tsx';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { RunCard } from './run-card.tsx';

const pageSize = 10;

/** Imports of one source or of all, newest first; running ones update by themselves. */
export function RunHistory({ search }: { search: ManageSearch }) {
  const { source, page = 1 } = search;
  const queryClient = useQueryClient();
  const result = useQuery(
    importRunsQuery(useApi(), {
      page,
      page_size: pageSize,
      ...(source !== undefined && { source_id: source }),
    }),
  );
  const [newest] = result.data?.items ?? [];
  const isRunning = newest !== undefined && isActive(newest);
  const newestId = newest?.id;
  useEffect(() => {
    // A finished import has changed the listings and its source.
    if (newestId === undefined || isRunning) return;
    void queryClient.invalidateQueries({ queryKey: externalListingsKey });
    void queryClient.invalidateQueries({ queryKey: importSourcesKey });
  }, [newestId, isRunning, queryClient]);

  return (
    <Section title={t.imports}>
      <Announcement>{newest ? t.newestIs[newest.status] : ''}</Announcement>
      <QueryView result={result} what="imports" heading="h3">
        {({ items, page: shown, total }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{t.noImports}</p>
          ) : (
            <>
              <ul className={styles.runs}>
                {items.map((run) => (
                  <li key={run.id}>
                    <RunCard run={run} search={search} />
                  </li>
                ))}
              </ul>
              <Pagination
                label={t.pagesOfImports}
                page={shown}
                pageCount={Math.ceil(total / pageSize)}
                renderLink={(to, link) => (
                  <Link to="/admin/manage-external" search={{ ...search, page: to }} {...link} />
                )}
              />
            </>
          )
        }
      </QueryView>
    </Section>
  );
}
