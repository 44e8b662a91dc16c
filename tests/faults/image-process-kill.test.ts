import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageWorker, type ImageWorker } from '#domain/images/image-worker.ts';

let folder: string;
let worker: ImageWorker;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-image-'));
  worker = createImageWorker();
});
afterEach(async () => {
  await worker.close();
  await rm(folder, { recursive: true, force: true });
});

/** Large enough to take a while. */
async function finishImage() {
  const input = path.join(folder, 'raw');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  await sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'black', noise } })
    .jpeg()
    .toFile(input);
  const output = path.join(folder, 'finished');
  await mkdir(output);
  return worker.finish(1, { purpose: 'listing', content_type: 'image/jpeg', input, output });
}

function imageProcesses(): number[] {
  const table = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    const isOurs = Number(parent) === process.pid && args.join(' ').includes('image-process.ts');
    return isOurs ? [Number(pid)] : [];
  });
}

/** Kills so many image processes, each while it works. */
async function killProcesses(count: number): Promise<void> {
  const killed = new Set<number>();
  while (killed.size < count) {
    await sleep(20);
    for (const pid of imageProcesses().filter((each) => !killed.has(each))) {
      await sleep(300);
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
  }
}

test('an image whose process is killed once is finished by another', async () => {
  const [image] = await Promise.all([finishImage(), killProcesses(1)]);
  expect(image).toMatchObject({ width: 1600, height: 1200 });
});

test('an image whose process is killed twice is kept for later, not refused', async () => {
  const finishing = finishImage();
  const killing = killProcesses(2);
  await expect(finishing).rejects.toMatchObject({ code: 'unavailable' });
  await killing;
});
