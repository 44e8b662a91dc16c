// @module-tag essential

import { access } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { image, put } from './upload-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

async function send(me: TestUser, bytes: Buffer, size: number | undefined = bytes.length) {
  const body = { content_type: 'image/jpeg', ...(size !== undefined && { size }) };
  const { status, answer } = await app.call('requestPhotoUpload', { as: me, body });
  expect(status).toBe(201);
  expect((await put(app, answer, bytes)).status).toBe(204);
  return answer.public_url;
}

const register = (me: TestUser, public_url: string) =>
  app.call('registerPhoto', { as: me, body: { public_url } });
const readPhotoUrl = async (me: TestUser) =>
  (await app.call('getCurrentUser', { as: me })).answer.profile_picture_url;
const exists = (url: string) =>
  access(path.join(app.dataDir, url)).then(
    () => true,
    () => false,
  );

test('a photo is cropped to a small square and shown with the user and their listing', async () => {
  const me = await app.user();
  const { answer: listing } = await app.call('createListing', { as: me, body: listingForm() });
  const url = await send(me, await image({ width: 900, height: 600 }));
  expect((await app.request(url)).status, 'before it is registered').toBe(404);
  const { status, answer } = await register(me, url);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ id: me.id, profile_picture_url: url });
  const shown = Buffer.from(await (await app.request(url)).arrayBuffer());
  expect(await sharp(shown).metadata()).toMatchObject({ width: 320, height: 320, format: 'webp' });
  const read = await app.call('getListing', { params: { id: listing.id } });
  expect(read.answer.owner?.profile_picture_url).toBe(url);
});

test('a photo can be uploaded without its size, up to the limit', async () => {
  const me = await app.user();
  const url = await send(me, await image(), undefined);
  expect((await register(me, url)).status).toBe(200);
});

test('a photo that is registered twice, also at once, is the same', async () => {
  const me = await app.user();
  const url = await send(me, await image());
  const both = await Promise.all([register(me, url), register(me, url)]);
  expect([...both, await register(me, url)].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await exists(url)).toBe(true);
});

test('a new photo replaces the old one and its files', async () => {
  const me = await app.user();
  const first = await send(me, await image());
  await register(me, first);
  const second = await send(me, await image());
  await register(me, second);
  expect(await readPhotoUrl(me)).toBe(second);
  expect([await exists(first), await exists(second)]).toEqual([false, true]);
  expect((await register(me, first)).problem.code).toBe('upload_used');
});

test('a removed photo is gone with its files; removing none is fine', async () => {
  const me = await app.user();
  const url = await send(me, await image());
  await register(me, url);
  expect((await app.call('removePhoto', { as: me })).status).toBe(204);
  expect(await readPhotoUrl(me)).toBeNull();
  expect(await exists(url)).toBe(false);
  expect((await app.call('removePhoto', { as: me })).status).toBe(204);
});

test('accepts only an upload address given to the same user', async () => {
  const [me, other] = [await app.user(), await app.user()];
  const theirs = await send(other, await image());
  await register(other, theirs);
  const waiting = await send(other, await image());
  const foreign = [
    theirs,
    waiting,
    'https://evil.example/face.webp',
    '//evil.example/media/photos/x/320.webp',
    '/media/photos/made-up/320.webp',
    '/media/photos/../../quarantine/x/320.webp',
    'javascript:alert(1)',
    '',
  ];
  for (const url of foreign) {
    expect((await register(me, url)).problem.code, url).toBe('not_found');
  }
  expect(await readPhotoUrl(me)).toBeNull();
  expect(await readPhotoUrl(other)).toBe(theirs);
});

test('refuses a file that is not an image and keeps the old photo', async () => {
  const me = await app.user();
  const url = await send(me, await image());
  await register(me, url);
  const wrong = await send(me, Buffer.from('GIF89a, or is it?'));
  expect((await register(me, wrong)).problem.code).toBe('image_refused');
  expect(await readPhotoUrl(me)).toBe(url);
  expect(await exists(url)).toBe(true);
});
