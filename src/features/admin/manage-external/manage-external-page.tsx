import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as t from '#locales/admin-imports.ts';
import { useApi } from '#src/api/api-context.ts';
import { useCreateSource } from '../api/import-writes.ts';
import { importSourcesQuery } from '../api/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { QueryView } from '../shared/query-view.tsx';
import styles from './manage-external.module.css';
import { onPage, type ManageSearch } from './manage-search.ts';
import { OpenSource } from './source-view.tsx';
import { RunHistory } from './run-history.tsx';
import { SourceForm } from './source-form.tsx';
import { SourceList } from './source-list.tsx';
import * as titles from '#locales/titles.ts';

/** The import sources with their settings and imports. */
export function ManageExternalPage({ search }: { search: ManageSearch }) {
  const { source: openId, sources: listPage = 1 } = search;
  const result = useQuery(importSourcesQuery(useApi(), listPage));
  const { data } = result;
  const navigate = useNavigate();
  const create = useCreateSource();
  const [isAdding, setAdding] = useState(false);
  const go = (next: ManageSearch) =>
    void navigate({
      to: '/admin/manage-external',
      search: { ...onPage(listPage), ...next },
      resetScroll: false,
    });
  if (data && data.items.length === 0 && data.total > 0) {
    const { sources: _, ...first } = search;
    return <Navigate to="/admin/manage-external" search={first} replace />;
  }
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name={laterIcons.plus} />
      {t.addSource}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={titles.sourcesAndImports}
        lede={t.lede}
        actions={data && data.total > 0 && add}
      />
      <QueryView result={result} what="sources">
        {(sources) =>
          sources.total === 0 ? (
            <EmptyState icon={laterIcons.upload} title={t.noSources} actions={add}>
              {t.noSourcesHint}
            </EmptyState>
          ) : (
            <div className={styles.columns}>
              <SourceList sources={sources} current={openId} />
              <div className={styles.main}>
                {openId === undefined ? (
                  <p className={styles.soft}>{t.chooseSource}</p>
                ) : (
                  <OpenSource
                    id={openId}
                    listed={sources.items.find(({ id }) => id === openId)}
                    search={search}
                    go={go}
                  />
                )}
                <RunHistory search={search} />
              </div>
            </div>
          )
        }
      </QueryView>
      <Dialog open={isAdding} title={t.addSource} onClose={() => setAdding(false)}>
        <SourceForm
          source={null}
          save={async ({ address, ...form }) => {
            const made = await create.mutateAsync({ ...form, address: address || null });
            showToast({ kind: 'success', message: t.sourceAdded({ sourceName: made.name }) });
            setAdding(false);
            go({ source: made.id });
          }}
        />
      </Dialog>
    </>
  );
}
