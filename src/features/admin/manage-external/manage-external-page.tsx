import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { failureWords } from '#src/api/failure-words.ts';
import { useCreateSource } from '#src/queries/import-writes.ts';
import { importSourcesQuery } from '#src/queries/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.ts';
import styles from './manage-external.module.css';
import type { ManageSearch } from './manage-search.ts';
import { RunHistory } from './run-history.tsx';
import { SourceForm } from './source-form.tsx';
import { SourceList } from './source-list.tsx';
import { SourceView } from './source-view.tsx';

/** Sources of listings, their mappings, and everything that was ever imported. */
export function ManageExternalPage({ search }: { search: ManageSearch }) {
  const { data, error, isFetching, refetch } = useQuery(importSourcesQuery(useApi()));
  const navigate = useNavigate();
  const create = useCreateSource();
  const [isAdding, setAdding] = useState(false);
  const go = (next: ManageSearch) =>
    void navigate({ to: '/admin/manage-external', search: next, resetScroll: false });
  const sources = data?.items ?? [];
  const source = sources.find(({ id }) => id === search.source);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name="plus" />
      Add a source
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Sources and imports"
        lede="Where listings come from. A row comes in whole, or is set aside with its reason."
        actions={sources.length > 0 && add}
      />
      {!data && !error && (
        <Loading label="Loading the sources…">
          <Skeleton shape="panel" />
        </Loading>
      )}
      {!data && error && (
        <ErrorView
          heading="h2"
          title="The sources could not be loaded"
          details={`${error.name}: ${error.message}`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureWords(error)}
        </ErrorView>
      )}
      {data && sources.length === 0 && (
        <EmptyState icon="upload" title="No sources yet" actions={add}>
          A source is a website or partner whose listings you bring in as a CSV or JSON file. Its
          mapping is remembered.
        </EmptyState>
      )}
      {sources.length > 0 && (
        <div className={styles.columns}>
          <SourceList sources={sources} {...(source && { current: source.id })} />
          <div className={styles.main}>
            {source && <SourceView source={source} search={search} go={go} />}
            {!source && search.source !== undefined && (
              <p className={styles.soft}>This source is not here any more.</p>
            )}
            {!source && search.source === undefined && (
              <p className={styles.soft}>Choose a source to import from it.</p>
            )}
            <RunHistory search={search} />
          </div>
        </div>
      )}
      <Dialog open={isAdding} title="Add a source" onClose={() => setAdding(false)}>
        <SourceForm
          source={null}
          save={async ({ address, ...form }) => {
            const made = await create.mutateAsync({ ...form, address: address || null });
            showToast({ kind: 'success', message: `${made.name} is added` });
            setAdding(false);
            go({ source: made.id });
          }}
        />
      </Dialog>
    </>
  );
}
