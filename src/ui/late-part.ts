import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadAgain, type Loaded } from './lazy-part.ts';

/**
 * A part of a page whose code is not in the first load, and yet in the HTML from the server: there
 * `preload` comes before rendering. In the browser, React leaves the HTML as it is until the code
 * has arrived. Name its file in `lateParts` of server/web/pages/built-assets.ts, which adds its
 * styles to the page.
 */
export function latePart<Props>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> & { preload(): Promise<void> } {
  let loaded: Loaded<Props> | undefined;
  const part = lazy(() => {
    if (!loaded) return loadAgain(load);
    const known = loaded;
    // What has been loaded is there at once: rendering to a string waits for nothing.
    // oxlint-disable-next-line unicorn/no-thenable -- React.lazy takes what has a `then`
    const atOnce = { then: (done: (value: Loaded<Props>) => void) => done(known) };
    return atOnce as unknown as Promise<Loaded<Props>>;
  });
  return Object.assign(part, {
    async preload() {
      loaded ??= await load();
    },
  });
}
