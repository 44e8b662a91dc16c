import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EncodeJob } from '#domain/images/image-job.ts';
import { createImages, type ImagesDeps } from '#domain/images/images.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createLog } from '#platform/log.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { room } from './upload-steps.ts';

let app: TestApp;
let listingId: number;
beforeAll(async () => {
  app = await openTestApp();
  listingId = await room(app, await app.user());
});
afterAll(() => app.database.close());

const widths = [320, 640];

/** Images whose decoder makes two small files, in a storage that notes what is done to it. */
function fetchedImages({
  sql = app.database.sql,
  beforePut = async () => undefined,
}: {
  sql?: Pool;
  beforePut?: (key: string) => Promise<unknown>;
} = {}) {
  const done: string[] = [];
  const media = {
    async put(key: string) {
      await beforePut(key);
      done.push(`put ${path.basename(key)}`);
    },
    deleteFolder: async () => void done.push('delete'),
  };
  const worker = {
    async finish(_: number, { output }: EncodeJob) {
      for (const width of widths) await writeFile(path.join(output, `${width}.jpg`), 'photo');
      const variants = widths.map((width) => ({ width, type: 'image/jpeg', extension: 'jpg' }));
      const look = Buffer.alloc(48 * 48).toString('base64');
      return { width: 640, height: 400, placeholder: '#7a9e87', look, variants };
    },
  };
  const storage = { media, quarantine: {}, mediaUrl: '/media/' };
  const deps = { sql, storage, worker, log: createLog('error') } as unknown as ImagesDeps;
  const images = createImages(deps);
  const add = (keep = async () => true) =>
    images.addFetched(listingId, import.meta.filename, { position: 0, keep });
  return { done, add };
}

test('a fetched image that nobody wants any more loses its files', async () => {
  const { done, add } = fetchedImages();
  expect(await add(async () => false)).toBeNull();
  expect(done.toSorted()).toEqual(['delete', 'put 320.jpg', 'put 640.jpg']);
});

test('an image whose commit is not answered keeps its files', async () => {
  const { sql } = app.database;
  const begin: typeof sql.begin = async (work) => {
    await sql.begin(work);
    throw new Error('The connection was lost');
  };
  const { done, add } = fetchedImages({ sql: Object.assign(sql.bind(null), sql, { begin }) });
  await expect(add()).rejects.toThrow('The connection was lost');
  expect(done.toSorted()).toEqual(['put 320.jpg', 'put 640.jpg']);
  const stored = await sql`select from listing_images where listing_id = ${listingId}`;
  expect(stored).toHaveLength(1);
});

test('a failure to store one file waits for the others', async () => {
  const { done, add } = fetchedImages({
    async beforePut(key) {
      if (key.endsWith('320.jpg')) throw new Error('The storage is away');
      await sleep(50);
    },
  });
  await expect(add()).rejects.toThrow('The storage is away');
  expect(done).toEqual(['put 640.jpg']);
});
