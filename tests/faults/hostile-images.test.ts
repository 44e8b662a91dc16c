import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchMemory } from '#bench/photos/memory-watch.ts';
import {
  ownAddress,
  startPhotoServer,
  type PhotoServer,
  type UploadOffer,
} from '#bench/photos/photo-server.ts';
import { hostileImages, owner, script, type HostileImage } from './hostile-images.ts';

const memoryLimitMb = 512;

let server: PhotoServer;
beforeAll(async () => {
  server = await startPhotoServer();
});
afterAll(() => server.stop());

interface Registered {
  variants: { url: string; type: string }[];
}

/** Uploads it, tries to download it, registers it; returns the result. */
async function send(listing: number, { bytes, type }: HostileImage): Promise<Registered | null> {
  const asked = { listing_id: listing, content_type: type, size: bytes.length };
  const offered = await server.call('POST', '/api/upload/url', asked);
  const { upload_url, headers, key } = (await offered.json()) as UploadOffer;
  const address = ownAddress(server, upload_url);
  const sent = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(sent.status).toBe(204);
  const places = [address, `/quarantine/${key}`, `/media/${key}`, `/media/..%2fquarantine/${key}`];
  for (const place of places) {
    const { status } = await fetch(new URL(place, server.url));
    expect(status, `the raw file, asked for at ${place}`).toBe(404);
  }
  const answer = await server.call('POST', `/api/listings/${listing}/images`, { key });
  if (answer.status === 201) return (await answer.json()) as Registered;
  expect(answer.status, await answer.clone().text()).toBe(422);
  expect(((await answer.json()) as { code: string }).code).toBe('image_refused');
  return null;
}

async function expectHarmless({ variants }: Registered): Promise<void> {
  expect(variants.length).toBeGreaterThan(0);
  for (const { url, type } of variants) {
    const shown = await fetch(new URL(url, server.url));
    expect(shown.headers.get('Content-Type')).toBe(type);
    expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
    const bytes = Buffer.from(await shown.arrayBuffer());
    for (const secret of [script, owner, 'PK\x03\x04']) {
      expect(bytes.includes(secret), `${secret} in ${url}`).toBe(false);
    }
    const { width, height, pages, exif, orientation } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(4000);
    expect({ pages: pages ?? 1, exif, orientation }).toEqual({ pages: 1 });
  }
}

const hostile = { timeout: 240_000, retry: 1 };

// Retried once, because other processes of the machine can cause a short peak of memory.
test('refuses or re-encodes hostile images within the memory limit', hostile, async () => {
  const images = await hostileImages();
  expect(images.length).toBeGreaterThanOrEqual(20);
  const memory = watchMemory(server.pid);
  const rows: string[] = [];
  let listing = 0;
  for (const [index, image] of images.entries()) {
    if (index % 10 === 0) listing = await server.room();
    const startedAt = performance.now();
    const registered = await send(listing, image);
    const ms = Math.round(performance.now() - startedAt);
    const outcome = registered ? 'harmless' : 'refused';
    rows.push(`${outcome.padEnd(9)} ${String(ms).padStart(6)} ms  ${image.name}`);
    if (image.expected !== 'either') expect(outcome, image.name).toBe(image.expected);
    if (registered) await expectHarmless(registered);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  }
  const peak = await memory.stop();
  const figures = Object.entries(peak).map(([name, mb]) => `${name} ${Math.round(mb)} MB`);
  console.info([...rows, `at most: ${figures.join(', ')}`].join('\n'));
  expect(peak.server).toBeGreaterThan(0);
  // The watch finds the image process by its file name.
  expect(peak.images).toBeGreaterThan(0);
  expect(peak.together).toBeLessThan(memoryLimitMb);
});

test('a refused or aborted upload does not affect the next one', async () => {
  const listing = await server.room();
  const asked = { listing_id: listing, content_type: 'image/jpeg', size: 5_000_000 };
  const offered = await server.call('POST', '/api/upload/url', asked);
  const { upload_url, headers } = (await offered.json()) as UploadOffer;
  const address = ownAddress(server, upload_url);
  const put = (size: number) =>
    fetch(address, { method: 'PUT', headers, body: new Uint8Array(size) });
  expect((await put(6_000_000)).status).toBe(413);

  const cutOff = request(address, {
    method: 'PUT',
    headers: { ...headers, 'Content-Length': 5_000_000 },
  });
  cutOff.on('error', () => undefined);
  cutOff.write(Buffer.alloc(2_000_000));
  await once(cutOff, 'drain');
  cutOff.destroy();
  await expect.poll(() => readdir(path.join(server.dataDir, 'quarantine'))).toEqual([]);
  expect((await put(5_000_000)).status).toBe(204);
});
