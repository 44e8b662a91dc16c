import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seedDemo } from '#demo/seed-database.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { testApp, type TestApp } from '#tests/support/test-app.ts';
import { addImage } from './upload-steps.ts';
import { listingForm } from '#tests/support/listing-forms.ts';

async function comparedPhotos({ database: { sql } }: TestApp) {
  const rows = await sql`select from photo_looks where compared_at is not null`;
  return rows.length;
}

test(
  'a copy of a photo of the demo is flagged, the images that its listings share are not',
  { timeout: 100_000 },
  async () => {
    const app = await testApp({ SEED: 'demo' });
    const { sql } = app.database;
    app.start();
    // One run of the job compares this many.
    await expect
      .poll(() => comparedPhotos(app), { timeout: 80_000, interval: 500 })
      .toBeGreaterThanOrEqual(200);
    expect(await sql`select from same_photos`).toHaveLength(0);
    expect(await sql`select from reports where source = 'system'`).toHaveLength(0);

    const user = await app.user();
    const { id } = (await app.call('createListing', { as: user, body: listingForm({}) })).answer;
    const [{ key } = { key: '' }] = await sql<{ key: string }[]>`
    select key from listing_images order by id limit 1`;
    const file = path.join(app.dataDir, 'media', key);
    await addImage(app, user, id, await sharp(file).jpeg().toBuffer());
    const copied = await sql`
    select from same_photos s join listing_images i on i.id = s.other_image_id
    where i.listing_id = ${id}`;
    expect(copied.length).toBeGreaterThan(0);
  },
);

test('listings of an older demo get finished images in place of those not drawn yet', async () => {
  const app = await testApp({ SEED: 'demo' });
  const { sql } = app.database;
  const images = () => sql`
    select key, alt, placeholder, variants from listing_images order by listing_id, position`;
  const finished = await images();
  await sql`
    update listing_images i set variants = '[]',
      key = 'demo/room-' || l.index || '-' || i.position || '/1200.webp'
    from (select id, row_number() over (order by id) - 1 as index from listings) l
    where l.id = i.listing_id`;
  await rm(path.join(app.dataDir, 'media'), { recursive: true });

  const storage = localStorage({ dataDir: app.dataDir, publicUrl: 'http://localhost', secret: '' });
  await seedDemo(app.database, storage, new Date());
  expect(await images()).toEqual(finished);
  for (const { key } of finished) {
    expect((await app.request(`/media/${String(key)}`)).status, String(key)).toBe(200);
  }
});
