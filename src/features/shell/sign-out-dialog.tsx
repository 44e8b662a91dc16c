import { useRef, useState } from 'react';
import * as t from '#locales/drafts.ts';
import * as ui from '#locales/ui.ts';
import { formatList } from '#locales/format.ts';
import { draftKinds, type DraftKind } from '#contract/drafts.ts';
import { useAuth } from '#src/shared/auth/auth-context.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface SignOutDialogProps {
  /** What is kept; the dialog is closed while there is nothing. */
  kinds: readonly DraftKind[];
  onSignOut: (choice: 'keep' | 'delete') => void;
  onClose: () => void;
}

/** Asks before signing out what becomes of what was typed and not saved. */
export function SignOutDialog({ kinds, onSignOut, onClose }: SignOutDialogProps) {
  const labels = kinds.map((kind) => t.kindLabels[kind]);
  return (
    <Dialog
      open={kinds.length > 0}
      title={t.keepUnsaved}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button variant="quiet" onClick={() => onSignOut('delete')}>
            {t.deleteAndSignOut}
          </Button>
          <Button onClick={() => onSignOut('keep')}>{t.keepAndSignOut}</Button>
        </>
      }
    >
      <p>{t.unsavedKinds({ kinds: formatList(labels) })}</p>
      <p>{t.keepUnsavedHint}</p>
    </Dialog>
  );
}

/** Signing out: at once while nothing is kept, else after the question what becomes of it. */
export function useSignOut() {
  const auth = useAuth();
  const userId = useUserId();
  const [drafts] = useState(() => createDrafts());
  const [kinds, setKinds] = useState<DraftKind[]>([]);
  const trigger = useRef<HTMLElement>(null);
  const leave = () => auth.send({ type: 'logout.requested' });
  return {
    kinds,
    request() {
      const names = drafts.list(userId);
      const unsaved = draftKinds.filter((each) => names.some(({ kind }) => kind === each));
      if (unsaved.length === 0) return leave();
      trigger.current = findMenuTrigger(document.activeElement);
      return setKinds(unsaved);
    },
    cancel() {
      setKinds([]);
      // The dialog cannot give focus back: the menu item that opened it is gone.
      setTimeout(() => trigger.current?.focus());
    },
    signOut(choice: 'keep' | 'delete') {
      setKinds([]);
      if (choice === 'delete') drafts.clear(userId);
      leave();
    },
  };
}

/** The button that names the menu around an item. */
function findMenuTrigger(item: Element | null): HTMLElement | null {
  const id = item?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}
