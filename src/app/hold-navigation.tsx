import type { AnyRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.ts';

/** A page whose content throws does not hydrate it. */
const longestWaitMs = 20_000;

/**
 * Holds navigation back until the server-rendered page is hydrated, which the promise tells. React
 * hydrates the shell first, and its links work from then on. A navigation before the rest takes away
 * the match that the page is about to read: it throws, and React renders everything again
 * (https://github.com/TanStack/router/issues/8233). Call this between loading and hydration.
 */
export function holdNavigation({ history, routesById, state }: AppRouter): Promise<void> {
  const pending = state.matches.find(({ status }) => status === 'pending');
  const last = pending ?? state.matches.at(-1);
  // In place of a page that was not found, something else is rendered.
  if (!last || (!pending && last.status !== 'success')) return Promise.resolve();
  let release = () => {};
  const hydrated = new Promise<void>((resolve) => (release = resolve));
  setTimeout(release, longestWaitMs);
  const blockerFn = () => hydrated.then(() => false);
  void hydrated.then(history.block({ blockerFn, enableBeforeUnload: false }));
  const route: AnyRoute = routesById[last.routeId];
  const part = pending ? 'pendingComponent' : 'component';
  const Part = route.options[part];
  route.update({ [part]: Hydrated });
  return hydrated;

  function Hydrated() {
    useEffect(release, []);
    return Part && <Part />;
  }
}
