import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A turning ring in the color and size of the text around it; with a label it is announced. */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <svg className={styles.spinner} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle
        className={styles.track}
        cx="12"
        cy="12"
        r="9"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <output className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
