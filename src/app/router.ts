import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#src/routes/-router-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** The router over all of src/routes. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: !import.meta.env.SSR,
    trailingSlash: 'preserve',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
