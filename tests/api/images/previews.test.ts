import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { mailMapPath, mailMapSize, previewPath, previewSize } from '#contract/listings/preview.ts';
import { listingForm } from '../../support/listing-forms.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { addImage, image } from './upload-steps.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

async function post(changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer.id;
}

const preview = (id: number, headers: Record<string, string> = {}) =>
  app.request(`/listings/${id}/preview-1.jpg`, { headers });

async function readPixels(answer: Response) {
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...previewSize });
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true });
}

/** The darkest pixel of an area, as the sum of its parts: text is far below 300. */
async function darkest(answer: Response, area: { top: number; height: number }) {
  const { data, info } = await readPixels(answer);
  const box = { left: 80, width: 700, ...area };
  const { data: part } = await sharp(data, { raw: info }).extract(box).raw().toBuffer({
    resolveWithObject: true,
  });
  let least = 765;
  for (let at = 0; at < part.length; at += 3) {
    least = Math.min(least, (part[at] ?? 0) + (part[at + 1] ?? 0) + (part[at + 2] ?? 0));
  }
  return least;
}
const titleArea = { top: 148, height: 284 };
const gap = { top: 434, height: 14 };

test('draws title, rent and place of a room without a photo', async () => {
  const id = await post({ title: 'Sunny room by the park' });
  expect(await darkest(await preview(id), titleArea)).toBeLessThan(200);
  expect(await darkest(await preview(id), { top: 452, height: 66 })).toBeLessThan(300);
  expect(await darkest(await preview(id), { top: 526, height: 50 })).toBeLessThan(350);
});

test.each([
  ['markup', '<b>&amp;</i> "room" <span foreground="white">hidden</span>'],
  ['a word without an end', 'W'.repeat(100)],
  ['Arabic with marks that turn the direction', '\u202eغرفة مشمسة\u202c\u2066 في الحمراء'],
  ['emoji alone', '🏡🌞👩‍👩‍👧🇵🇹'],
  ['letters of many scripts', 'Übergroß Ελλάδα Москва ห้องพัก 部屋 कमरा'],
  ['a stack of accents', `Z${'\u0334\u0335\u0336'.repeat(30)}algo`],
])('keeps a title inside its place: %s', async (_, title) => {
  const id = await post({ title });
  expect(await darkest(await preview(id), titleArea)).toBeLessThan(300);
  // Nothing of the title runs into the rent below.
  expect(await darkest(await preview(id), gap)).toBeGreaterThan(450);
});

test('draws a map of where the room is, and without a place the drawing of all', async () => {
  /** The share of pixels of the map that have a color of the map. */
  const colorShare = async (id: number, [red, green, blue]: [number, number, number]) => {
    const { data, info } = await readPixels(await preview(id));
    const box = { left: 860, top: 0, width: 340, height: 630 };
    const part = await sharp(data, { raw: info }).extract(box).raw().toBuffer();
    let found = 0;
    for (let at = 0; at < part.length; at += 3) {
      const off =
        Math.abs(part[at]! - red) +
        Math.abs(part[at + 1]! - green) +
        Math.abs(part[at + 2]! - blue);
      found += Number(off < 12);
    }
    return (3 * found) / part.length;
  };
  const [land, water]: [number, number, number][] = [
    [246, 241, 231],
    [201, 221, 224],
  ];
  const onShore = await post({ title: 'By the sea', latitude: 40.7, longitude: -74.01 });
  expect(await colorShare(onShore, land!)).toBeGreaterThan(0.3);
  expect(await colorShare(onShore, water!)).toBeGreaterThan(0.1);
  const atSea = await post({ title: 'Over the date line', latitude: -16.2, longitude: 180 });
  expect(await colorShare(atSea, water!)).toBeGreaterThan(0.5);
  const nowhere = await post({ title: 'Nowhere', latitude: null, longitude: null });
  expect(await colorShare(nowhere, water!)).toBeLessThan(0.01);
});

test('cuts the cover to the same shape', async () => {
  const id = await post();
  await addImage(app, owner, id, await image({ width: 800, height: 1600 }), {});
  const { data, info } = await readPixels(await preview(id));
  const { dominant } = await sharp(data, { raw: info }).stats();
  // #7a9e87, the color of the photo.
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test('does without a stored photo that is missing', async () => {
  const id = await post({ title: 'Its photo is gone' });
  const row = {
    listing_id: id,
    position: 0,
    key: 'listings/none/1200.webp',
    width: 1200,
    height: 900,
    placeholder: '#ffffff',
    variants: JSON.stringify([{ key: 'listings/none/1200.webp', width: 1200, type: 'image/webp' }]),
  };
  await app.database.sql`insert into listing_images ${app.database.sql(row)}`;
  expect(await darkest(await preview(id), titleArea)).toBeLessThan(200);
});

test('has a new version whenever title, rent or cover changes, and 304 until then', async () => {
  const body = listingForm({ title: 'First title' });
  const { answer } = await app.call('createListing', { as: owner, body });
  const { id } = answer;
  const readEtag = async () => (await preview(id)).headers.get('ETag') ?? '';
  const before = await readEtag();
  expect((await preview(id, { 'If-None-Match': before })).status).toBe(304);
  await app.call('updateListing', {
    as: owner,
    params: { id },
    body: { ...body, monthly_rent: 1300 },
  });
  const after = await readEtag();
  expect(after).not.toBe(before);
  await addImage(app, owner, id, await image(), {});
  expect(await readEtag()).not.toBe(after);
  const { answer: shown } = await app.call('getListing', { params: { id } });
  const english = { language: 'en', languages: ['en', 'de'] } as const;
  const path = previewPath(shown, english);
  expect(path).not.toBe(previewPath({ ...answer, images: [] }, english));
  expect(previewPath(shown, { ...english, language: 'de' })).toBe(`${path}?lang=de`);
});

test('exists only for rooms that everyone may see', async () => {
  const paused = await post({ status: 'paused' });
  expect((await preview(paused)).status).toBe(404);
  expect((await preview(2_147_483_647)).status).toBe(404);
  expect((await app.request('/listings/99999999999/preview-1.jpg')).status).toBe(404);
});

test('one address may ask for sixty previews a minute', async () => {
  const limited = await testApp({ RATE_LIMIT_FACTOR: '1' });
  const ask = async () => (await limited.request('/listings/1/preview-1.jpg')).status;
  for (let nth = 0; nth < 60; nth += 1) expect(await ask()).toBe(404);
  expect(await ask()).toBe(429);
});

const map = (id: number) => app.request(`/listings/${id}/map-1.png`);

test('the map for mails shows the rounded area alone, and the same to all who are in it', async () => {
  const near = { title: 'Near', latitude: 40.70049, longitude: -74.00951 };
  const [one, other] = [
    await map(await post(near)),
    await map(await post({ ...near, title: 'Other', latitude: 40.69951, longitude: -74.01049 })),
  ];
  expect([one.status, one.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(one.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
  expect(one.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'));
  expect(bytes.length).toBeLessThan(30_000);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({
    format: 'png',
    width: 2 * mailMapSize.width,
    height: 2 * mailMapSize.height,
  });
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  // The middle of the circle has its light color over land or water; nothing marks a point in it.
  const middle = at(info.width / 2, info.height / 2);
  for (const [x, y] of [
    [-4, 0],
    [4, 0],
    [0, -4],
    [0, 4],
  ] as const) {
    expect(at(info.width / 2 + x, info.height / 2 + y)).toEqual(middle);
  }
});

test('there is no map of a room that says of no place, or that not everyone may see', async () => {
  expect((await map(await post({ latitude: null, longitude: null }))).status).toBe(404);
  expect((await map(await post({ status: 'paused' }))).status).toBe(404);
  expect((await map(2_147_483_647)).status).toBe(404);
  const id = await post();
  const { answer } = await app.call('getListing', { params: { id } });
  expect((await app.request(mailMapPath(answer))).status).toBe(200);
});
