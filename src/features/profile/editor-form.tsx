import type { ReactNode } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/profile.ts';
import * as ui from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';

interface EditorFormProps {
  label: string;
  children: ReactNode;
  /** Says that it begins with what was typed earlier. */
  restored: ReactNode;
  /** Asks about what was saved elsewhere meanwhile. */
  collisions: ReactNode;
  isSaving: boolean;
  /** What is wrong with the answers, in words. */
  problem?: string | null;
  /** What the server or the connection said that belongs to no field. */
  failure: unknown;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form around one part of the profile, and its two ways out. */
export function EditorForm(props: EditorFormProps) {
  const { label, children, restored, collisions, isSaving, problem, failure, onSubmit, onCancel } =
    props;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <Panel>
        <div className={styles.editor}>
          {restored}
          {children}
          {problem && <Notice tone="warning" live title={problem} />}
          {failure !== null && (
            <Notice tone="danger" live title={common.saveFailed}>
              {t.saveFailedHint({ reason: formatFailure(failure) })}
            </Notice>
          )}
          {collisions}
          <div className={styles.ways}>
            <Button type="submit" busy={isSaving} busyLabel={ui.saving}>
              {ui.save}
            </Button>
            <Button variant="plain" onClick={onCancel}>
              {ui.cancel}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}
