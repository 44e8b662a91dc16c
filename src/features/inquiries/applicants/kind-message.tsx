import { nameField } from '#contract/applicants/declines.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/declines.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import styles from './declines.module.css';

interface KindMessageProps {
  value: string;
  onChange: (message: string) => void;
  /** What each reads without a message of one's own. */
  preview: string;
}

/** What those read who are declined: a text of one's own, or a kind one of ours. */
export function KindMessage({ value, onChange, preview }: KindMessageProps) {
  return (
    <>
      <TextArea
        label={common.yourMessage}
        hint={t.messageHint({ field: nameField })}
        value={value}
        limit={limits.message.max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value.trim() === '' && (
        <figure>
          <figcaption className={styles.soft}>{t.kindTextHint}</figcaption>
          <blockquote className={styles.preview} dir="auto">
            {preview}
          </blockquote>
        </figure>
      )}
    </>
  );
}
