import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoLike } from '#tests/support/photo-like.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { addImage, image } from './upload-steps.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  [owner, other] = [await app.user(), await app.user()];
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

async function makePhoto(seed: number, edit = (photo: Sharp) => photo): Promise<Buffer> {
  const { data, width, height } = photoLike(seed);
  const photo = sharp(data, { raw: { width, height, channels: 3 } });
  return edit(photo).jpeg({ quality: 70 }).toBuffer();
}

let rooms = 0;
async function roomWith(user: TestUser, ...photos: Buffer[]): Promise<number> {
  rooms += 1;
  const body = listingForm({ title: `Room ${rooms}` });
  const { id } = (await app.call('createListing', { as: user, body })).answer;
  for (const photo of photos) await addImage(app, user, id, photo);
  return id;
}

/** What administrators read about the photos of a reported room. */
async function findSamePhotos(id: number) {
  const reporter = await app.user();
  await app.call('sendReport', {
    as: reporter,
    body: { kind: 'listing', id, reason: 'scam', details: '' },
  });
  const { answer } = await app.call('listReports', { as: admin, query: { kind: 'listing' } });
  const { id: report } = answer.items.find(({ target_id: target }) => target === id)!;
  const { answer: found } = await app.call('getReport', { as: admin, params: { id: report } });
  return found.listing?.same_photos.map(({ id: same, photos }) => ({ id: same, photos }));
}

/** Does the list of reports say so? */
async function isFlagged(id: number) {
  const { answer } = await app.call('listReports', { as: admin, query: { kind: 'listing' } });
  return answer.items.find(({ target_id: target }) => target === id)?.target.has_same_photos;
}

test('administrators see whose other rooms have the photos of a reported one', async () => {
  const first = await roomWith(owner, await makePhoto(1), await makePhoto(2));
  const taken = await roomWith(
    other,
    await makePhoto(1, (photo) => photo.flop().modulate({ brightness: 1.2 })),
    await makePhoto(3),
  );
  expect(await findSamePhotos(taken)).toEqual([{ id: first, photos: 1 }]);
  expect(await findSamePhotos(first)).toEqual([{ id: taken, photos: 1 }]);
  expect([await isFlagged(taken), await isFlagged(first)]).toEqual([true, true]);
});

/** What the scam guard reports about a room, without anybody having reported it. */
async function readSigns(id: number) {
  const query = { kind: 'listing', source: 'system' } as const;
  const { answer } = await app.call('listReports', { as: admin, query });
  return answer.items.filter(({ target_id: target }) => target === id).map((item) => item.details);
}

test('the room that shows a photo of another owner is reported by itself, once, and not the first', async () => {
  const first = await roomWith(owner, await makePhoto(51), await makePhoto(52));
  const again = await roomWith(owner, await makePhoto(51));
  expect([await readSigns(first), await readSigns(again)]).toEqual([[], []]);
  const taken = await roomWith(other, await makePhoto(51), await makePhoto(52));
  expect([await readSigns(first), await readSigns(again)]).toEqual([[], []]);
  expect(await readSigns(taken)).toEqual(['photos']);
});

test('reports the text and the photos of a room together', async () => {
  const photo = await makePhoto(61);
  await roomWith(owner, photo);
  const body = listingForm({ title: 'A', description: 'Wire the deposit before any viewing.' });
  const { id } = (await app.call('createListing', { as: other, body })).answer;
  const [read] = await readSigns(id);
  expect(read).toContain('deposit');
  await addImage(app, other, id, photo);
  expect(await readSigns(id)).toEqual([`${read}, photos`]);
});

test('an owner may use their photos again', async () => {
  const first = await roomWith(owner, await makePhoto(11));
  await roomWith(owner, await makePhoto(11));
  expect(await findSamePhotos(first)).toEqual([]);
  expect(await isFlagged(first)).toBe(false);
});

test('plain walls are not taken for the same', async () => {
  const first = await roomWith(owner, await image());
  await roomWith(other, await image());
  expect(await findSamePhotos(first)).toEqual([]);
});

test('a deleted photo is the same as no other any more', async () => {
  const first = await roomWith(owner, await makePhoto(21));
  const taken = await roomWith(other);
  const { answer } = await addImage(app, other, taken, await makePhoto(21));
  expect(await findSamePhotos(first)).toEqual([{ id: taken, photos: 1 }]);
  const params = { id: taken, image_id: answer.id };
  await app.call('deleteImage', { as: other, params });
  expect(await findSamePhotos(first)).toEqual([]);
});

test('compares only the added photo before it answers', async () => {
  const { sql } = app.database;
  const first = await roomWith(owner, await makePhoto(41));
  await sql`update photo_looks set compared_at = null`;
  await roomWith(other, await makePhoto(42));
  const waiting = await sql`
    select from photo_looks p join listing_images i on i.id = p.image_id
    where p.compared_at is null and i.listing_id = ${first}`;
  expect(waiting).toHaveLength(1);
});

test('looks back at photos that were stored before photos were looked at', async () => {
  const first = await roomWith(owner, await makePhoto(31));
  const taken = await roomWith(other, await makePhoto(31));
  await app.database.sql`delete from photo_looks`;
  await app.database.sql`delete from same_photos`;
  expect(await findSamePhotos(first)).toEqual([]);
  app.start();
  await expect
    .poll(() => findSamePhotos(first), { timeout: 15_000, interval: 500 })
    .toEqual([{ id: taken, photos: 1 }]);
});
