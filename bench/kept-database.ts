import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { Pool } from '#platform/database/sql.ts';
import { projectRoot } from '#platform/project-root.ts';

/** Rows that a part needs, which take longer to insert than to measure. */
export interface KeptRows {
  /** Names the folder below .tmp/bench. */
  name: string;
  /** The files that decide what is inserted, as paths in the project. */
  sources: string[];
  insert(sql: Pool): Promise<void>;
}

export interface KeptDatabase {
  connection: ConnectionOptions;
  /** The DATA_DIR of a server that has this database, once it is stopped here. */
  dataDir: string;
  stop(): Promise<void>;
}

const migrations = 'server/platform/database/migrations';

/**
 * Starts a database with these rows. It stays on the disk for the next measurement of the same day,
 * because listings are offered for so many days from now; new migrations or sources fill it anew.
 */
export async function openKeptDatabase(
  rows: KeptRows,
  say: (line: string) => void,
): Promise<KeptDatabase> {
  const folder = path.join(projectRoot, '.tmp/bench', rows.name);
  const filledWith = path.join(folder, 'filled-with');
  const wanted = await fingerprintSources(rows);
  const isFilled = (await readFile(filledWith, 'utf8').catch(() => '')) === wanted;
  if (!isFilled) await rm(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  try {
    if (!isFilled) {
      const startedAt = performance.now();
      await migrateDatabase(server.ownerConnection);
      const { sql, close } = openDatabase(server.ownerConnection, 1);
      try {
        await sql`set statement_timeout = 0`;
        await rows.insert(sql);
      } finally {
        await close();
      }
      await writeFile(filledWith, wanted);
      say(`Inserted in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { connection: server.ownerConnection, dataDir, stop: server.stop };
}

async function fingerprintSources({ sources }: KeptRows): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const scripts = (await readdir(path.join(projectRoot, migrations))).toSorted();
  for (const file of [...scripts.map((name) => path.join(migrations, name)), ...sources]) {
    hash.update(file).update(await readFile(path.join(projectRoot, file)));
  }
  return hash.digest('hex');
}
