import * as t from '#locales/rent-splits.ts';
import { rentSplit } from '#locales/titles.ts';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './rent-splits.module.css';

/** The page before its splits are known. */
export function RentSplitsSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={rentSplit} back={<Skeleton width="short" />} />
      <RentSplitsLoading />
    </Page>
  );
}

/** The loading split. */
export function RentSplitsLoading() {
  return (
    <Loading label={t.loading}>
      <Panel>
        <div className={styles.stack}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </div>
      </Panel>
    </Loading>
  );
}
