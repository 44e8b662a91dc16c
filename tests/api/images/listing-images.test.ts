// @module-tag essential

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { photoLike } from '#tests/support/photo-like.ts';
import { openTestApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { addImage, image, put, room, upload } from './upload-steps.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

async function readImages(id: number) {
  const { answer } = await app.call('getListing', { params: { id } });
  return answer.images;
}

async function bytesAt(url: string): Promise<Buffer> {
  const response = await app.request(url);
  expect(response.status, url).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function filesIn(...folder: string[]): Promise<string[]> {
  return readdir(path.join(app.dataDir, ...folder)).catch(() => []);
}

describe('a photo', () => {
  test('is uploaded, encoded in several widths and formats, and shown with its listing', async () => {
    const id = await room(app, owner);
    const bytes = await image({ width: 2000, height: 1500 });
    const { status, answer } = await addImage(app, owner, id, bytes, { alt: 'A quiet room' });
    expect(status).toBe(201);
    expect(answer).toMatchObject({ width: 1600, height: 1200, alt: 'A quiet room' });
    expect(answer.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(answer.variants.map(({ width, type }) => `${width} ${type}`)).toEqual([
      '480 image/avif',
      '480 image/webp',
      '720 image/avif',
      '720 image/webp',
      '960 image/avif',
      '960 image/webp',
      '1600 image/avif',
      '1600 image/webp',
      '1600 image/jpeg',
    ]);
    for (const { url, width, type } of answer.variants) {
      const { format, width: shown } = await sharp(await bytesAt(url)).metadata();
      expect(shown).toBe(width);
      expect(type).toBe(format === 'heif' ? 'image/avif' : `image/${format}`);
    }
    expect(answer.url).toBe(answer.variants.at(-1)?.url);
    expect(await readImages(id)).toEqual([answer]);
    expect(await filesIn('quarantine'), 'raw files that stayed').toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('may be a %s', async (format) => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, await image({ format }), `image/${format}`);
    const { status } = await app.call('registerImage', {
      as: owner,
      params: { id },
      body: { key },
    });
    expect(status).toBe(201);
  });

  test('is turned upright and loses its metadata', async () => {
    const id = await room(app, owner);
    const bytes = await sharp(await image({ width: 400, height: 300 }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Camera Of Mine', Copyright: 'Ana' },
        IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Camera Of Mine')).toBe(true);
    const { answer } = await addImage(app, owner, id, bytes);
    expect(answer).toMatchObject({ width: 300, height: 400 });
    for (const { url } of answer.variants) {
      const file = await bytesAt(url);
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc, orientation }, url).toEqual({});
      expect(file.includes('Camera Of Mine'), url).toBe(false);
    }
  });

  test('is taken when only its last bytes are missing, and refused when half of it is', async () => {
    const id = await room(app, owner);
    const { data, width, height } = photoLike(1);
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    const endless = await addImage(app, owner, id, bytes.subarray(0, -20));
    expect(endless.status).toBe(201);
    const half = await addImage(app, owner, id, bytes.subarray(0, bytes.length >> 1));
    expect(half.problem).toMatchObject({
      code: 'image_refused',
      detail: 'The file is damaged or cut off',
    });
    expect(await readImages(id)).toHaveLength(1);
  });

  test('is one image when it is registered twice, also at once', { tags: 'long' }, async () => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, await image());
    const register = () => app.call('registerImage', { as: owner, params: { id }, body: { key } });
    const answers = [...(await Promise.all([register(), register()])), await register()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await readImages(id)).toHaveLength(1);
  });

  test('gets the given position, or the last one', async () => {
    const id = await room(app, owner);
    const bytes = await image();
    const { answer: third } = await addImage(app, owner, id, bytes, { position: 2 });
    const { answer: first } = await addImage(app, owner, id, bytes, { position: 0 });
    const { answer: last } = await addImage(app, owner, id, bytes);
    expect((await readImages(id)).map((image) => image.id)).toEqual([first.id, third.id, last.id]);
  });
});

describe('the images of a listing', () => {
  test(
    `are never more than ${limits.imagesPerListing}, however many are registered at once`,
    { tags: 'long' },
    async () => {
      const id = await room(app, owner);
      const bytes = await image({ width: 32, height: 32 });
      const keys = await Promise.all(
        Array.from({ length: limits.imagesPerListing + 3 }, () => upload(app, owner, id, bytes)),
      );
      const answers = await Promise.all(
        keys.map((key) => app.call('registerImage', { as: owner, params: { id }, body: { key } })),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ problem }) => problem.code)).toEqual(Array(3).fill('too_many_images'));
      expect(await readImages(id)).toHaveLength(limits.imagesPerListing);
      const body = { listing_id: id, content_type: 'image/jpeg', size: 1000 };
      const { problem } = await app.call('requestUpload', { as: owner, body });
      expect(problem.code).toBe('too_many_images');
    },
  );

  test('have the order that was last set; an incomplete order is refused', async () => {
    const id = await room(app, owner);
    const bytes = await image({ width: 40, height: 30 });
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push((await addImage(app, owner, id, bytes)).answer.id);
    }
    const order = (wanted: number[]) =>
      app.call('orderImages', { as: owner, params: { id }, body: { ids: wanted } });
    const wanted = ids.toReversed();
    const { answer } = await order(wanted);
    expect(answer.items.map((image) => image.id)).toEqual(wanted);
    expect((await readImages(id)).map((image) => image.id)).toEqual(wanted);
    for (const wrong of [ids.slice(1), [...ids, 1], [ids[0], ids[0], ids[1]], []]) {
      const { problem } = await order(wrong as number[]);
      expect(problem.code, JSON.stringify(wrong)).toBe('conflict');
    }
    expect((await readImages(id)).map((image) => image.id)).toEqual(wanted);
  });

  test('can get a description later', async () => {
    const id = await room(app, owner);
    const { answer } = await addImage(app, owner, id, await image());
    const params = { id, image_id: answer.id };
    const described = await app.call('describeImage', {
      as: owner,
      params,
      body: { alt: ' The balcony ' },
    });
    expect(described.answer).toEqual({ ...answer, alt: 'The balcony' });
    expect(await readImages(id)).toEqual([described.answer]);
  });

  test('are deleted with their files, and cannot be registered again', async () => {
    const id = await room(app, owner);
    const key = await upload(app, owner, id, await image());
    const register = () => app.call('registerImage', { as: owner, params: { id }, body: { key } });
    const { answer } = await register();
    const params = { id, image_id: answer.id };
    expect((await app.call('deleteImage', { as: owner, params })).status).toBe(204);
    for (const { url } of answer.variants) expect((await app.request(url)).status).toBe(404);
    expect(await readImages(id)).toEqual([]);
    expect((await app.call('deleteImage', { as: owner, params })).status).toBe(404);
    expect((await register()).problem.code).toBe('upload_used');
  });

  test('are deleted with the listing', async () => {
    const id = await room(app, owner);
    const { answer } = await addImage(app, owner, id, await image());
    await app.call('deleteListing', { as: owner, params: { id } });
    for (const { url } of answer.variants) expect((await app.request(url)).status).toBe(404);
  });

  test('can be sent again to the same address after the connection broke', async () => {
    const id = await room(app, owner);
    const bytes = await image();
    const body = { listing_id: id, content_type: 'image/jpeg', size: bytes.length };
    const { answer } = await app.call('requestUpload', { as: owner, body });
    const before = await filesIn('quarantine');
    let isSent = false;
    const half = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) controller.error(new Error('The connection broke'));
        else controller.enqueue(bytes.subarray(0, 500));
        isSent = true;
      },
    });
    const broken = await app.request(answer.upload_url, {
      method: 'PUT',
      headers: answer.headers,
      body: half,
      duplex: 'half',
    } as RequestInit);
    expect(broken.status).toBe(400);
    expect(await filesIn('quarantine')).toEqual(before);
    expect((await put(app, answer, bytes)).status).toBe(204);
  });
});
