import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { launcher } from '#platform/project-root.ts';
import { nextMessage } from './child.ts';

export interface PacedLoad {
  /** Origin of the server. */
  origin: string;
  /** Returns the next path to request. */
  nextPath(): `/${string}`;
  perSecond: number;
  connections: number;
  seconds: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Returns this percentile of the values; NaN without values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/**
 * Milliseconds of each request at a steady rate. Time counts from when a request was due, not from
 * when a connection was free, so a stall counts for every request that waited.
 */
export async function latenciesAtRate(load: PacedLoad): Promise<number[]> {
  // Node's fetch uses more CPU than the server does.
  const pool = new Pool(load.origin, { connections: load.connections });
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  const count = Math.round(load.perSecond * load.seconds);
  for (let sent = 0; sent < count && !load.signal?.aborted;) {
    const due = ((performance.now() - startedAt) / 1000) * load.perSecond;
    for (; sent < Math.min(due, count); sent++) {
      const dueAt = startedAt + (sent / load.perSecond) * 1000;
      pending.push(
        ask(load.nextPath(), pool).then(() => void latencies.push(performance.now() - dueAt)),
      );
    }
    await sleep(1);
  }
  await Promise.all(pending);
  await pool.close();
  return latencies;
}

/** A load for a separate process: these paths in turn. */
export interface LoadApart extends Omit<PacedLoad, 'nextPath' | 'signal'> {
  paths: `/${string}`[];
}

/** The same load in a separate process, until `signal` stops it. */
export async function latenciesApart(load: LoadApart, signal?: AbortSignal): Promise<number[]> {
  const file = path.join(import.meta.dirname, 'paced-process.ts');
  const child = fork(launcher, [file, JSON.stringify(load)], { execArgv: [] });
  signal?.addEventListener('abort', () => child.send('over'), { once: true });
  return (await nextMessage(child, file)) as number[];
}

async function ask(path: string, pool: Pool): Promise<void> {
  const { statusCode, body } = await pool.request({ path, method: 'GET' });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
}
