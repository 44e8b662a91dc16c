import type { Sql } from '../database/sql.ts';

/** What a key of the server signs. */
type Purpose = 'access-token' | 'upload' | 'local-provider' | 'unsubscribe';

export interface ServerKey {
  kid: string;
  secret: string;
}

const firstKid = '1';

/**
 * The keys of one purpose, newest first. The first one is made here; of processes that start at
 * once, one wins and all use its key.
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
  if (!made) throw new Error(`The ${purpose} key vanished while it was being made`);
  return [made, ...others];
}

function readKeys(sql: Sql, purpose: Purpose) {
  return sql<ServerKey[]>`
    select kid, secret from server_keys where purpose = ${purpose}
    order by created_at desc, kid desc`;
}
