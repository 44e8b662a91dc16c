import * as t from '#locales/onboarding.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './onboarding.module.css';

/** A step of the size it will have. */
export function StepSkeleton() {
  return (
    <Page width="s">
      <Loading label={t.loading}>
        <div className={styles.body}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="long" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </Loading>
    </Page>
  );
}

/** What the user said before could not be had; without it, typing would overwrite it. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page width="s">
      <h1 className={styles.step}>{t.welcome}</h1>
      <Notice tone="danger" title={t.loadFailed} onRetry={onRetry}>
        {formatFailure(error)}
      </Notice>
    </Page>
  );
}
