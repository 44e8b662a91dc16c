import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { residentMb } from '#bench/photos/memory-watch.ts';
import { launcher } from '#platform/project-root.ts';
import { it, killHard } from '../embedded-helpers.ts';
import { startServerProcess } from './server-process.ts';

/** How long each load lasts; what grows is looked at after its first fifth. The long form takes 300. */
const loadSeconds = Number(process.env['OVERLOAD_SECONDS'] ?? 15);
/** Connections that keep the server busy all the time. */
const fullLoad = 10;
/** In the short form, the first fifth is too short for caches and heap to have found their size. */
const maxGrowth = loadSeconds >= 300 ? 1.05 : 1.25;

/** Sends requests on so many connections; returns how often it got each status. */
async function load(
  url: string,
  connections: number,
  seconds = loadSeconds,
): Promise<Record<string, number>> {
  const args = [new URL('overload-client.ts', import.meta.url).pathname, url];
  const child = spawn(process.execPath, [launcher, ...args, String(connections), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as Record<string, number>;
}

/**
 * Lets caches and heap find their size, which depends on the requests, not on the time they take:
 * after 20,000 the server has nearly the memory that it has after 200,000. A slow one gets a minute.
 */
async function warmUp(url: string): Promise<void> {
  let answered = 0;
  for (let round = 0; round < 6 && answered < 20_000; round += 1) {
    const counts = await load(url, fullLoad * 2, 10);
    answered += counts['200'] ?? 0;
  }
}

/** The most memory of a process, in MB, in the first fifth of the load and after it. */
async function watch(pid: number, loading: Promise<unknown>) {
  const peak = { early: 0, late: 0 };
  const over = new AbortController();
  void loading.finally(() => over.abort());
  const startedAt = performance.now();
  while (!over.signal.aborted) {
    const phase = performance.now() - startedAt < loadSeconds * 200 ? 'early' : 'late';
    peak[phase] = Math.max(peak[phase], await residentMb(pid));
    await sleep(200);
  }
  return peak;
}

async function usualMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    const sentAt = performance.now();
    const answer = await fetch(`${url}/api/listings?max_rent=${600 + asked}`);
    await answer.arrayBuffer();
    times.push(performance.now() - sentAt);
  }
  return times.sort((a, b) => a - b)[10] ?? 0;
}

describe('a server with more to do than it can', { timeout: loadSeconds * 2000 + 180_000 }, () => {
  it('answers or refuses, needs no more memory with time, and recovers within 5 s', async ({
    world,
  }) => {
    const server = await startServerProcess(
      { DATA_DIR: await world.makeFolder(), SEED: 'demo' },
      'server/main.ts',
    );
    world.afterwards(() => killHard(server.child));
    const pid = server.child.pid ?? 0;
    await warmUp(server.url);
    const calmMs = await usualMs(server.url);

    for (const times of [2, 10]) {
      const loading = load(server.url, fullLoad * times);
      const memory = await watch(pid, loading);
      const counts = await loading;
      const [sentAt, afterMs] = [performance.now(), await usualMs(server.url)];
      console.info(
        `${times} times the full load for ${loadSeconds} s: ${JSON.stringify(counts)}; at most ` +
          `${Math.round(memory.early)} MB in the first fifth, ${Math.round(memory.late)} MB later; ` +
          `a search took ${calmMs.toFixed(1)} ms before, ${afterMs.toFixed(1)} ms after`,
      );
      const others = Object.keys(counts).filter(
        (status) => !['200', '429', '503'].includes(status),
      );
      expect(others).toEqual([]);
      expect(counts['200']).toBeGreaterThan(loadSeconds * 10);
      expect(memory.late).toBeLessThan(memory.early * maxGrowth);
      expect(performance.now() - sentAt).toBeLessThan(5000);
      expect(afterMs).toBeLessThan(Math.max(50, calmMs * 3));
    }
  });
});
