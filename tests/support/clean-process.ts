import { vi } from 'vitest';

// Files of one process share globals and the page, and this runs before each file. Vitest takes back
// what a test replaced only before the next test, which is too late for what a file imports.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
vi.useRealTimers();
if (typeof window !== 'undefined') {
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
