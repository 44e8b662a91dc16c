import { useMatches, useRouter, type AnyRoute } from '@tanstack/react-router';
import { createElement } from 'react';
import { Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';

/** What stands for a route below `parent` while nothing of it is loaded. */
export function PendingChild({ parent }: { parent: string }) {
  const { routesById } = useRouter();
  const ids = useMatches({ select: (matches) => matches.map(({ routeId }) => routeId) });
  const components = ids
    .slice(ids.findIndex((id) => id === parent) + 1)
    .map((id) => (routesById[id] as AnyRoute).options.pendingComponent);
  return createElement(components.find((component) => component !== undefined) ?? PageSkeleton);
}

/** Stands for a page of which nothing is known yet. */
function PageSkeleton() {
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
