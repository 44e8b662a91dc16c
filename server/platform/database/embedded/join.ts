import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN_ROLE, APP_DATABASE, OWNER_ROLE, SERVER_ROLE, type Passwords } from './cluster.ts';
import { dataLayout, SOCKET_PORT } from './layout.ts';
import type { Connection } from './options.ts';

type Role = 'owner' | 'server' | 'admin';

/** Returns the connection to the embedded server that another process runs on `dataDir`. */
export async function joinEmbeddedPostgres(
  dataDir: string,
  role: Role = 'owner',
): Promise<Connection> {
  const layout = dataLayout(await realpath(dataDir));
  const { admin, app, server } = JSON.parse(
    await readFile(layout.passwords, 'utf8'),
  ) as Partial<Passwords>;
  const isWindows = process.platform === 'win32';
  const endpoint = {
    host: isWindows ? '127.0.0.1' : layout.socketFolder,
    port: isWindows ? await tcpPort(layout.cluster) : SOCKET_PORT,
    database: APP_DATABASE,
  };
  if (role === 'admin') return { ...endpoint, user: ADMIN_ROLE, password: admin ?? '' };
  // The running server may be an older RoomieRadar, which works as the owner.
  return role === 'server' && server !== undefined
    ? { ...endpoint, user: SERVER_ROLE, password: server }
    : { ...endpoint, user: OWNER_ROLE, password: app ?? '' };
}

/** PostgreSQL writes its port on the fourth line of postmaster.pid. */
async function tcpPort(cluster: string): Promise<number> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}
