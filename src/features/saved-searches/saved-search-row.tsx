import { useState, type ComponentType, type ReactNode } from 'react';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useDeleteSavedSearch } from '#src/queries/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './saved-searches.module.css';

export interface SavedSearchRowProps {
  saved: SavedSearch;
  /** What it looks for, in words. */
  Filters: ComponentType<{ saved: SavedSearch }>;
  /** The way to its results. */
  SearchLink: ComponentType<{ saved: SavedSearch; children: ReactNode }>;
}

/** One saved search with what can be done about it. */
export function SavedSearchRow({ saved, Filters, SearchLink }: SavedSearchRowProps) {
  const { id, name } = saved;
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const { mutate, isPending, error, reset } = useDeleteSavedSearch();
  const close = () => {
    setAsks(null);
    reset();
  };
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <SearchLink saved={saved}>{name}</SearchLink>
        </h2>
        <p className={styles.soft}>
          <Filters saved={saved} />
        </p>
        <p className={styles.soft}>{t.savedOn({ day: formatDay(saved.created_at) })}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="s"
          aria-label={t.editName({ name })}
          onClick={() => setAsks('edit')}
        >
          <Icon name={laterIcons.edit} />
          {ui.edit}
        </Button>
        <Button
          variant="quiet"
          size="s"
          aria-label={t.deleteName({ name })}
          onClick={() => setAsks('delete')}
        >
          <Icon name={laterIcons.trash} />
          {ui.deleteIt}
        </Button>
      </div>
      {asks === 'edit' && <EditDialog saved={saved} onClose={close} />}
      <ConfirmDialog
        open={asks === 'delete'}
        title={t.deleteThisSearch}
        confirmLabel={ui.deleteIt}
        danger
        busy={isPending}
        onConfirm={() => mutate(id, { onSuccess: close })}
        onClose={close}
      >
        <p>{t.deleteHint({ name: <bdi>{name}</bdi> })}</p>
        {error && (
          <Notice tone="danger" title={t.notDeleted} live>
            {formatFailure(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </article>
  );
}
