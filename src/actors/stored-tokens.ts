/** What the two tokens are called in local storage; sessions would end if it changed. */
export const tokenKeys = { access: 'access_token', refresh: 'refresh_token' } as const;

/** Does this browser remember a session, good or not? */
export function hasStoredTokens(storage: Storage): boolean {
  return Object.values(tokenKeys).some((key) => storage.getItem(key) !== null);
}

/** Calls back when another tab changes the stored tokens; answers how to stop. */
export function onStoredTokenChange(window: Window, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKeys.access || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
