import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../../..');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it logged, as parsed lines. */
  logged: { level: number; msg?: string; status?: number }[];
  /** Sends SIGTERM; returns its exit code and how long it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

/**
 * The real server in a process of its own; without its pages, which would need a build, unless
 * `script` is the one of `npm start`. `folder` is another copy of the project.
 */
export async function startServerProcess(
  env: Record<string, string>,
  script = 'tests/faults/start-server.ts',
  folder = root,
): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const { NODE_ENV: _, ...own } = process.env;
  const child = spawn(process.execPath, ['scripts/node.mjs', script], {
    cwd: folder,
    env: {
      ...own,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      QUOTA_FACTOR: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const logged: ServerProcess['logged'] = [];
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'started' || line.includes('RoomieRadar is open')) resolve();
      if (line.startsWith('{')) logged.push(JSON.parse(line) as (typeof logged)[number]);
    });
    void exited.then(([code]) => reject(new Error(`The server ended with code ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    child,
    logged,
    async stop() {
      const startedAt = performance.now();
      child.kill('SIGTERM');
      const [code] = await exited;
      return { code, ms: performance.now() - startedAt };
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
