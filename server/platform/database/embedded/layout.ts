import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresFailed } from './errors.ts';

export const SOCKET_PORT = 5432;

/**
 * The longest socket path on macOS, which is shorter than on Linux (108), without the final zero
 * byte.
 */
const SOCKET_PATH_BYTES = 103;

export interface Layout {
  readonly dataDir: string;
  /** The finished database folder. It appears complete, by a rename. */
  readonly home: string;
  /** The first start creates the database here, then renames the folder to `home`. */
  readonly unfinished: string;
  /** A complete home in a newer version, for the moment in which it takes the place of the old one. */
  readonly upgraded: string;
  readonly cluster: string;
  readonly passwords: string;
  readonly socketFolder: string;
}

/** Returns the database's paths inside `dataDir`, which must be absolute and without links. */
export function dataLayout(dataDir: string): Layout {
  const home = join(dataDir, 'postgres');
  return {
    dataDir,
    home,
    unfinished: join(dataDir, 'postgres.unfinished'),
    upgraded: join(dataDir, 'postgres.upgraded'),
    cluster: join(home, 'cluster'),
    passwords: join(home, 'passwords.json'),
    socketFolder: socketFolderFor(dataDir, join(home, 'socket')),
  };
}

/** The socket's path in `folder`, as PostgreSQL names it. */
export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`);
}

function socketFolderFor(dataDir: string, wanted: string): string {
  if (Buffer.byteLength(`${socketIn(wanted)}.lock`) <= SOCKET_PATH_BYTES) return wanted;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `roomieradar-${hash}`);
}

/**
 * Creates a folder that only `account` may enter; refuses an existing folder of another account.
 */
export async function makePrivateFolder(folder: string, account: Account): Promise<void> {
  const uid = account.ids.uid ?? process.getuid?.();
  try {
    await mkdir(folder, { mode: 0o700 });
    await giveTo(folder, account);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const found = await lstat(folder);
    if (!found.isDirectory() || (uid !== undefined && found.uid !== uid)) {
      throw new EmbeddedPostgresFailed(
        `${folder} belongs to someone else. Remove it, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    await chmod(folder, 0o700);
  }
}

/** Makes the account that the server runs as the owner of a file or folder. */
export async function giveTo(path: string, account: Account): Promise<void> {
  if (account.ids.uid !== undefined) await chown(path, account.ids.uid, account.ids.gid ?? -1);
}
