import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { JWKS } from 'oidc-provider';
import type { Sql } from '#platform/database/sql.ts';
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

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
