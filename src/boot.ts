/**
 * The only script of a page as it comes: starts the app late, so that a page from the server is
 * as quick as a static one. Keeps what a person clicked before the app could answer.
 */

const here = document.currentScript as HTMLScriptElement;
const { app = '', preload = '', start = 'now' } = here.dataset;

// The content security policy lets only this policy make script addresses, and only from here.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
const rules = {
  createScriptURL(url: string) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
    return url;
  },
};
const policy = trustedTypes?.createPolicy('boot', rules) ?? rules;

/** How long the browser may take to paint an image after it has loaded. */
const paintMs = 100;

/**
 * Starts the app once the browser has painted what it loaded: on a slow device that comes long after
 * the load event, and scripts asked for earlier would take its network and its time. Nothing is
 * painted in a tab that was opened in the background.
 */
function startAfterPaint() {
  const startSoon = () => setTimeout(startApp, paintMs);
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    startSoon();
  } else {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) startSoon();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}

let isStarted = false;
function startApp() {
  if (isStarted) return;
  isStarted = true;
  // Photos out of sight may load from now on (src/ui/responsive-image.module.css).
  document.documentElement.dataset['started'] = '';
  showFont();
  addManifest();
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy.createScriptURL(app);
  script.addEventListener('error', showWhatIsMissing);
  document.head.append(script);
}

/**
 * What a page says that is nothing without its script (server/web/pages/document.ts). First it is
 * loaded again, once: the browser may have had it from before an update.
 */
function showWhatIsMissing() {
  try {
    if (start === 'now' && navigator.onLine && sessionStorage.getItem('reloaded_version') !== app) {
      sessionStorage.setItem('reloaded_version', app);
      return location.reload();
    }
  } catch {
    // A browser that stores nothing could load it again for ever.
  }
  document.getElementById('needs-script')?.removeAttribute('hidden');
}

/** Headlines get their font now: asked for earlier, it would hold up the largest image. */
function showFont() {
  document.documentElement.dataset['font'] = '';
  try {
    // From now on it is in the browser's cache, and pages show it at once (server/web/pages/document.ts).
    localStorage.setItem('font', '1');
  } catch {
    // A browser that stores nothing shows it a moment later.
  }
}

/** Only a browser that may install the app needs it, and it asks for it before photos. */
function addManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/manifest.webmanifest?lang=${document.documentElement.lang}`;
  document.head.append(link);
}

if (start === 'now') {
  startApp();
} else {
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click']) {
    addEventListener(sign, startApp, { once: true, capture: true, passive: true });
  }
  if (document.readyState === 'complete') startApp();
  else addEventListener('load', startAfterPaint, { once: true });
}
keepEarlyClick();

/** A button pressed before the app is there is pressed again once it is. Links and forms work anyway. */
function keepEarlyClick() {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element | null)?.closest?.('button');
    // The browser itself opens and closes popovers.
    if (button && !button.form && !button.popoverTargetElement) pressed = button;
  };
  addEventListener('click', keep, true);
  addEventListener(
    'app-hydrated',
    () => {
      removeEventListener('click', keep, true);
      setTimeout(() => pressed?.isConnected && pressed.click());
    },
    { once: true },
  );
}
