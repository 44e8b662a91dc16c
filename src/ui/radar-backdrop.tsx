import styles from './radar-backdrop.module.css';

/** The radar of the mark, large and quiet, beside the headline of an opening page. */
export function RadarBackdrop() {
  return <div className={styles.backdrop} aria-hidden="true" />;
}
