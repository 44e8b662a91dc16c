import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { ConnectionOptions } from './database.ts';
import { DataFolderInUse } from './embedded/errors.ts';
import { joinEmbeddedPostgres } from './embedded/join.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface DatabaseServer {
  target: string | ConnectionOptions;
  /** Stops the server if it is ours; a no-op otherwise. */
  stop(): Promise<void>;
}

type Chosen = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** The server's database: DATABASE_URL, or an embedded PostgreSQL of its own (DataFolderInUse when taken). */
export async function startDatabaseServer(settings: Chosen, log: Log): Promise<DatabaseServer> {
  if (settings.databaseUrl) return { target: settings.databaseUrl, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    log: (level, message, fields) => log[level]({ ...fields }, message),
  });
  return { target: embedded.connection, stop: () => embedded.stop() };
}

/** The same for a command beside the server: joins an embedded PostgreSQL that already runs. */
export async function connectDatabase(settings: Chosen, log: Log): Promise<DatabaseServer> {
  try {
    return await startDatabaseServer(settings, log);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { target: await joinEmbeddedPostgres(settings.dataDir), stop: async () => undefined };
  }
}
