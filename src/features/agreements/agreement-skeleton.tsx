import * as t from '#locales/agreements.ts';
import { houseAgreement } from '#locales/titles.ts';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './agreements.module.css';

/** The page before its rules are known. */
export function AgreementSkeleton() {
  return (
    <Page width="m">
      <PageHeader title={houseAgreement} back={<Skeleton width="short" />} />
      <AgreementLoading />
    </Page>
  );
}

/** The loading sections. */
export function AgreementLoading() {
  return (
    <Loading label={t.loading}>
      <div className={styles.editor}>
        {['quiet', 'guests', 'cleaning'].map((section) => (
          <Panel stacked key={section}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </Panel>
        ))}
      </div>
    </Loading>
  );
}
