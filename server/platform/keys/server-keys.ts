import type { Sql } from '../database/sql.ts';

/** What a key of the server signs or hashes. */
export type Purpose =
  | 'access-token'
  | 'upload'
  | 'local-provider'
  | 'local-provider-secret'
  | 'unsubscribe'
  | 'identity'
  | 'organization'
  | 'partner'
  | 'confirm-listing'
  | 'notice'
  | 'statement'
  | 'outcome'
  | 'web-push'
  | 'read-position'
  | 'sign-in-traces';

export interface ServerKey {
  kid: string;
  secret: string;
}

const firstKid = '1';

/**
 * Returns the keys of one purpose, newest first. Creates the first one. When several processes
 * start at once, one of them creates it and all use it.
 */
export async function loadServerKeys(
  sql: Sql,
  purpose: Purpose,
  makeSecret: () => string | Promise<string>,
): Promise<[ServerKey, ...ServerKey[]]> {
  const [newest, ...older] = await readKeys(sql, purpose);
  if (newest) return [newest, ...older];
  const secret = await makeSecret();
  await sql`
    insert into server_keys (purpose, kid, secret) values (${purpose}, ${firstKid}, ${secret})
    on conflict do nothing`;
  const [made, ...others] = await readKeys(sql, purpose);
  if (!made) throw new Error(`The ${purpose} key was deleted while it was being created`);
  return [made, ...others];
}

function readKeys(sql: Sql, purpose: Purpose) {
  return sql<ServerKey[]>`
    select kid, secret from server_keys where purpose = ${purpose}
    order by created_at desc, kid desc`;
}
