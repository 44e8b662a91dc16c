import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { profileCpu, type Spent } from './cpu-profile.ts';
import { launcher } from '#platform/project-root.ts';

export interface ServerChild {
  url: string;
  pid: number;
  /** CPU time of the server's process so far, in microseconds. */
  cpuUs(): Promise<number>;
  /** Profiles the server during `work`; returns busy microseconds by caller. */
  profile(work: () => Promise<unknown>): Promise<Spent>;
  stop(): Promise<void>;
}

/** Starts a server file in a separate process that logs to `logFile`, and waits for its 'ready'. */
export async function startServerChild(
  file: string,
  env: Record<string, string>,
  logFile: string,
): Promise<ServerChild> {
  const port = await freePort();
  const log = await open(logFile, 'a');
  const child = fork(launcher, [file], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    execArgv: [],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  await nextMessage(child, file);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async cpuUs() {
      child.send('cpu');
      return Number(await nextMessage(child, file));
    },
    async profile(work) {
      child.send('profile');
      await nextMessage(child, file);
      await work();
      child.send('profile');
      return (await nextMessage(child, file)) as Spent;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The next message of a child process that runs `file`; throws if it ends before. */
export async function nextMessage(child: ChildProcess, file: string): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${file} ended with exit code ${String(code)}; see its log`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    over.abort();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * The child's side: sends 'ready', answers 'cpu' with microseconds, starts a profile at the first
 * 'profile' and sends it at the second, and stops on SIGTERM.
 */
export function serveParent(stop: () => Promise<void>): void {
  let stopProfiling: (() => Promise<Spent>) | null = null;
  async function answer(question: unknown): Promise<unknown> {
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      return user + system;
    }
    const spent = await stopProfiling?.();
    stopProfiling = stopProfiling ? null : await profileCpu();
    return spent ?? 'profiling';
  }
  process.on('message', (question) => {
    void answer(question).then((message) => process.send?.(message));
  });
  process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
  process.send?.('ready');
}
