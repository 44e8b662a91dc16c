import type { MouseEvent, Ref } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
  /** The form focuses it after a failed submission; screen readers then read it out. */
  ref?: Ref<HTMLElement>;
}

/** Everything that is wrong with a form, each a link to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address stays as it is: a fragment would end up in history and in shared links. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
