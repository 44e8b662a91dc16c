import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Account } from './account.ts';

/**
 * A watcher process reads a pipe that this process keeps open. If the pipe ends without a line,
 * this process has died, in whatever way, and the watcher ends the guarded one. If a line arrives,
 * the guarded process ended by itself; its id may be reused, so the watcher must not signal it.
 * `exec` keeps the id, so Node sees the guarded process. The double fork detaches the watcher,
 * because PostgreSQL does not expect a child that it did not start.
 */
const GUARD = `
SIGNAL=$1; shift
( ( read -r line <&3 || kill -"$SIGNAL" $$ ) </dev/null >/dev/null 2>&1 & )
exec "$@" 3<&-
`;

interface GuardedProcess {
  readonly child: ChildProcess;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Resolves when the process has ended, with "exit code 1" or "signal SIGKILL"; never rejects. */
  readonly ended: Promise<string>;
}

/**
 * Starts a program under `account`. When this process dies, in whatever way, the program gets
 * `signal`.
 */
export function spawnGuarded(
  account: Account,
  program: string,
  args: string[],
  signal: 'INT' | 'KILL',
): GuardedProcess {
  const isWindows = process.platform === 'win32';
  const [shell, ...prefix] = account.shell;
  const guarded = [...prefix, '-c', GUARD, 'sh', signal, program, ...args];
  const child = spawn(isWindows ? program : shell, isWindows ? args : guarded, {
    ...account.ids,
    cwd: isWindows ? undefined : '/',
    // A session of its own: Ctrl-C in a terminal must reach only the app, which finishes its
    // requests and then stops the database. On Windows a child that is not detached dies with its
    // parent.
    detached: !isWindows,
    windowsHide: true,
    env: bareEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const ended = ending(child);
  const lifeline = child.stdio[3] as Writable;
  const { stdin, stdout, stderr } = child;
  for (const pipe of [lifeline, stdin]) pipe.on('error', ignore);
  void ended.then(() => lifeline.end('ended\n'));
  return { child, stdin, stdout, stderr, ended };
}

/**
 * Runs a program to its end; rejects with its stderr unless it exits with 0. It is killed if we
 * die.
 */
export async function runGuarded(
  account: Account,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  // initdb checks for SIGINT only between its steps, and an unfinished cluster is deleted anyway.
  const run = spawnGuarded(account, program, args, 'KILL');
  const said: string[] = [];
  run.stdout.resume();
  run.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const closed = once(run.child, 'close').catch(ignore);
  run.stdin.end(input);
  const how = await run.ended;
  await closed;
  if (how !== 'exit code 0') throw new Error(said.join('').trim() || how);
}

async function ending(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal === null ? `exit code ${code}` : `signal ${signal}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The database must not get secrets of our environment, nor PG* variables meant for other programs.
 */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
  const entries = kept.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(entries.filter(([, value]) => value)), LC_ALL: 'C' };
}

function ignore(): void {}
