import { useState, type ReactNode } from 'react';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { showToast } from '#src/ui/toast.ts';
import type { useHideListing } from '../api/moderation-writes.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './reports.module.css';

interface HideControlsProps {
  /** Names the draft of the reason. */
  target: string;
  title: string;
  /** Why it is hidden; null while it is shown. */
  hiddenNote: string | null;
  /** Takes the reason to hide it, or null to show it again. */
  hide: ReturnType<typeof useHideListing>;
  texts: {
    onlyOwner: string;
    askHideHint: string;
    ownerReads: string;
    isShown: string;
    isHidden: string;
  };
  /** Further buttons. */
  children?: ReactNode;
}

/** Says why something reported is hidden, and hides it, with a reason, or shows it again. */
export function HideControls({
  target,
  title,
  hiddenNote,
  hide,
  texts,
  children,
}: HideControlsProps) {
  const [isAsking, setAsking] = useState(false);
  const finish = (message: string) => () => {
    setAsking(false);
    showToast({ kind: 'success', message });
  };
  return (
    <>
      {hiddenNote !== null && (
        <Notice tone="warning" title={texts.onlyOwner}>
          <p dir="auto">{hiddenNote}</p>
        </Notice>
      )}
      <FailureNotice title={common.failed} error={isAsking ? null : hide.error} />
      <div className={styles.buttons}>
        {hiddenNote === null ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon name={laterIcons.shield} />
            {t.hide}
          </Button>
        ) : (
          <Button
            variant="quiet"
            busy={hide.isPending}
            onClick={() => hide.mutate(null, { onSuccess: finish(texts.isShown) })}
          >
            {t.showAgain}
          </Button>
        )}
        {children}
      </div>
      {isAsking && (
        <NoteDialog
          target={target}
          title={isolate(t.askHide({ title }), title)}
          text={texts.askHideHint}
          hint={texts.ownerReads}
          confirmLabel={t.hide}
          busy={hide.isPending}
          error={hide.error}
          onConfirm={(reason) => hide.mutateAsync(reason, { onSuccess: finish(texts.isHidden) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
