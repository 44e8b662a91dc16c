import styles from './room-stand-in.module.css';

/** A drawn room for a place that has no picture yet. */
export function RoomStandIn() {
  return <div className={styles.drawing} aria-hidden="true" />;
}
