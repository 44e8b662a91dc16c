import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageWorker } from '#domain/images/image-worker.ts';
import { createStoredPhotoHashing } from '#domain/images/hash-stored-photos.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { image } from './upload-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

test('a server that looks back at many photos stops at once', { timeout: 60_000 }, async () => {
  const { sql } = app.database;
  const { id: listing } = (
    await app.call('createListing', { as: await app.user(), body: listingForm() })
  ).answer;
  const storage = localStorage({
    dataDir: app.dataDir,
    publicUrl: 'http://localhost',
    secret: 'x',
  });
  // As in a database whose photos nobody has looked at: a hundred take the image process seconds.
  const keys = Array.from({ length: 100 }, (_, nth) => `listings/look-back-${nth}/640.jpg`);
  const photo = await image();
  for (const key of keys) await storage.media.put(key, photo);
  const copies = await sql<{ id: number }[]>`
    insert into listing_images (listing_id, position, alt, key, width, height, placeholder, variants)
    select ${listing}, 1000 + nth, '', key, 640, 480, '#000000', '[]'
    from unnest(${keys}::text[]) with ordinality as photo (key, nth) returning id`;
  const lookedAt = async () =>
    (await sql`select from photo_looks where image_id = any (${copies.map(({ id }) => id)})`)
      .length;
  const worker = createImageWorker();
  const stopping = new AbortController();
  const looking = createStoredPhotoHashing({ sql, storage, worker })(stopping.signal);
  await expect.poll(lookedAt, { interval: 10, timeout: 45_000 }).toBeGreaterThan(0);
  stopping.abort();
  await looking;
  await worker.close();
  expect(await lookedAt()).toBeLessThan(copies.length);
});
