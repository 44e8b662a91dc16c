import * as t from '#locales/viewings.ts';
import { viewings } from '#locales/titles.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './viewings.module.css';

/** The page before its times are known. */
export function ViewingsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={viewings} />
      <ViewingsLoading />
    </Page>
  );
}

/** The loading form and list. */
export function ViewingsLoading() {
  return (
    <Loading label={t.loadingViewings}>
      <div className={styles.stack}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="button" />
        <Skeleton width="long" />
      </div>
    </Loading>
  );
}
