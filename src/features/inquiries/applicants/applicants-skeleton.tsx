import * as t from '#locales/applicants.ts';
import * as titles from '#locales/titles.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './applicants.module.css';

/** The page before the listing is known. */
export function ApplicantsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={titles.applicants} />
      <ApplicantsLoading />
    </Page>
  );
}

const cards = ['first', 'second', 'third'];

/** The loading list, in the size of the real one. */
export function ApplicantsLoading() {
  return (
    <Loading label={t.loadingApplicants}>
      <div className={styles.controls}>
        <Skeleton shape="button" width="half" />
      </div>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card} className={styles.card}>
            <span className={styles.head}>
              <Skeleton shape="circle" />
              <span className={styles.who}>
                <Skeleton shape="title" width="half" />
                <Skeleton width="long" />
              </span>
            </span>
            <Skeleton width="long" />
            <Skeleton />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
