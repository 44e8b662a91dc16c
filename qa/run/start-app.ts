import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** Generous: the first start builds the app, creates a database and draws images. */
const readyWithinMs = 300_000;

/**
 * Settings for playing paths: they are in English, and an app that builds other languages meanwhile
 * is slow.
 */
export const onlyEnglish = { LANGUAGES: 'en', DEFAULT_LOCALE: 'en' };

export interface RunningApp {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built app as `npm start` does, with its own data folder, the machine recorder on, and
 * `more` settings.
 * Rejects if it does not become ready or the signal is aborted.
 */
export async function startApp(
  signal?: AbortSignal,
  more: Record<string, string> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-e2e-'));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/node.mjs', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_WAIT_MS: '10000',
      QUOTA_FACTOR: '1000',
      MACHINE_RECORDER: 'on',
      ...more,
    },
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, server, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

async function waitUntilReady(
  url: string,
  server: ChildProcess,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && server.exitCode === null) {
    signal?.throwIfAborted();
    const response = await fetch(`${url}/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error('The app did not become ready');
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
