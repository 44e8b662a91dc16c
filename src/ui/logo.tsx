import styles from './logo.module.css';

/** The radar mark and the name; the link around it belongs to the caller. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M3.5 24A20.5 20.5 0 0 1 24 3.5" />
        <path className={styles.far} d="M10.5 24A13.5 13.5 0 0 1 24 10.5" />
        <circle cx="21.6" cy="21.6" r="3" fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.name}>RoomieRadar</span>
    </span>
  );
}
