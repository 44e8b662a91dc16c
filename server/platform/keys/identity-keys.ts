import { createHmac } from 'node:crypto';
import type { Sql } from '../database/sql.ts';
import { randomToken } from './random-token.ts';
import { loadServerKeys } from './server-keys.ts';

/** Whom a sign-in service vouches for. */
interface Subject {
  issuer: string;
  subject: string;
}

export interface IdentityKeys {
  /** What limits, blocks and suspensions are kept under: it names nobody without the server's key. */
  keyOf(identity: Subject): string;
  /** The same under every key of the server, the newest first, to find what an older one kept. */
  allKeysOf(identity: Subject): string[];
}

/** Loads the keys that hash identities, or makes the first one. */
export async function loadIdentityKeys(sql: Sql): Promise<IdentityKeys> {
  const [newest, ...older] = await loadServerKeys(sql, 'identity', randomToken);
  const hashWith =
    ({ issuer, subject }: Subject) =>
    ({ secret }: { secret: string }) =>
      // JSON, because no other pair of issuer and subject has the same text.
      createHmac('sha256', secret)
        .update(JSON.stringify([issuer, subject]))
        .digest('base64url');
  return {
    keyOf: (identity) => hashWith(identity)(newest),
    allKeysOf: (identity) => [newest, ...older].map(hashWith(identity)),
  };
}
