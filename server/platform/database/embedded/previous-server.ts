import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from './errors.ts';
import { socketIn, type Layout } from './layout.ts';
import type { EmbeddedLog } from './options.ts';

const POLL_MS = 50;
/** Longer than a server needs from writing its pid file to listening. */
const SILENCE_MS = 1_000;

interface PidFile {
  readonly pid: number;
  readonly socketFolder: string | undefined;
}

/**
 * Waits until no server of an earlier run holds the cluster; throws DataFolderInUse at `deadline`
 * (ms since epoch). postmaster.pid is taken as a hint: a server is one that answers on its socket.
 * A living process that does not is a stranger who got the recycled id, and the file goes.
 */
export async function previousServerGone(
  layout: Layout,
  deadline: number,
  log: EmbeddedLog,
): Promise<void> {
  // On Windows PostgreSQL recognises its own stale file (no recycled ids among its signal pipes).
  if (process.platform === 'win32') return;
  const file = join(layout.cluster, 'postmaster.pid');
  let silentSince: number | undefined;
  for (;;) {
    const found = await readPidFile(file);
    if (!found) break;
    if (await answers(found)) {
      silentSince = undefined;
      if (Date.now() > deadline) throw new DataFolderInUse(layout.dataDir, found.pid);
    } else {
      if (!exists(found.pid)) break;
      silentSince ??= Date.now();
      if (Date.now() - silentSince > SILENCE_MS) {
        log('warn', 'Removing a stale postmaster.pid', { pid: found.pid });
        await rm(file, { force: true });
        break;
      }
    }
    await sleep(POLL_MS);
  }
  const socket = socketIn(layout.socketFolder);
  await Promise.all([socket, `${socket}.lock`].map((path) => rm(path, { force: true })));
}

/** Lines of postmaster.pid: 1 pid, 2 folder, 3 start, 4 port, 5 socket folder (miscadmin.h). */
async function readPidFile(file: string): Promise<PidFile | undefined> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] || undefined };
}

async function answers({ socketFolder }: PidFile): Promise<boolean> {
  if (socketFolder === undefined) return false;
  return new Promise((resolve) => {
    const socket = connect(socketIn(socketFolder));
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
