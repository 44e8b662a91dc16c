export type EmbeddedLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  fields?: Record<string, unknown>,
) => void;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** False is faster but not crash-safe, so only for tests. Default true. */
  readonly durable?: boolean;
}

export interface Connection {
  /** Folder of the unix socket; on Windows 127.0.0.1. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  /** Connects as the owner of the database: for migrations. */
  readonly ownerConnection: Connection;
  /** Connects as the role of the server, which owns nothing. */
  readonly serverConnection: Connection;
  /** Connects as the superuser: for tests that create databases, never for the app. */
  readonly adminConnection: Connection;
  /** Process id of the newest server, also while it is being restarted. */
  pid(): number;
  stop(): Promise<void>;
}
