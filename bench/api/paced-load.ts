import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PacedLoad {
  /** Answers the address to ask for next. */
  nextUrl(): string;
  perSecond: number;
  connections: number;
  seconds: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** 99th percentile in ms at a steady rate. */
export async function p99AtRate(load: PacedLoad): Promise<number> {
  return percentile(await latenciesAtRate(load), 0.99);
}

/** So much of the values is below it; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/**
 * Milliseconds of each request at a steady rate. Measured from when a request was due, not from
 * when a connection was free, so that a stall counts for all who waited behind it.
 */
export async function latenciesAtRate(load: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  const count = Math.round(load.perSecond * load.seconds);
  for (let sent = 0; sent < count && !load.signal?.aborted;) {
    const due = ((performance.now() - startedAt) / 1000) * load.perSecond;
    for (; sent < Math.min(due, count); sent++) {
      const dueAt = startedAt + (sent / load.perSecond) * 1000;
      pending.push(
        ask(load.nextUrl(), agent).then(() => void latencies.push(performance.now() - dueAt)),
      );
    }
    await sleep(1);
  }
  await Promise.all(pending);
  agent.destroy();
  return latencies;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', (error) => {
      // The server closed a connection that had been idle just as we took it up again.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        resolve(ask(url, agent));
      } else reject(error);
    });
  });
}
