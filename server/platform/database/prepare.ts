import type { DatabaseServer } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { takeTurn } from './run-migration.ts';
import { transaction } from './sql.ts';

/** Processes that start at once take turns. Any constant works. */
const grantLock = 7_305_102;
/** The server adds rows to these, and can neither change nor delete any. */
const appendOnly = ['audit_events'];
/** Only migrations write to these. */
const readOnly = ['schema_migrations'];

/** Brings the schema up to date as its owner, and lets the role of the server work with it. */
export async function prepareDatabase({
  owner,
  target,
}: Pick<DatabaseServer, 'owner' | 'target'>): Promise<void> {
  await migrateDatabase(owner);
  if (owner !== target) await grantAccess(owner, await targetRole(target));
}

/**
 * Grants a role what the server needs, and no more. It owns nothing, so it cannot switch off the
 * triggers that protect the audit log.
 */
export async function grantAccess(owner: DatabaseServer['owner'], role: string): Promise<void> {
  const pool = openPool(owner);
  try {
    await takeTurn(pool, grantLock);
    const [current] = await pool<{ role: string }[]>`select current_user as role`;
    // The operator made only one role.
    if (current?.role === role) return;
    await transaction(pool, async (sql) => {
      const name = sql(role);
      await sql`grant usage on schema public, pgboss to ${name}`;
      await sql`grant usage, select, update on all sequences in schema public to ${name}`;
      await sql`
        grant select, insert, update, delete on all tables in schema public, pgboss to ${name}`;
      for (const table of appendOnly) {
        await sql`revoke update, delete, truncate on ${sql(table)} from ${name}`;
      }
      for (const table of readOnly) {
        await sql`revoke insert, update, delete, truncate on ${sql(table)} from ${name}`;
      }
    });
  } finally {
    await pool.end();
  }
}

async function targetRole(target: DatabaseServer['target']): Promise<string> {
  const pool = openPool(target);
  try {
    const [row] = await pool<{ role: string }[]>`select current_user as role`;
    return row?.role ?? '';
  } finally {
    await pool.end();
  }
}
