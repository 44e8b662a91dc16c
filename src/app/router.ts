import { hasEachLanguage, languagePrefix, withoutPrefix } from '#contract/languages.ts';
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
    // Routes know nothing of languages; only addresses have one.
    ...(prefix && { rewrite: rewriteBetween(prefix) }),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // The page of another listing, user or inquiry shares nothing with the one before.
    defaultRemountDeps: ({ params }) => ('id' in params ? params.id : undefined),
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
  return {
    input: ({ url }) => withPath(url, withoutPrefix(url.pathname, prefix)),
    output: ({ url }) =>
      hasEachLanguage(url.pathname)
        ? withPath(url, prefix + url.pathname.replace(/^\/$/, ''))
        : undefined,
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
