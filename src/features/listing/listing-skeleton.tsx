import * as t from '#locales/listing.ts';
import { Columns, Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './listing-skeleton.module.css';

/** A listing's page before the listing is there, block by block of the same size. */
export function ListingSkeleton() {
  return (
    <Page>
      <Loading label={t.loadingRoom}>
        <h1>
          <VisuallyHidden>{t.room}</VisuallyHidden>
        </h1>
        <div className={styles.back} />
        <Columns
          aside={
            <div className={styles.panel}>
              <Skeleton shape="panel" />
            </div>
          }
        >
          <div className={styles.gallery}>
            <Skeleton shape="wide" />
          </div>
          <div className={styles.title}>
            <Skeleton shape="title" width="long" />
          </div>
          <Skeleton width="half" />
          <div className={styles.facts}>
            <Skeleton width="long" />
          </div>
          <div className={styles.text}>
            <Skeleton shape="title" width="short" />
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </Columns>
      </Loading>
    </Page>
  );
}
