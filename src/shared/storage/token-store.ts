import type { Tokens } from '#contract/auth/auth.ts';
import { accessTokenKey, refreshTokenKey } from './keys.ts';
import { removeStoredTokens } from './stored-tokens.ts';

/** Renewed this long before the end, so that a token does not expire on its way. */
const marginMs = 10_000;

export interface TokenStore {
  access(): string | null;
  refresh(): string | null;
  save(tokens: Tokens): void;
  clear(): void;
  /** Is the access token there, readable, and good for a while yet? */
  isFresh(): boolean;
  /** Measures how far this device's clock is off, by a token that another tab has just stored. */
  compareClocks(): void;
}

/** The two tokens in local storage, under names that stay as they are. */
export function createTokenStore(
  now: () => number,
  storage: Storage = window.localStorage,
): TokenStore {
  // What a token's issue time said against this computer's clock when it arrived. Without it, a
  // clock an hour fast would take every new token for expired and refresh for ever.
  let clockAheadMs = 0;

  const store: TokenStore = {
    access: () => storage.getItem(accessTokenKey),
    refresh: () => storage.getItem(refreshTokenKey),
    save({ access_token, refresh_token }) {
      storage.setItem(refreshTokenKey, refresh_token);
      storage.setItem(accessTokenKey, access_token);
      store.compareClocks();
    },
    clear: () => removeStoredTokens(storage),
    isFresh() {
      const claims = readClaims(store.access());
      return claims !== null && claims.exp * 1000 - marginMs > now() - clockAheadMs;
    },
    compareClocks() {
      const issuedSeconds = readClaims(store.access())?.iat;
      if (issuedSeconds !== undefined) clockAheadMs = now() - issuedSeconds * 1000;
    },
  };
  return store;
}

interface Claims {
  sub: string;
  /** Seconds. */
  exp: number;
  iat?: number;
  is_admin: boolean;
}

/** The payload of an access token; null when it cannot be read. Proves nothing: the server checks. */
export function readClaims(token: string | null): Claims | null {
  try {
    const payload = token?.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Claims>;
    return typeof claims.exp === 'number' && typeof claims.sub === 'string'
      ? { ...claims, sub: claims.sub, exp: claims.exp, is_admin: claims.is_admin === true }
      : null;
  } catch {
    return null;
  }
}
