import { Columns, Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './roomie-page.module.css';

/** A person's page before the person is there, block by block of the same size. */
export function RoomieSkeleton() {
  return (
    <Page>
      <Loading label="Loading the roomie…">
        <h1>
          <VisuallyHidden>Roomie</VisuallyHidden>
        </h1>
        <div className={styles.back} />
        <Columns aside={<Skeleton shape="panel" />}>
          <div className={styles.head}>
            <span className={styles.portrait}>
              <Skeleton shape="circle" />
            </span>
            <div className={styles.who}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="short" />
              <span className={styles.line}>
                <Skeleton width="long" />
              </span>
            </div>
          </div>
          <div className={styles.bio}>
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </Columns>
      </Loading>
    </Page>
  );
}
