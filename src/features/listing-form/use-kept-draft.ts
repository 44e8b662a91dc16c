import { useState } from 'react';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { createListingDrafts } from '#src/shared/storage/listing-drafts.ts';
import { draftChanges, readChanges, type KeptDraft, type ListingDraft } from './listing-draft.ts';

/**
 * What is typed in the listing form, kept in this browser until it is saved or discarded. Only the
 * changes are kept, so that they undo nothing that was changed elsewhere meanwhile.
 */
export function useKeptDraft(target: string, stored: ListingDraft): KeptDraft {
  const userId = useAuthState((snapshot) => snapshot.context.userId) ?? 0;
  const [drafts] = useState(() => createListingDrafts());
  const [earlier] = useState(() => readChanges(stored, drafts.read(userId, target)));
  return {
    earlier,
    keep: (values) => drafts.write(userId, target, draftChanges(stored, values)),
    forget: () => drafts.write(userId, target, {}),
  };
}
