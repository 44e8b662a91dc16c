import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './own-listings.module.css';

const rows = ['first', 'second', 'third'];

/** The list before it is there, in its size. */
export function OwnListingsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title="Your listings" />
      <Loading label="Loading your listings…">
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row} className={styles.row}>
              <span className={styles.photo}>
                <Skeleton shape="photo" />
              </span>
              <span className={styles.words}>
                <Skeleton width="long" />
                <Skeleton width="half" />
                <Skeleton width="half" />
                <Skeleton width="short" />
              </span>
            </li>
          ))}
        </ul>
      </Loading>
    </Page>
  );
}
