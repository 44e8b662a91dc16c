import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Account } from './account.ts';

/**
 * The watcher reads a pipe that this process holds. End of file without a line means that this
 * process is gone, however it went; a line means that the guarded one has ended by itself and its
 * id may soon be someone else's. `exec` keeps the id, so what Node sees is the guarded process;
 * the double fork keeps the watcher from being a child that PostgreSQL does not know.
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
  /** Resolves when it has ended, with how ("exit code 1", "signal SIGKILL"); never rejects. */
  readonly ended: Promise<string>;
}

/** Starts a program under `account` that gets `signal` when this process dies in whatever way. */
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
    // Own session: Ctrl-C in a terminal must reach the app alone, which drains before it stops us.
    // On Windows a child that is not detached dies with its parent through libuv's job object.
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

/** Runs a program to its end, killed if we die before; rejects with what it said on stderr unless it exits with 0. */
export async function runGuarded(
  account: Account,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  // initdb notices SIGINT only between its steps, and what it makes is thrown away anyway.
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

/** Secrets in our environment are none of the database's business, nor are PG* variables ours. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
  const entries = kept.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(entries.filter(([, value]) => value)), LC_ALL: 'C' };
}

function ignore(): void {}
