/**
 * Where the browser denies a page all its data, even reading `window.localStorage` throws. Gives such
 * a page storage that lasts until it closes, so that nothing else has to ask whether there is any.
 */
export function allowDeniedStorage(window: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name];
    } catch {
      Object.defineProperty(window, name, { value: createMemoryStorage() });
    }
  }
}

function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
