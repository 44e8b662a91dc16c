import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export interface MemoryPeak {
  /** Server and image process together at the same moment. All values are in MB. */
  together: number;
  server: number;
  images: number;
}

interface WatchOptions {
  /** A part of the command line of the helper process. */
  helper?: string;
  betweenMs?: number;
}

/**
 * Watches a server and its image process (or another helper) until stopped: all that the server
 * holds and, of what the helper holds, its share of what several processes map, above all Node
 * itself, which the server's part has already. Linux only: it reads /proc.
 */
export function watchMemory(
  serverPid: number,
  { helper = 'image-process', betweenMs = 20 }: WatchOptions = {},
): { stop(): Promise<MemoryPeak> } {
  const peak: MemoryPeak = { together: 0, server: 0, images: 0 };
  const over = new AbortController();
  async function look(): Promise<void> {
    const server = await residentMb(serverPid);
    let images = 0;
    for (const pid of await findHelpers(serverPid, helper)) images += await shareMb(pid);
    peak.server = Math.max(peak.server, server);
    peak.images = Math.max(peak.images, images);
    peak.together = Math.max(peak.together, server + images);
  }
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await look();
      await sleep(betweenMs);
    }
  }
  const watching = watch();
  return {
    async stop() {
      over.abort();
      await watching;
      return peak;
    },
  };
}

/** What a process holds in memory now, in MB; 0 when it is gone. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The same, but memory that several processes map is divided between them. This is slower to read. */
async function shareMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** The server's child processes whose command contains the helper's name, and their children. */
async function findHelpers(serverPid: number, helper: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await findChildren(serverPid)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(helper)) found.push(pid, ...(await findChildren(pid)));
  }
  return found;
}

async function findChildren(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
