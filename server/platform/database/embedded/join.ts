import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_ROLE, APP_DATABASE, APP_ROLE } from './cluster.ts';
import { layoutOf, SOCKET_PORT } from './layout.ts';
import type { Connection } from './options.ts';

/** Returns the connection to the embedded server that another process runs on `dataDir`. */
export async function joinEmbeddedPostgres(
  dataDir: string,
  role: 'app' | 'admin' = 'app',
): Promise<Connection> {
  const layout = layoutOf(await realpath(dataDir));
  const passwords = JSON.parse(await readFile(layout.passwords, 'utf8')) as {
    admin: string;
    app: string;
  };
  const isWindows = process.platform === 'win32';
  return {
    host: isWindows ? '127.0.0.1' : layout.socketFolder,
    port: isWindows ? await tcpPort(layout.cluster) : SOCKET_PORT,
    user: role === 'app' ? APP_ROLE : ADMIN_ROLE,
    password: passwords[role],
    database: APP_DATABASE,
  };
}

/** PostgreSQL writes its port on the fourth line of postmaster.pid. */
async function tcpPort(cluster: string): Promise<number> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}
