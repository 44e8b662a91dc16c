import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { DataFolderInUse } from './embedded/errors.ts';
import { joinEmbeddedPostgres } from './embedded/join.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import type { Target } from './hosts.ts';

export interface DatabaseServer {
  /** The role as which the server and its commands connect. */
  target: Target;
  /** The role that owns the database, for migrations; the same when there is only one. */
  owner: Target;
  /** Stops the embedded server; does nothing for another one. */
  stop(): Promise<void>;
}

type Chosen = Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>;

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL (throws DataFolderInUse when another
 * process owns it).
 */
export async function startDatabaseServer(settings: Chosen, log: Log): Promise<DatabaseServer> {
  const { databaseUrl: target, databaseOwnerUrl } = settings;
  if (target) return { target, owner: databaseOwnerUrl ?? target, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    log: (level, message, fields) => log[level]({ ...fields }, message),
  });
  return {
    target: embedded.serverConnection,
    owner: embedded.ownerConnection,
    stop: () => embedded.stop(),
  };
}

/** The same for a command: uses the embedded PostgreSQL of a running server, if there is one. */
export async function connectDatabase(settings: Chosen, log: Log): Promise<DatabaseServer> {
  try {
    return await startDatabaseServer(settings, log);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const join = (role: 'server' | 'owner') => joinEmbeddedPostgres(settings.dataDir, role);
    return {
      target: await join('server'),
      owner: await join('owner'),
      stop: async () => undefined,
    };
  }
}
