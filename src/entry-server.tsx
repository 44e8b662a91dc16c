import {
  HeadContent,
  isNotFound,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { HasPage, RenderedPage, RenderPage } from '#contract/rendered-page.ts';
import { collectAppData, loadRouteCode } from '#src/app/app-data.ts';
import { composeServerApp } from '#src/app/compose-server.ts';
import { Providers } from '#src/app/providers.tsx';
import type { AppRouter } from '#src/app/router.ts';

/** Renders a page as everyone gets it. */
export const renderPage: RenderPage = async (request, fetchApi, languages) => {
  const app = composeServerApp(new URL(request.url).origin, fetchApi, languages);
  let page: RenderedPage | null = null;
  const handle = createRequestHandler({ createRouter: () => app.router, request });
  const answer = handle(async ({ router }) => {
    await loadRouteCode(router);
    page = {
      status: pageStatus(router),
      head: renderToString(
        <RouterContextProvider router={router}>
          <HeadContent />
        </RouterContextProvider>,
      ),
      body: renderToString(
        <StrictMode>
          <Providers context={app}>
            <RouterProvider router={router} />
          </Providers>
        </StrictMode>,
      ),
      data: collectAppData(app.queryClient, router),
      routeIds: router.state.matches.map((match) => match.routeId),
      redirect: null,
    };
    return new Response(null);
  });
  // What the page was made of would otherwise stay with everything that still refers to it.
  const response = await answer.finally(() => app.queryClient.clear());
  if (page) return page;
  return {
    status: response.status,
    head: '',
    body: '',
    data: null,
    routeIds: [],
    redirect: response.headers.get('location') ?? '/',
  };
};

/** Knows the paths of all pages, those that only a browser renders too. */
export function createPageIndex(): HasPage {
  const { router } = composeServerApp('http://localhost', fetch, {
    language: 'en',
    languages: ['en'],
  });
  return (pathname) => {
    const [routes, params, found] = router.getMatchedRoutes(pathname);
    // What is left over once a route has matched the beginning.
    if (found === undefined || '**' in params) return false;
    try {
      for (const { options } of routes) options.params?.parse?.(params);
      return true;
    } catch {
      return false;
    }
  };
}

/** What was there once is gone, which search engines want to hear apart from never found. */
function pageStatus(router: AppRouter): number {
  const isGone = router.state.matches.some(
    ({ error }) => isNotFound(error) && (error as { data?: unknown }).data === 'gone',
  );
  return isGone ? 410 : getSsrStatus(router);
}
