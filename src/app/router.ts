import { isPublicPath, languagePrefix } from '#contract/languages.ts';
import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#src/routes/-router-context.ts';
import { routeTree } from './route-tree.gen.ts';

/** The router over all of src/routes. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const prefix = languagePrefix(context.language, context.languages);
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // Routes know nothing of languages; only addresses of public pages have one.
    ...(prefix && { rewrite: rewriteBetween(prefix) }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: !import.meta.env.SSR && restoresScroll(),
    trailingSlash: 'preserve',
  });
}

/**
 * Whether the router scrolls after it has shown a page: not when the first one was scrolled already,
 * by somebody who read on before the app had started, or by the browser after a reload.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

function rewriteBetween(prefix: string): LocationRewrite {
  const withPath = (url: URL, path: string) => Object.assign(new URL(url), { pathname: path });
  const within = new RegExp(`^${prefix}(?=/|$)`);
  return {
    input({ url }) {
      const path = url.pathname.replace(within, '') || '/';
      return isPublicPath(path) ? withPath(url, path) : undefined;
    },
    output: ({ url }) =>
      isPublicPath(url.pathname)
        ? withPath(url, prefix + url.pathname.replace(/\/$/, ''))
        : undefined,
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
