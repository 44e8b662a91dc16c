import type { ReactNode } from 'react';
import { cancel } from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx';
import { RestoredNotice } from './restored-notice.tsx';

interface DraftDialogProps extends Omit<DialogProps, 'actions'> {
  draft: { isRestored: boolean };
  onDiscard: () => void;
  /** The button that sends what was typed. */
  confirmButton: ReactNode;
}

/** A dialog that keeps what is typed in it when it is closed; only its "Cancel" discards that. */
export function DraftDialog(props: DraftDialogProps) {
  const { draft, onDiscard, confirmButton, children, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard();
              dialog.onClose();
            }}
          >
            {cancel}
          </Button>
          {confirmButton}
        </>
      }
    >
      <RestoredNotice draft={draft} onDiscard={onDiscard} />
      {children}
    </Dialog>
  );
}
