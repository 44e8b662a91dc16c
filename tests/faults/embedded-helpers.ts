import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { launcher } from '#platform/project-root.ts';
import { it as plainIt } from 'vitest';
import type {
  Connection,
  EmbeddedLog,
  EmbeddedPostgres,
} from '#platform/database/embedded/options.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { openPool, type OwnPool } from '#platform/database/open-pool.ts';

const SCRIPT = join(import.meta.dirname, 'embedded-parent.ts');

const quiet: EmbeddedLog = () => undefined;

/** What a test can start; everything is stopped in reverse order when the test ends. */
export interface World {
  /** An empty folder that every account can reach, or (`open: false`) only its owner. */
  makeFolder(owner?: number, open?: boolean): Promise<string>;
  /** Starts the database in a separate process; as root, optionally under another account. */
  spawnParent(dataDir: string, ids?: { uid?: number; gid?: number }): Parent;
  /** Starts the database under this process, with a client in the app's role. */
  start(dataDir: string, log?: EmbeddedLog): Promise<{ database: EmbeddedPostgres; sql: OwnPool }>;
  afterwards(undo: () => Promise<unknown>): void;
}

export const it = plainIt.extend<{ world: World }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures needed here
  world: async ({}, use) => {
    const undos: (() => Promise<unknown>)[] = [];
    await use(makeWorld((undo) => undos.push(undo)));
    for (const undo of undos.toReversed()) await undo();
  },
});

function makeWorld(afterwards: World['afterwards']): World {
  return {
    afterwards,
    async makeFolder(owner, open = true) {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-')));
      afterwards(() => removeFolder(folder));
      await chmod(folder, open ? 0o755 : 0o700);
      if (owner !== undefined) await chown(folder, owner, owner);
      return folder;
    },
    spawnParent(dataDir, ids = {}) {
      const parent = spawnParent(dataDir, ids);
      afterwards(() => killHard(parent.process));
      return parent;
    },
    async start(dataDir, log = quiet) {
      const database = await startEmbeddedPostgres({ dataDir, log });
      afterwards(() => database.stop());
      const sql = connectTo(database.ownerConnection);
      afterwards(() => sql.end());
      return { database, sql };
    },
  };
}

export interface Parent {
  readonly process: ChildProcess;
  /** The line that it prints: facts about the running database, or the reason why there is none. */
  readonly said: Promise<Said>;
  readonly stderr: string[];
}

export interface Said {
  readonly pid: number;
  readonly connection: Connection;
  readonly ms: number;
  readonly error?: string;
  readonly message?: string;
}

function spawnParent(dataDir: string, ids: { uid?: number; gid?: number }): Parent {
  const child = spawn(process.execPath, [launcher, SCRIPT, dataDir], {
    ...ids,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stderr: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  return { process: child, stderr, said: line.then(([text]) => JSON.parse(text) as Said) };
}

/** Kills a process so that it cannot clean up, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Removes a folder when nothing writes there any more. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** A client of one connection that stays silent about notices. */
export const connectTo = (connection: Connection): OwnPool => openPool(connection);

/** Collects what the launcher logs. */
export function recordLog(): { log: EmbeddedLog; text: () => string } {
  const lines: string[] = [];
  return {
    log: (level, message) => lines.push(`${level} ${message}`),
    text: () => lines.join('\n'),
  };
}

/**
 * Ids of living processes that belong to the server `pid` or carry `folder` on their command line.
 */
export function listProcesses(folder: string, pid: number): number[] {
  const table = execFileSync('ps', ['-Ao', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [own, parent, state, ...args] = line.trim().split(/\s+/);
    const belongs =
      Number(own) === pid ||
      Number(parent) === pid ||
      args.some((part) => part.startsWith(`${folder}/postgres`));
    return belongs && !state?.startsWith('Z') ? [Number(own)] : [];
  });
}

/**
 * Waits until `check` is true; returns how many milliseconds that took, and fails after `limitMs`.
 */
export async function until(check: () => boolean, limitMs: number): Promise<number> {
  const startedAt = Date.now();
  while (!check()) {
    if (Date.now() - startedAt > limitMs)
      throw new Error(`The condition is still false after ${limitMs} ms`);
    await sleep(20);
  }
  return Date.now() - startedAt;
}
