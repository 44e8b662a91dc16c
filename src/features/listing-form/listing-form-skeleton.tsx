import type { ReactNode } from 'react';
import * as basics from '#locales/basics.ts';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { ListingCardSkeleton, Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { listingSteps } from '#src/shared/listings/listing-steps.ts';
import styles from './listing-form.module.css';
import progress from './step-progress.module.css';
import { useShownStep } from './use-listing-step.ts';

interface ListingFormSkeletonProps {
  title: string;
  /** Below the title of the first step. */
  lede?: ReactNode;
  /** Does the page have a way back above its title? */
  hasBack?: boolean;
}

/** A step of the form before it is known who fills it in, and with what. */
export function ListingFormSkeleton({ title, lede, hasBack = false }: ListingFormSkeletonProps) {
  const step = useShownStep();
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader
          back={hasBack && <Skeleton width="short" />}
          title={title}
          lede={step === listingSteps[0] && lede}
        />
      </div>
      <Loading label={basics.loading}>
        <div className={styles.layout}>
          <div className={styles.form}>
            <div className={progress.progress}>
              <Skeleton shape="button" />
            </div>
            <Skeleton shape="title" width="half" />
            <Panel>
              <div className={styles.fields}>
                <Skeleton shape="button" />
                <Skeleton shape="button" />
                <div className={styles.map} />
              </div>
            </Panel>
          </div>
          <aside className={styles.preview}>
            <ListingCardSkeleton />
          </aside>
        </div>
      </Loading>
    </Page>
  );
}
