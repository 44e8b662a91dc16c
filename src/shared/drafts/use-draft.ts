import { useState } from 'react';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { createDrafts, type DraftName } from '#src/shared/storage/drafts.ts';
import { openDraft, type Draft, type DraftOptions } from './open-draft.ts';

/** The draft of a form, from the values that are stored when the form opens. */
export function useDraft<Values extends object>(
  options: Omit<DraftOptions<Values>, 'drafts' | 'userId'>,
): Draft<Values> {
  const userId = useUserId();
  // Once: after the session has ended, what is typed still belongs to the user who typed it.
  const [draft] = useState(() => openDraft({ ...options, drafts: createDrafts(), userId }));
  return draft;
}

/** Whether something is kept of this form, or without a target of any form of this kind. */
export function useHasDraft({
  kind,
  target,
}: Pick<DraftName, 'kind'> & Partial<DraftName>): boolean {
  const userId = useUserId();
  const [hasDraft] = useState(() =>
    createDrafts()
      .list(userId)
      .some((each) => each.kind === kind && (target === undefined || each.target === target)),
  );
  return hasDraft;
}

/** Zero stands for nobody. */
export const useUserId = (): number => useAuthState(({ context }) => context.userId) ?? 0;
