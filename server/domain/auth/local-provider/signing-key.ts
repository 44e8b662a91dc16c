import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { JWKS } from 'oidc-provider';
import type { Sql } from '#platform/database/sql.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

const algorithm = 'RS256';

/** The private keys that sign the local provider's ID tokens. The database stores them. */
export async function loadLocalKeys(sql: Sql): Promise<JWKS> {
  const stored = await loadServerKeys(sql, 'local-provider', makeKey);
  const keys = stored.map(({ kid, secret }) =>
    Object.assign(JSON.parse(secret) as JWK, { kid, use: 'sig', alg: algorithm }),
  );
  return { keys };
}

/** What all processes sign the local provider's cookies and name its client with. */
export async function loadLocalSecret(sql: Sql): Promise<string> {
  const [{ secret }] = await loadServerKeys(sql, 'local-provider-secret', randomToken);
  return secret;
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
