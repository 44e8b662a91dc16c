import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './inquiries.module.css';

const rows = ['first', 'second', 'third', 'fourth'];

/** The list before it is there, in its size. */
export function InquiriesLoading() {
  return (
    <Loading label="Loading your inquiries…">
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row} className={styles.row}>
            <span className={styles.round}>
              <Skeleton shape="circle" />
            </span>
            <span className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
              <Skeleton width="long" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
