import { useState } from 'react';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { createDrafts, type DraftName } from '#src/shared/storage/drafts.ts';
import { openDraft, type Draft, type DraftOptions } from './open-draft.ts';

type Options<Values extends object> = Omit<DraftOptions<Values>, 'drafts' | 'userId'>;

/** The draft of a form, from the values that are stored when the form opens. */
export function useDraft<Values extends object>(options: Options<Values>): Draft<Values> {
  const userId = useUserId();
  // Once: after the session has ended, what is typed still belongs to the user who typed it.
  const [draft] = useState(() => openDraft({ ...options, drafts: createDrafts(), userId }));
  return draft;
}

/** The values of a small form, with what was typed earlier; each change is kept as its draft. */
export function useDraftValues<Values extends object>(options: Options<Values>) {
  const draft = useDraft(options);
  const [values, setValues] = useState(draft.values);
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.keep(next);
  };
  const discard = () => {
    setValues(options.stored);
    draft.forget();
  };
  return { draft, values, change, discard };
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
