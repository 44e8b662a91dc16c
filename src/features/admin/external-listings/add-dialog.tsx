import { useState } from 'react';
import { newIdempotencyKey } from '#src/api/client.ts';
import { useAddExternal } from '#src/queries/external-listing-writes.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { showToast } from '#src/ui/toast.ts';
import { emptyDraft } from './external-draft.ts';
import { ExternalForm } from './external-form.tsx';

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adding a listing from outside that no source brings. */
export function AddDialog({ open, onClose }: AddDialogProps) {
  return (
    <Dialog open={open} title="Add a listing by hand" onClose={onClose} wide>
      {open && <Add onClose={onClose} />}
    </Dialog>
  );
}

function Add({ onClose }: { onClose: () => void }) {
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync: add } = useAddExternal(key);
  return (
    <ExternalForm
      draft={emptyDraft}
      submitLabel="Add listing"
      save={async (form) => {
        await add(form);
        showToast({ kind: 'success', message: 'The listing is added' });
        onClose();
      }}
    />
  );
}
