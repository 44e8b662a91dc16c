import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DataFolderInUse, EmbeddedPostgresFailed } from './errors.ts';

const TRIES = 5;

interface Owner {
  readonly pid: number;
  /** Start time of that process, to recognize a reused process id. */
  readonly started: string;
}

/**
 * Records this process as the owner of `dataDir`, and returns a function that releases it. Throws
 * DataFolderInUse when a living process owns it. This gives a clear message early; PostgreSQL's own
 * lock is what really keeps two servers off one cluster.
 */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'postgres.owner');
  const mine = JSON.stringify({ pid: process.pid, started: await readStartTime(process.pid) });
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return () => releaseFolder(file, mine);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = await readOwner(file);
    if (owner && owner.started === (await readStartTime(owner.pid))) {
      throw new DataFolderInUse(dataDir, owner.pid);
    }
    // An unreadable file may be one that another process is writing right now.
    if (!owner && tries === 0) await sleep(100);
    else await rm(file, { force: true });
  }
  throw new EmbeddedPostgresFailed(`Several RoomieRadars are starting on ${dataDir} at once.`);
}

/**
 * The start time of a living process, in this system's format; undefined for none (or a zombie).
 */
async function readStartTime(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return await startOnLinux(pid);
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'alive';
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** proc_pid_stat(5): state is field 3, starttime (clock ticks since boot) field 22. */
async function startOnLinux(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return `${boot.trim()}/${fields[19]}`;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return pid && started ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

async function releaseFolder(file: string, mine: string): Promise<void> {
  const content = await readFile(file, 'utf8').catch(() => '');
  if (content === mine) await rm(file, { force: true });
}
