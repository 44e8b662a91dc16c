import * as t from '#locales/inquiries.ts';
import * as titles from '#locales/titles.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './inquiries.module.css';

/** The page before the router knows which folder it shows. */
export function InquiriesSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={titles.inquiries} />
      <InquiriesLoading />
    </Page>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

/** The loading list, in the size of the real one. */
export function InquiriesLoading() {
  return (
    <Loading label={t.loadingInquiries}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row} className={styles.row}>
            <span className={styles.avatar}>
              <Skeleton shape="circle" />
            </span>
            <span className={styles.texts}>
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
