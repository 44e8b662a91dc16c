import { useState } from 'react';
import type { ImportSource } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useChangeSource, useDeleteSource } from '../api/import-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { showToast } from '#src/ui/toast.ts';
import { SourceForm } from './source-form.tsx';
import * as ui from '#locales/ui.ts';

interface SourceActionsProps {
  source: ImportSource;
  onDeleted: () => void;
}

/** Buttons to change and delete a source. */
export function SourceActions({ source, onDeleted }: SourceActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const change = useChangeSource(source.id);
  const remove = useDeleteSource();
  const close = () => setOpen(null);
  async function deleteIt(): Promise<void> {
    try {
      // A promise: callbacks of `mutate` are dropped when the source unmounts.
      await remove.mutateAsync(source.id);
      showToast({ kind: 'success', message: t.sourceDeleted({ sourceName: source.name }) });
      onDeleted();
    } catch (error) {
      close();
      showToast({ kind: 'error', message: formatFailure(error) });
    }
  }
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setOpen('edit')}>
        <Icon name={laterIcons.edit} />
        {t.settings}
      </Button>
      <Button variant="quiet" size="s" onClick={() => setOpen('delete')}>
        <Icon name={laterIcons.trash} />
        {ui.deleteIt}
      </Button>
      <Dialog
        open={open === 'edit'}
        title={t.sourceSettings({ sourceName: source.name })}
        onClose={close}
      >
        <SourceForm
          source={source}
          save={async ({ kind, address, new_status }) => {
            // Without the mapping: an import may have changed it since.
            await change.mutateAsync({ kind, address: address || null, new_status });
            showToast({ kind: 'success', message: t.sourceSaved });
            close();
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t.askDelete({ sourceName: source.name })}
        confirmLabel={ui.deleteIt}
        danger
        busy={remove.isPending}
        onConfirm={() => void deleteIt()}
        onClose={close}
      >
        <p>{t.askDeleteHint}</p>
      </ConfirmDialog>
    </>
  );
}
