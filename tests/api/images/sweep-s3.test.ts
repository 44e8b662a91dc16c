import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoredPhotoHashing } from '#domain/images/hash-stored-photos.ts';
import { createImageWorker } from '#domain/images/image-worker.ts';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import { StorageAway, type Storage } from '#platform/storage/storage.ts';
import { deleteOldBuilds } from '#web/builds/delete-old-builds.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { startS3StandIn } from '#tests/support/s3-stand-in.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { image } from './upload-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const bytes = Buffer.from('a file');
const tomorrow = () => new Date(Date.now() + 26 * 60 * 60_000);

/** A service with these files, all of them old. */
async function startS3(...names: string[]) {
  const s3 = await startS3StandIn();
  for (const name of names) s3.files.set(`/rooms/${name}`, { bytes, type: 'image/jpeg' });
  const storage = s3Storage(s3.settings, { exchangeMs: 400 });
  const sweep = (by: Storage = storage) =>
    sweepFiles({ sql: app.database.sql, storage: by, now: tomorrow() });
  const left = () => [...s3.files.keys()].map((key) => key.slice('/rooms/'.length)).toSorted();
  return { ...s3, storage, sweep, left };
}

test('a sweep of unused files passes over those that stall or are refused, and names them', async () => {
  const s3 = await startS3(
    'quarantine/a-silent',
    'quarantine/b-refused',
    'quarantine/c-broken',
    'quarantine/d',
    'media/listings/bad/1.jpg',
    'media/listings/bad/2.jpg',
    'media/listings/good/1.jpg',
    'media/photos/bad/1.jpg',
    'media/photos/good/1.jpg',
  );
  s3.manner.files = new Map([
    ['/rooms/quarantine/a-silent', 'silent'],
    ['/rooms/quarantine/b-refused', 'refused'],
    ['/rooms/quarantine/c-broken', 'broken'],
    ['/rooms/media/listings/bad/1.jpg', 'refused'],
    ['/rooms/media/photos/bad/1.jpg', 'silent'],
  ]);
  const { sql } = app.database;
  const { id: owner } = await app.user();
  await sql`insert into uploads (key, user_id, purpose, folder, content_type, expires_at)
    values ('forgotten', ${owner}, 'photo', 'photos/forgotten', 'image/jpeg', now() - interval '1 day')`;
  await expect(s3.sweep()).rejects.toThrow(
    'Skipped files a-silent, b-refused, c-broken, listings/bad, photos/bad: ',
  );
  expect(s3.left()).toEqual([
    'media/listings/bad/1.jpg',
    'media/photos/bad/1.jpg',
    'quarantine/a-silent',
    'quarantine/b-refused',
    'quarantine/c-broken',
  ]);
  expect(await sql`select key from uploads`).toEqual([]);

  s3.manner.files = new Map();
  expect(await s3.sweep()).toMatchObject({ raw: 3, folders: 2 });
  expect(s3.left()).toEqual([]);
});

test('a sweep ends where the service is away, and blames no file', async () => {
  const s3 = await startS3('quarantine/a', 'quarantine/b');
  s3.manner.files = new Map([['/rooms/quarantine/a', 'silent']]);
  const check = () => Promise.reject(new StorageAway('The S3 service does not answer'));
  await expect(s3.sweep({ ...s3.storage, check })).rejects.toBeInstanceOf(StorageAway);
  expect(s3.left()).toEqual(['quarantine/a', 'quarantine/b']);
});

test('a sweep of builds passes over a folder that cannot be deleted', async () => {
  const s3 = await startS3(
    'media/builds/bad/app-1111111.js',
    'media/builds/bad/app-2222222.js',
    'media/builds/good/app-3333333.js',
  );
  s3.manner.files = new Map([['/rooms/media/builds/bad/app-1111111.js', 'refused']]);
  const { sql } = app.database;
  await expect(deleteOldBuilds({ sql, clock: Date, storage: s3.storage })).rejects.toThrow(
    'Skipped folders builds/bad: ',
  );
  expect(s3.left()).toEqual(['media/builds/bad/app-1111111.js']);
});

test('photos that stall or are no images keep no other photo from being hashed', async () => {
  const names = ['first', 'no-image', 'refused', 'stalling', 'last'];
  const keys = names.map((name) => `listings/${name}/640.jpg`);
  const s3 = await startS3();
  const photo = await image();
  for (const key of keys) {
    s3.files.set(`/rooms/media/${key}`, { bytes: photo, type: 'image/jpeg' });
  }
  s3.files.set('/rooms/media/listings/no-image/640.jpg', { bytes, type: 'image/jpeg' });
  s3.manner.files = new Map([
    ['/rooms/media/listings/stalling/640.jpg', 'stalls in body'],
    ['/rooms/media/listings/refused/640.jpg', 'refused'],
  ]);
  const { sql } = app.database;
  const { answer } = await app.call('createListing', {
    as: await app.user(),
    body: listingForm(),
  });
  const images = await sql<{ id: number; name: string }[]>`
    insert into listing_images (listing_id, position, alt, key, width, height, placeholder, variants)
    select ${answer.id}, nth, '', key, 640, 480, '#000000', '[]'
    from unnest(${keys}::text[]) with ordinality as photo (key, nth)
    returning id, split_part(key, '/', 2) as name`;
  const worker = createImageWorker();
  const run = createStoredPhotoHashing({ sql, storage: s3.storage, worker });
  const error = await run(AbortSignal.timeout(60_000)).catch((caught: unknown) => caught);
  await worker.close();
  const hashed = await sql<{ image_id: number }[]>`select image_id from photo_looks`;
  const done = new Set(hashed.map(({ image_id: id }) => id));
  const ids = (isDone: boolean) => images.filter(({ id }) => done.has(id) === isDone);
  expect(ids(true).map(({ name }) => name)).toEqual(['first', 'last']);
  const skipped = ids(false).map(({ id }) => id);
  expect(String(error)).toContain(`Skipped images ${skipped.toReversed().join(', ')}: `);
});
