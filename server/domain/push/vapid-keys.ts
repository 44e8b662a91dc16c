import webPush from 'web-push';
import type { Sql } from '#platform/database/sql.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

/** The pair that names this server to push services (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Loads the keys, made at the first start. A subscription is bound to them for as long as it lives.
 */
export async function loadVapidKeys(sql: Sql): Promise<VapidKeys> {
  const [{ secret }] = await loadServerKeys(sql, 'web-push', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(secret) as VapidKeys;
}
