import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { ConnectionOptions } from './database.ts';
import { DataFolderInUse } from './embedded/errors.ts';
import { joinEmbeddedPostgres } from './embedded/join.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface DatabaseServer {
  target: string | ConnectionOptions;
  /** Stops the embedded server; does nothing for another one. */
  stop(): Promise<void>;
}

type Chosen = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL (throws DataFolderInUse when another
 * process owns it).
 */
export async function startDatabaseServer(settings: Chosen, log: Log): Promise<DatabaseServer> {
  if (settings.databaseUrl) return { target: settings.databaseUrl, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    log: (level, message, fields) => log[level]({ ...fields }, message),
  });
  return { target: embedded.connection, stop: () => embedded.stop() };
}

/** The same for a command: uses the embedded PostgreSQL of a running server, if there is one. */
export async function connectDatabase(settings: Chosen, log: Log): Promise<DatabaseServer> {
  try {
    return await startDatabaseServer(settings, log);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { target: await joinEmbeddedPostgres(settings.dataDir), stop: async () => undefined };
  }
}
