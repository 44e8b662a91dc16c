import { useEffect, useState } from 'react';
import * as t from '#locales/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Draft } from './open-draft.ts';

interface RestoredNoticeProps {
  draft: { isRestored: boolean };
  /** Says what of it was not kept. */
  hint?: string;
  /** Puts the stored values back and forgets the draft. */
  onDiscard: () => void;
}

/** Says that a form begins with what was typed earlier, and offers to discard that. */
export function RestoredNotice({
  draft,
  hint = t.typedIsBackHint,
  onDiscard,
}: RestoredNoticeProps) {
  const [isShown, setShown] = useState(draft.isRestored);
  if (!isShown) return null;
  return (
    <Notice
      title={t.typedIsBack}
      actions={
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            setShown(false);
            onDiscard();
          }}
        >
          {t.discard}
        </Button>
      }
    >
      {hint}
    </Notice>
  );
}

interface RestoredDraftProps<Values extends object> {
  draft: Draft<Values>;
  /** The typed values by the fields of the form, where the draft names them otherwise. */
  typed?: object;
  form: {
    reset: () => void;
    setFieldValue: (field: never, value: never) => void;
  };
  hint?: string;
  /** Forgets the draft and shows what is stored, where that may be newer than what the form began with. */
  onDiscard?: () => void;
}

/** Puts what was typed earlier into a form of TanStack Form, and says so. */
export function RestoredDraft<Values extends object>(props: RestoredDraftProps<Values>) {
  const { draft, typed = draft.typed, form, onDiscard, ...texts } = props;
  useEffect(() => {
    if (!draft.isRestored) return;
    // As defaults they would be what a reset leads back to.
    for (const [field, value] of Object.entries(typed)) {
      form.setFieldValue(field as never, value as never);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what is typed later comes over it
  }, []);
  return (
    <RestoredNotice
      draft={draft}
      {...texts}
      onDiscard={() => {
        form.reset();
        if (onDiscard) onDiscard();
        else draft.forget();
      }}
    />
  );
}
