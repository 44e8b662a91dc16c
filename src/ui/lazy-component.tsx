import {
  createElement,
  lazy,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
} from 'react';

/** A component by what it takes, as `lazy` wants its type. */
type Exported<Component> =
  Component extends ComponentType<infer Props> ? ComponentType<Props> : never;

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

interface Preloadable {
  /** Loads the code before the component is rendered. */
  preload(): Promise<unknown>;
}

/** Between the attempts to load code while the browser is online. */
const retryDelaysMs = [500, 2000];

/** Asked on the window, whose listener prevents it when code of this page is gone from the server. */
export const codeGoneEvent = 'roomieradar:code-gone';

/** Is code of this page gone from the server, so that only loading the page again helps? */
export const isCodeGone = () =>
  !window.dispatchEvent(new Event(codeGoneEvent, { cancelable: true }));

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
 * Like React's `lazy`, for any export, and it retries: without that, one lost file would replace a
 * whole page, with all that was typed there, by an error. `load` only imports. Once it is loaded it
 * renders at once, so the server can render a preloaded component; in the browser, React keeps that
 * HTML until the code has arrived. Add the file of such a component to `lazyComponents` in
 * server/web/pages/built-assets.ts, which adds its styles to the page.
 */
export function lazyComponent<
  Code extends { [Export in Name]: ComponentType<never> },
  Name extends string = 'default',
>(load: () => Promise<Code>, name: Name = 'default' as Name): Exported<Code[Name]> & Preloadable {
  const loadModule = loadOnce(importAnew(load));
  const pick = (code: Code) => ({ default: code[name] as unknown as ComponentType<object> });
  let hasFailed = false;
  const makeLazy = () =>
    lazy(() => {
      const { loaded } = loadModule;
      if (!loaded) {
        return retryLoad(loadModule).then(pick, (error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }
      // Rendering to a string does not wait for a promise.
      const resolved = {
        // oxlint-disable-next-line unicorn/no-thenable -- React.lazy takes what has a `then`
        then: (done: (code: ReturnType<typeof pick>) => void) => done(pick(loaded)),
      };
      return resolved as unknown as Promise<ReturnType<typeof pick>>;
    });
  let current = makeLazy();
  /**
   * React keeps the error of a lazy component for good, so "Try again" needs a new one. Not at once:
   * the render that meets the error has to reach the error screen.
   */
  const take = () => {
    if (hasFailed) setTimeout(() => (current = makeLazy()));
    hasFailed = false;
    return current;
  };
  const Late = (props: object) => createElement(take(), props);
  return Object.assign(Late as unknown as Exported<Code[Name]>, { preload: loadModule });
}

/**
 * Imports a module again after a failure. Chromium remembers a failed module by its address for as
 * long as the page lives, so each further try has another one. Its error names the address, and so
 * does Firefox's.
 */
export function importAnew<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let file: string | undefined;
  let failures = 0;
  return async () => {
    try {
      if (file === undefined) return await load();
      return (await import(/* @vite-ignore */ `${file}?again=${failures}`)) as Code;
    } catch (error) {
      failures += 1;
      file ??= /https?:\S+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}

/**
 * Calls `load` again after each delay, and without a connection once there is one; rejects with its
 * last error. Waits without end for code that is gone: an error would take away the rest of the page,
 * with what is typed there.
 */
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
    if (isCodeGone()) return new Promise(() => {});
    if (delayMs === undefined) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    return retryLoad(load, further);
  }
}

/**
 * A component that the server renders and the browser does not hydrate: its HTML stays, without
 * its code, until `isNeeded` or one of its props changes, or with `whenVisible` until it is scrolled
 * into view. Without HTML from the server, it is a late component. Add its file to `lazyComponents` in
 * server/web/pages/built-assets.ts, which adds its styles to the page.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  { whenVisible = false } = {},
): ComponentType<Props & { isNeeded?: boolean }> & Preloadable {
  const loadModule = loadOnce(load);
  const Late = lazyComponent(load as never) as unknown as ComponentType<Props> & Preloadable;

  // On the way back to a page whose code was never needed, there is no HTML from the server.
  function Island({ isNeeded, ...rest }: Props & { isNeeded?: boolean }) {
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const [isFromServer] = useState(isHydrating);
    const props = rest as unknown as Props;
    if (isFromServer) return <FromServer {...props} isNeeded={isNeeded === true} />;
    return <Late {...props} />;
  }

  function FromServer({ isNeeded, ...rest }: Props & { isNeeded: boolean }) {
    const [isLoaded, setLoaded] = useState(loadModule.loaded !== undefined);
    const [sent] = useState<Record<string, unknown>>(rest);
    const hasChanged = Object.entries(rest).some(([name, value]) => !Object.is(sent[name], value));
    const html = useRef<HTMLDivElement>(null);
    /** Their places among the controls of the island. */
    const focused = useRef(-1);
    const pressed = useRef(-1);
    useLayoutEffect(() => {
      if (!isLoaded) return undefined;
      // The elements are new ones, so the focus and the press would be lost.
      const controls = listControls(html.current);
      controls[focused.current]?.focus({ preventScroll: true });
      const press = controls[pressed.current];
      if (!press) return undefined;
      const timer = setTimeout(() => press.click());
      return () => clearTimeout(timer);
    }, [isLoaded]);
    const show = useCallback(() => {
      focused.current = listControls(html.current).findIndex((each) => each.matches(':focus'));
      setLoaded(true);
    }, []);
    /** Without it, a link would load a whole document, and the way back would lose its focus. */
    const pressOnceLoaded = (event: MouseEvent<HTMLDivElement>) => {
      const control = (event.target as Element).closest<HTMLElement>(islandControls);
      const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!control || isForNewTab || control.hasAttribute('target')) return;
      event.preventDefault();
      pressed.current = listControls(html.current).indexOf(control);
      loadModule().then(show, () => {
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
      });
    };
    useEffect(() => {
      if (isLoaded) return undefined;
      const hydrate = () => void loadModule().then(show, () => undefined);
      if (isNeeded || hasChanged) hydrate();
      if (!whenVisible || !html.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
      );
      observer.observe(html.current);
      return () => observer.disconnect();
    }, [isLoaded, isNeeded, hasChanged, show]);
    const Loaded = loadModule.loaded?.default;
    if (isLoaded && Loaded) {
      return (
        <div ref={html}>
          <Loaded {...(rest as unknown as Props)} />
        </div>
      );
    }
    // React compares this with nothing and keeps what the server sent.
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for what is inside
      <div
        ref={html}
        onClick={pressOnceLoaded}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return Object.assign(Island, { preload: () => Promise.all([loadModule(), Late.preload()]) });
}

const subscribeToNothing = () => () => undefined;

const islandControls = 'a[href], button';
const listControls = (island: HTMLElement | null) => [
  ...(island?.querySelectorAll<HTMLElement>(islandControls) ?? []),
];
