import { useState, type ComponentType, type ReactNode } from 'react';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/saved-searches.ts';
import * as ui from '#locales/ui.ts';
import {
  useChangeSavedSearch,
  useDeleteSavedSearch,
  writeCount,
} from '#src/shared/api/saved-searches.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { EditDialog } from './edit-dialog.tsx';
import styles from './saved-searches.module.css';

export interface SavedSearchRowProps {
  saved: SavedSearch;
  /** Its name in the language of the page. */
  readName: (saved: SavedSearch) => string;
  /** What it looks for, in words. */
  Filters: ComponentType<{ saved: SavedSearch }>;
  /** The way to its results. */
  SearchLink: ComponentType<{ saved: SavedSearch; onOpen: () => void; children: ReactNode }>;
}

/** One saved search with what can be done about it. */
export function SavedSearchRow({ saved, readName, Filters, SearchLink }: SavedSearchRowProps) {
  const { id } = saved;
  const name = readName(saved);
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null);
  const { mutate, isPending, error, reset } = useDeleteSavedSearch();
  const change = useChangeSavedSearch(id);
  const markSeen = () => {
    if (saved.new_matches > 0) change.mutate({ is_seen: true });
  };
  const close = () => {
    setAsks(null);
    reset();
  };
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          <SearchLink saved={saved} onOpen={markSeen}>
            {name}
          </SearchLink>
        </h2>
        {saved.new_matches > 0 && (
          <p className={styles.news}>
            {t.newRooms({ count: saved.new_matches, total: writeCount(saved.new_matches) })}
          </p>
        )}
        {saved.group && (
          <p className={styles.soft}>
            {isolate(t.forGroup({ name: saved.group.name }), saved.group.name)}
          </p>
        )}
        <p className={styles.soft}>
          <Filters saved={saved} />
        </p>
        <p className={styles.soft}>
          {saved.is_paused ? t.paused : t.alertLabels[saved.frequency]} ·{' '}
          {t.savedOn({ day: formatDay(saved.created_at) })}
        </p>
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
          busy={change.isPending}
          aria-label={(saved.is_paused ? t.resumeName : t.pauseName)({ name })}
          onClick={() => change.mutate({ is_paused: !saved.is_paused })}
        >
          {saved.is_paused ? common.resume : t.pause}
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
      <FailureNotice title={common.saveFailed} error={change.error} />
      {asks === 'edit' && <EditDialog saved={saved} name={name} onClose={close} />}
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
        <FailureNotice title={t.notDeleted} error={error} />
      </ConfirmDialog>
    </article>
  );
}
