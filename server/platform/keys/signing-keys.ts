import { webcrypto } from 'node:crypto';
import type { Sql } from '../database/sql.ts';
import { randomToken } from './random-token.ts';
import { loadServerKeys } from './server-keys.ts';

type Key = webcrypto.CryptoKey;

export interface SigningKeys {
  newest(): Promise<{ kid: string; key: Key }>;
  /**
   * The key that a token names, or null. The name is only compared, never used as a path or
   * address.
   */
  byKid(kid: string): Promise<Key | null>;
}

interface LoadedKeys {
  newest: { kid: string; key: Key };
  byKid: Map<string, Key>;
}

/** A deleted key (for example because it leaked) is trusted no longer than this. */
const keptMs = 60_000;
/** Tokens with unknown keys cause at most one query in this time. */
const pauseMs = 1000;

/** The HS256 keys of access tokens, cached. Throws when the database is away. */
export function createSigningKeys(sql: Sql): SigningKeys {
  let loaded: { atMs: number; keys: Promise<LoadedKeys> } | null = null;

  function keysNoOlderThan(maxAgeMs: number): Promise<LoadedKeys> {
    if (loaded && performance.now() - loaded.atMs < maxAgeMs) return loaded.keys;
    const entry = { atMs: performance.now(), keys: loadKeys(sql) };
    loaded = entry;
    // All waiting calls get the failure; the next call queries again.
    entry.keys.catch(() => {
      if (loaded === entry) loaded = null;
    });
    return entry.keys;
  }

  return {
    async newest() {
      return (await keysNoOlderThan(keptMs)).newest;
    },
    async byKid(kid) {
      const known = (await keysNoOlderThan(keptMs)).byKid.get(kid);
      return known ?? (await keysNoOlderThan(pauseMs)).byKid.get(kid) ?? null;
    },
  };
}

async function loadKeys(sql: Sql): Promise<LoadedKeys> {
  const [first, ...older] = await loadServerKeys(sql, 'access-token', randomToken);
  const newest = { kid: first.kid, key: await importKey(first.secret) };
  const byKid = new Map([[newest.kid, newest.key]]);
  for (const { kid, secret } of older) byKid.set(kid, await importKey(secret));
  return { newest, byKid };
}

function importKey(secret: string): Promise<Key> {
  const bytes = Buffer.from(secret, 'base64url');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
}
