import * as t from '#locales/inquiries.ts';
import { classes } from '#src/ui/classes.ts';
import { Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './inquiry.module.css';

/** The page while its inquiry loads. */
export function InquirySkeleton() {
  return (
    <Page>
      <div className={classes(styles.inquiry, styles.loading)}>
        <div className={styles.head}>
          <Skeleton width="short" />
          <div className={styles.who}>
            <Skeleton shape="circle" />
            <span className={styles.names}>
              <Skeleton shape="title" width="half" />
            </span>
          </div>
        </div>
        <MessagesLoading />
      </div>
    </Page>
  );
}

export function MessagesLoading() {
  return (
    <Loading label={t.loadingMessages}>
      <div className={styles.messages}>
        <div className={styles.message}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
        <div className={styles.message} data-mine>
          <Skeleton width="long" />
        </div>
      </div>
    </Loading>
  );
}
