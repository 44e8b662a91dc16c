import type { Ref } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
  id?: string;
  /** Leads to a field that may be out of sight. */
  onFollow?: (fieldId: string) => void;
  /** The form focuses it after a failed submission; screen readers then read it out. */
  ref?: Ref<HTMLElement>;
}

/** Everything that is wrong with a form, each a link to its field. */
export function ErrorSummary({ title, errors, id, onFollow = focusField, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section ref={ref} id={id} className={styles.summary} tabIndex={-1} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            {/* The address stays as it is: a fragment would end up in history and in shared links. */}
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
