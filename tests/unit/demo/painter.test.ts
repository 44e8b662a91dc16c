import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { demoImages } from '#demo/demo-images.ts';
import { createDemoPainter, type DemoPainter } from '#demo/painter.ts';
import type { MediaStore } from '#platform/storage/storage.ts';

const [first] = demoImages();
const [small, , large] = first?.files.map(({ key }) => key) ?? [];
const files = new Map<string, Buffer>();
const store = {
  put: async (key: string, data: Buffer) => void files.set(key, data),
  has: async (key: string) => files.has(key),
} as MediaStore;
let painter: DemoPainter;

afterEach(async () => {
  await painter.close();
  files.clear();
});

/** The processes that draw for this one. */
const drawing = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line) === process.pid && line.includes('draw-process'));

test('draws each image once, however many ask for it, in a process that ends on close', async () => {
  painter = createDemoPainter(store);
  const put: string[] = [];
  store.put = async (key, data) => {
    put.push(key);
    files.set(key, data);
  };
  await Promise.all([small, small, large].map((key) => painter.drawForKey(key ?? '')));
  await painter.drawForKey(small ?? '');
  expect(new Set(put)).toEqual(new Set([small, large]));
  expect(put).toHaveLength(2);
  const { format, width } = await sharp(files.get(small ?? '')).metadata();
  expect([format, `${width}.avif`]).toEqual(['heif', small?.split('/').at(-1)]);
  expect(drawing()).toHaveLength(1);
  await painter.close();
  expect(drawing()).toEqual([]);
});

test('draws again after its process ended', async () => {
  painter = createDemoPainter(store);
  const failed = painter.drawForKey(large ?? '');
  await expect.poll(drawing).toHaveLength(1);
  await Promise.all([painter.close(), expect(failed).rejects.toThrow('ended unexpectedly')]);
  await painter.drawForKey(large ?? '');
  expect(files.has(large ?? '')).toBe(true);
});

test('knows only images of the demo', async () => {
  painter = createDemoPainter(store);
  await painter.drawForKey('listings/a-room/480.webp');
  expect(files.size).toBe(0);
  expect(drawing()).toEqual([]);
});
