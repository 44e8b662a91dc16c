import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-router/ssr/client';
import type { AppRouter } from './router.ts';

type HydrationInput = NonNullable<NonNullable<Window['$_TSR']>['router']>;

/** What the browser needs to go on with a page from the server. */
export interface AppData {
  /** The API answers that the page shows. */
  answers: { key: QueryKey; data: unknown }[];
  /** The routes of the page, where the app renders some of them only once it knows who is there. */
  pending?: HydrationInput['matches'];
}

/** Collects every successful answer in the query cache, and how far the router came. */
export function collectAppData(queryClient: QueryClient, router: AppRouter): AppData {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
  const { matches } = router.state;
  if (matches.every(({ status }) => status !== 'pending')) return { answers };
  const pending = matches.map(({ id, status, ssr, updatedAt }) => ({
    // As the router writes them: it compares them with its own.
    i: id.replaceAll('/', '#'),
    s: status,
    u: updatedAt,
    ssr,
  }));
  return { answers, pending };
}

/**
 * Puts the answers into the cache as if just fetched: the server drops a rendered page as soon as
 * the data it shows changes.
 */
export function applyAnswers(queryClient: QueryClient, answers: AppData['answers']): void {
  for (const { key, data: answer } of answers) queryClient.setQueryData(key, answer);
}

/** Brings the router to where the server left it, so that the first rendering is the same. */
export async function resumeRouter(
  router: AppRouter,
  { pending }: Pick<AppData, 'pending'>,
): Promise<void> {
  // The router renders exactly what the server did only when it believes it was server-rendered.
  router.ssr = { manifest: undefined };
  if (!pending) return router.load();
  const nothing = () => undefined;
  window.$_TSR = {
    router: { manifest: undefined, matches: pending },
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
    buffer: [],
  };
  await hydrate(router);
  return loadRouteCode(router);
}

/** Loads what stands in place of pending routes, too, which the router leaves for later. */
export async function loadRouteCode(router: AppRouter): Promise<void> {
  await Promise.all(
    router.state.matches.map(async ({ routeId }) => {
      await router.loadRouteChunk(router.routesById[routeId]);
    }),
  );
}
