/** What the two tokens are called in local storage; sessions would end if it changed. */
export const tokenKeys = { access: 'access_token', refresh: 'refresh_token' } as const;

/** Does this browser remember a session, good or not? One that denies its storage remembers none. */
export function hasStoredTokens(storage: Storage): boolean {
  try {
    return Object.values(tokenKeys).some((key) => storage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Calls back when another tab changes the stored tokens; answers how to stop. */
export function onStoredTokenChange(window: Window, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKeys.access || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
