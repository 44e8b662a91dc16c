import styles from './image-placeholder.module.css';

/** A drawn room for a listing that has no image yet. */
export function ImagePlaceholder() {
  return <div className={styles.drawing} aria-hidden="true" />;
}
