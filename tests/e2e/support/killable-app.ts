import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFaultLine, type FaultLine } from './fault-line.ts';
import { freePort } from '#qa/run/start-app.ts';

/** The built app in a process that a test can kill, behind a connection that it can break. */
export interface KillableApp {
  url: string;
  dataDir: string;
  /** The server's temporary folder. */
  scratch: string;
  line: FaultLine;
  /** Waits two minutes for it, or as long as a test says whose app is built at its start. */
  start(readyWithinMs?: number): Promise<void>;
  /** Kills the server with SIGKILL, as in a power failure. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Creates an app with its own data folder and without the demo; `start` starts it, by a program
 * other than the server's if a test has one.
 */
export async function killableApp(
  more: Record<string, string> = {},
  program = 'server/main.ts',
): Promise<KillableApp> {
  const home = await mkdtemp(path.join(tmpdir(), 'roomieradar-killable-'));
  const [dataDir, scratch] = [path.join(home, 'data'), path.join(home, 'tmp')];
  await mkdir(scratch);
  const port = await freePort();
  const line = await startFaultLine(port);
  const url = `http://localhost:${line.port}`;
  const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, TMPDIR: scratch };
  // A build in another journey of this worker may have set NODE_ENV to "production".
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, ...own, SEED: 'none', LOG_LEVEL: 'fatal', ...more };
  let server: ChildProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
  async function stop(): Promise<void> {
    line.stop();
    await end('SIGTERM');
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  return {
    url,
    dataDir,
    scratch,
    line,
    async start(readyWithinMs = 120_000) {
      server = spawn(process.execPath, ['scripts/node.mjs', program], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, RATE_LIMIT_FACTOR: '1000', QUOTA_FACTOR: '1000' },
      });
      const deadline = Date.now() + readyWithinMs;
      while (!(await fetch(`http://localhost:${port}/ready`).catch(() => null))?.ok) {
        if (Date.now() > deadline || server.exitCode !== null) {
          // Nobody else stops what did not start.
          await stop();
          throw new Error('It did not start');
        }
        await sleep(50);
      }
    },
    kill: () => end('SIGKILL'),
    stop,
  };
}
