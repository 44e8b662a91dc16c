import { useState } from 'react';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { useDeleteListingAsAdmin } from '../api/moderation-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { showToast } from '#src/ui/toast.ts';
import { NoteDialog } from './note-dialog.tsx';
import * as ui from '#locales/ui.ts';

interface DeleteAnyListingProps {
  listing: { id: number; title: string };
  variant: 'quiet' | 'plain';
  /** Goes somewhere else first, where the page is about this listing. */
  leave?: () => unknown;
}

/** Deletes the listing of somebody else, after asking why: its owner reads the reason. */
export default function DeleteAnyListing({ listing, variant, leave }: DeleteAnyListingProps) {
  const { id, title } = listing;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useDeleteListingAsAdmin(id, async () => {
    setAsking(false);
    await leave?.();
    showToast({ kind: 'success', message: t.roomDeleted });
  });
  return (
    <>
      <Button
        variant={variant}
        aria-label={common.deleteTitle({ title })}
        onClick={() => setAsking(true)}
      >
        <Icon name={laterIcons.trash} />
        {ui.deleteIt}
      </Button>
      {isAsking && (
        <NoteDialog
          target={`delete-${id}`}
          title={isolate(t.askDelete({ title }), title)}
          text={t.askDeleteHint}
          hint={t.ownerReads}
          confirmLabel={ui.deleteIt}
          busy={isPending}
          error={error}
          onConfirm={(reason) => mutateAsync(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
