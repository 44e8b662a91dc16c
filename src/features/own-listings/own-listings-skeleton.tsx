import * as t from '#locales/own-listings.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './own-listings.module.css';
import * as titles from '#locales/titles.ts';

const rows = ['first', 'second', 'third'];

/** The list before it is there, in its size. */
export function OwnListingsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={titles.yourListings} />
      <Loading label={t.loadingListings}>
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row} className={styles.row}>
              <span className={styles.photo}>
                <Skeleton shape="photo" />
              </span>
              <span className={styles.head}>
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
