import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const nobody = '65534';

/** A program of the cluster, which can be stopped and started again. */
export interface Program {
  isRunning(): boolean;
  pid(): number;
  start(): void;
  /** Sends the signal and waits until the program has ended; afterwards it is killed. */
  stop(signal?: NodeJS.Signals, patienceMs?: number): Promise<void>;
}

const restartMs = 1000;

interface Options {
  /** What it says is appended to this file. */
  log: string;
  env?: Record<string, string>;
  cwd?: string;
  /** Starts it again when it ends by itself, as systemd does. */
  isKept?: boolean;
}

/** Starts a program. */
export function startProgram(
  command: readonly string[],
  { log, env = {}, cwd, isKept = false }: Options,
): Program {
  let child: ChildProcess | undefined;
  let isWanted = true;
  const [file = '', ...args] = command;
  const isRunning = () => child !== undefined && child.exitCode === null && !child.signalCode;
  const program: Program = {
    isRunning,
    pid: () => child?.pid ?? 0,
    start() {
      isWanted = true;
      if (isRunning()) return;
      const output = createWriteStream(log, { flags: 'a' });
      const { NODE_ENV: _, ...own } = process.env;
      child = spawn(file, args, {
        cwd,
        env: { ...own, ...env },
        // A group of its own: Ctrl+C in the terminal ends them in order, by us.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.pipe(output, { end: false });
      child.stderr?.pipe(output, { end: false });
      child.on('error', (error) => output.write(`${error.message}\n`));
      child.on('close', () => {
        output.end();
        const again = () => {
          if (isWanted) program.start();
        };
        if (isKept && isWanted) setTimeout(again, restartMs).unref();
      });
    },
    async stop(signal = 'SIGTERM', patienceMs = 15_000) {
      isWanted = false;
      if (!child || !isRunning()) return;
      const exited = once(child, 'exit');
      // Also a program that was stopped by SIGSTOP.
      if (signal === 'SIGKILL') child.kill('SIGCONT');
      child.kill(signal);
      const killing = setTimeout(() => child?.kill('SIGKILL'), patienceMs);
      await exited;
      clearTimeout(killing);
    },
  };
  program.start();
  return program;
}

/** For root, the command line as `nobody`: PostgreSQL refuses to run as root. */
export const asNobody = (command: readonly string[]): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...command]
    : [...command];
