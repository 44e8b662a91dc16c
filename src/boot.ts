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

/** Waits until the browser has painted what it loaded, the largest image too, before the app starts. */
const paintMs = 100;

let isStarted = false;
function startApp() {
  if (isStarted) return;
  isStarted = true;
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy.createScriptURL(app);
  document.head.append(script);
}

if (start === 'now') {
  startApp();
} else {
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click']) {
    addEventListener(sign, startApp, { once: true, capture: true, passive: true });
  }
  if (document.readyState === 'complete') startApp();
  else addEventListener('load', () => setTimeout(startApp, paintMs), { once: true });
  keepEarlyClick();
}

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
