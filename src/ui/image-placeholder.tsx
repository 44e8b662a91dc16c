import styles from './image-placeholder.module.css';

/** A drawn room for a place that has no picture yet. */
export function ImagePlaceholder() {
  return <div className={styles.drawing} aria-hidden="true" />;
}
