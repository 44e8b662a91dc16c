import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUse } from './errors.ts';
import { socketIn, type Layout } from './layout.ts';
import type { EmbeddedLog } from './options.ts';

const POLL_MS = 50;
/** A server that has written its pid file starts to listen within this time. */
const SILENCE_MS = 1_000;

interface PidFile {
  readonly pid: number;
  readonly socketFolder: string | undefined;
}

/**
 * Waits until no server of an earlier run uses the cluster; throws DataFolderInUse at `deadline`
 * (of performance.now()). postmaster.pid is only a hint: a server runs only if it answers on its socket.
 * If the process lives but does not answer, its id was reused, and the file is deleted.
 */
export async function previousServerGone(
  layout: Layout,
  deadline: number,
  log: EmbeddedLog,
): Promise<void> {
  // On Windows PostgreSQL recognizes a stale file by itself, from the names of its signal pipes.
  if (process.platform === 'win32') return;
  const file = join(layout.cluster, 'postmaster.pid');
  let silentSince: number | undefined;
  for (;;) {
    const found = await readPidFile(file);
    if (!found) break;
    if (await answers(found)) {
      silentSince = undefined;
      if (performance.now() > deadline) throw new DataFolderInUse(layout.dataDir, found.pid);
    } else {
      if (!exists(found.pid)) break;
      silentSince ??= performance.now();
      if (performance.now() - silentSince > SILENCE_MS) {
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
