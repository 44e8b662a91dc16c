import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { spawnGuarded } from './guard.ts';
import type { EmbeddedLog } from './options.ts';
import { followServerLog } from './server-log.ts';

/**
 * Recovery after a crash reads up to a few times max_wal_size, which can take long on a slow disk.
 */
const START_LIMIT_MS = 120_000;
const FAST_STOP_LIMIT_MS = 8_000;
/** A server that is stopped or hangs does not even notice that it should quit. */
const HARD_STOP_LIMIT_MS = 1_000;

export interface Postmaster {
  readonly pid: number;
  /** Resolves with "exit code 1" or "signal SIGKILL" when it has ended; never rejects. */
  readonly ended: Promise<string>;
  /**
   * Ends sessions and shuts down cleanly. After 8 s it forces the end, and the next start needs a
   * recovery.
   */
  stop(): Promise<void>;
}

export interface PostmasterPlan {
  readonly account: Account;
  readonly binaries: Binaries;
  readonly serverArguments: string[];
  readonly log: EmbeddedLog;
}

/**
 * Starts one server and resolves when it accepts connections; rejects with the last error it
 * logged.
 */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const server = spawnGuarded(plan.account, plan.binaries.postgres, plan.serverArguments, 'INT');
  server.stdin.end();
  server.stdout.resume();
  const ready = new EventEmitter();
  const isReady = once(ready, 'ready').then(() => 'ready' as const);
  const serverLog = followServerLog(server.stderr, plan.log, () => ready.emit('ready'));
  const timer = new AbortController();
  const tooLate = sleep(START_LIMIT_MS, 'late' as const, { signal: timer.signal });
  tooLate.catch(() => undefined);
  const closed = new Promise((resolve) => server.child.once('close', resolve));
  const outcome = await Promise.race([isReady, tooLate, server.ended]);
  timer.abort();
  const pid = server.child.pid;
  if (outcome === 'ready' && pid !== undefined) {
    return { pid, ended: server.ended, stop: () => stopServer(pid, server.ended, plan.binaries) };
  }
  server.child.kill('SIGQUIT');
  // The error may still be in the pipe when Node reports the exit.
  if (pid !== undefined) await closed;
  throw new Error(serverLog.lastError() ?? `PostgreSQL ended with ${outcome}`);
}

async function stopServer(pid: number, ended: Promise<string>, binaries: Binaries): Promise<void> {
  const patience = new AbortController();
  const { signal } = patience;
  const stopByForce = async () => {
    await signalServer(pid, 'INT', binaries);
    await sleep(FAST_STOP_LIMIT_MS, undefined, { signal });
    await signalServer(pid, 'QUIT', binaries);
    await sleep(HARD_STOP_LIMIT_MS, undefined, { signal });
    await signalServer(pid, 'KILL', binaries);
  };
  const forcedStop = stopByForce().catch(() => undefined);
  await ended;
  patience.abort();
  await forcedStop;
}

async function signalServer(
  pid: number,
  name: 'INT' | 'QUIT' | 'KILL',
  binaries: Binaries,
): Promise<void> {
  try {
    // On Windows, Node's signals kill a process at once; PostgreSQL has its own signals there.
    if (process.platform === 'win32') {
      await promisify(execFile)(binaries.pgCtl, ['kill', name, String(pid)]);
    } else {
      process.kill(pid, `SIG${name}`);
    }
  } catch {
    // The process has already ended; `ended` reports that.
  }
}
