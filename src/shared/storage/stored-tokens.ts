import { accessTokenKey, refreshTokenKey } from './keys.ts';

/** Does this browser remember a session, good or not? One that denies its storage remembers none. */
export function hasStoredTokens(storage: Storage = window.localStorage): boolean {
  try {
    return [accessTokenKey, refreshTokenKey].some((key) => storage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Forgets the session in all tabs. */
export function removeStoredTokens(storage: Storage = window.localStorage): void {
  storage.removeItem(accessTokenKey);
  storage.removeItem(refreshTokenKey);
}

/** Calls back when another tab changes the stored tokens; returns how to stop. */
export function onStoredTokenChange(window: Window, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === accessTokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
