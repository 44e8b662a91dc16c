import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type Loaded<Props> = { default: ComponentType<Props> };

/** Between the tries to fetch code while the browser is online. */
const pausesMs = [500, 2000];

/**
 * Like React's `lazy`, but code that cannot be fetched is asked for again, and without a connection
 * once there is one. Otherwise one lost file would replace a whole page, with all that was typed
 * there, by an error.
 */
export function lazyPart<Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadAgain(load));
}

/** Calls `load` until its code is there; rejects when the last try while online fails. */
export async function loadAgain<Code>(
  load: () => Promise<Code>,
  [pauseMs, ...further]: readonly number[] = pausesMs,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
      return loadAgain(load);
    }
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    return loadAgain(load, further);
  }
}
