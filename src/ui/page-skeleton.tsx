import { Page } from './page-layout.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

/** Stands for a page of which nothing is known yet. */
export function PageSkeleton() {
  return (
    <Page width="m">
      <Loading>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="panel" />
      </Loading>
    </Page>
  );
}
