import {
  lazy,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';

type ComponentModule<Props> = { default: ComponentType<Props> };

interface Preloadable {
  /** Loads the code before the component is rendered. */
  preload(): Promise<unknown>;
}

/** Between the attempts to load code while the browser is online. */
const retryDelaysMs = [500, 2000];

/** Loads once for all callers. After a failure, such as a lost connection, the next call loads again. */
export function loadOnce<Code>(load: () => Promise<Code>) {
  let loading: Promise<Code> | undefined;
  const loader = Object.assign(
    () =>
      (loading ??= load().then(
        (code) => (loader.loaded = code),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    { loaded: undefined as Code | undefined },
  );
  return loader;
}

/**
 * Like React's `lazy`, but retries: without that, one lost file would replace a whole page, with all
 * that was typed there, by an error. Once it is loaded it renders at once, so the server can render
 * a preloaded component; in the browser, React keeps that HTML until the code has arrived. Add the
 * file of such a component to `lazyComponents` in server/web/pages/built-assets.ts, which adds its
 * styles to the page.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentModule<Props>>,
): LazyExoticComponent<ComponentType<Props>> & Preloadable {
  const loadModule = loadOnce(load);
  const component = lazy(() => {
    const { loaded } = loadModule;
    if (!loaded) return retryLoad(loadModule);
    // Rendering to a string does not wait for a promise.
    // oxlint-disable-next-line unicorn/no-thenable -- React.lazy takes what has a `then`
    const resolved = { then: (done: (module: ComponentModule<Props>) => void) => done(loaded) };
    return resolved as unknown as Promise<ComponentModule<Props>>;
  });
  return Object.assign(component, { preload: loadModule });
}

/** Calls `load` again after each delay, and without a connection once there is one; rejects with its last error. */
export async function retryLoad<Code>(
  load: () => Promise<Code>,
  [delayMs, ...further]: readonly number[] = retryDelaysMs,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
      return retryLoad(load);
    }
    if (delayMs === undefined) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    return retryLoad(load, further);
  }
}

/**
 * A component that the server renders and the browser does not hydrate: its HTML stays, without
 * its code, until `isNeeded`, or with `whenVisible` until it is scrolled into view. Preload it
 * before it is shown without HTML from the server. Add its file to `lazyComponents` in
 * server/web/pages/built-assets.ts, which adds its styles to the page.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  { whenVisible = false } = {},
): ComponentType<Props & { isNeeded?: boolean }> & Preloadable {
  const loadModule = loadOnce(load);

  function Island({ isNeeded = false, ...rest }: Props & { isNeeded?: boolean }) {
    const [isLoaded, setLoaded] = useState(loadModule.loaded !== undefined);
    const html = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isLoaded) return undefined;
      const hydrate = () =>
        void loadModule().then(
          () => setLoaded(true),
          () => undefined,
        );
      if (isNeeded) hydrate();
      if (!whenVisible || !html.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
      );
      observer.observe(html.current);
      return () => observer.disconnect();
    }, [isLoaded, isNeeded]);
    const Loaded = loadModule.loaded?.default;
    if (isLoaded && Loaded) {
      return (
        <div>
          <Loaded {...(rest as unknown as Props)} />
        </div>
      );
    }
    // React compares this with nothing and keeps what the server sent.
    return <div ref={html} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return Object.assign(Island, { preload: loadModule });
}
