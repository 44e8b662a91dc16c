import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { ConnectionOptions } from './database.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/** Any constant of our own; two processes starting at once take turns by it. */
const migrationLock = 7_305_101;

/** Brings the schema up to date; each migration is one transaction. Throws when one fails. */
export async function migrateDatabase(target: string | ConnectionOptions): Promise<void> {
  const options = { max: 1, connect_timeout: 5, onnotice: () => undefined };
  const sql =
    typeof target === 'string' ? postgres(target, options) : postgres({ ...target, ...options });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
