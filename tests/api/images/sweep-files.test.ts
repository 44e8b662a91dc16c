import { access, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import { removeOldScratch } from '#platform/storage/files.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addImage, image, put, room, upload } from './upload-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
const exists = (...parts: string[]) =>
  access(path.join(app.dataDir, ...parts)).then(
    () => true,
    () => false,
  );

function sweep(now: Date) {
  const { dataDir, database } = app;
  const storage = localStorage({ dataDir, publicUrl: 'http://localhost:3000', secret: 'x' });
  return sweepFiles({ sql: database.sql, storage, now });
}

test('deletes only unused files, even with two sweeps at once', async () => {
  const owner = await app.user();
  const id = await room(app, owner);
  const bytes = await image();
  const waiting = await upload(app, owner, id, bytes);
  const { answer: kept } = await addImage(app, owner, id, bytes);
  const photo = await app.call('requestPhotoUpload', {
    as: owner,
    body: { content_type: 'image/jpeg', size: bytes.length },
  });
  await put(app, photo.answer, bytes);
  const { public_url } = photo.answer;
  await app.call('registerPhoto', { as: owner, body: { public_url } });
  // Rows that went without their files, as when the server dies in between.
  const { answer: orphan } = await addImage(app, owner, id, bytes);
  await app.database.sql`delete from listing_images where id = ${orphan.id}`;
  const forgotten = path.join(app.dataDir, 'media/photos/forgotten');
  await mkdir(forgotten);
  await writeFile(path.join(forgotten, '160.webp'), bytes);
  const demo = path.join(app.dataDir, 'media/demo/room-0-0');
  await mkdir(demo, { recursive: true });
  await utimes(demo, new Date(0), new Date(0));

  const nothing = { raw: 0, folders: 0, uploads: 0 };
  expect(await sweep(new Date())).toEqual(nothing);
  expect(await exists('quarantine', waiting)).toBe(true);

  await sweep(hoursAhead(2));
  expect(await exists('quarantine', waiting), 'a raw file nobody registered').toBe(false);
  expect(await exists(orphan.url), 'young, perhaps on its way into a row').toBe(true);

  await Promise.all([sweep(hoursAhead(26)), sweep(hoursAhead(26))]);
  expect(await exists(orphan.url)).toBe(false);
  expect(await exists('media/photos/forgotten')).toBe(false);
  expect(await exists(kept.url)).toBe(true);
  expect(await exists(public_url)).toBe(true);
  expect(await exists('media/demo/room-0-0')).toBe(true);
  expect(await app.database.sql`select key from uploads`).toHaveLength(0);
  const { answer } = await app.call('getListing', { params: { id } });
  expect(answer.images).toEqual([kept]);
});

test('deletes old temporary folders of killed servers, and those of nobody else', async () => {
  const parent = path.join(app.dataDir, 'tmp');
  for (const name of ['roomieradar-image-left', 'of-others']) {
    await mkdir(path.join(parent, name), { recursive: true });
  }
  expect(await removeOldScratch(hoursAhead(-1), parent)).toBe(0);
  expect(await removeOldScratch(hoursAhead(1), parent)).toBe(1);
  expect(await readdir(parent)).toEqual(['of-others']);
});

test('a file that cannot be deleted keeps no other one, and is named', async () => {
  // Nobody uploads a folder; one that lies there is an example of what we did not think of.
  const odd = path.join(app.dataDir, 'quarantine/a-folder');
  await mkdir(odd, { recursive: true });
  await writeFile(path.join(app.dataDir, 'quarantine/b'), 'a file');
  await expect(sweep(hoursAhead(26))).rejects.toThrow('Skipped files a-folder: ');
  expect(await exists('quarantine/b')).toBe(false);
  await rm(odd, { recursive: true });
  expect(await sweep(hoursAhead(26))).toMatchObject({ raw: 0 });
});
