import { expect, test } from 'vitest';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import { StorageAway, StorageRefused } from '#platform/storage/storage.ts';
import { startS3StandIn } from '#tests/support/s3-stand-in.ts';
import { testApp, type TestApp } from '#tests/support/test-app.ts';
import { image, room } from './upload-steps.ts';

const bytes = Buffer.alloc(4000, 'x');

test('a body that stalls ends in time, frees its connection, and a retry works', async () => {
  const s3 = await startS3StandIn();
  const { media, quarantine, shared } = s3Storage(s3.settings, { exchangeMs: 400 });
  for (const key of ['media/listings/a/1.jpg', 'quarantine/b', 'shared/c']) {
    s3.files.set(`/rooms/${key}`, { bytes, type: 'image/jpeg' });
  }
  s3.manner.stallsInBody = true;
  // More than the client has connections.
  const reads = Array.from({ length: 60 }, () => media.get('listings/a/1.jpg'));
  const fetches = Array.from({ length: 60 }, () => quarantine.fetch('b', 10_000));
  for (const result of await Promise.allSettled<unknown>([...reads, ...fetches])) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageAway) });
  }
  s3.manner.stallsInBody = false;
  expect(await media.get('listings/a/1.jpg')).toEqual(bytes);
  const raw = await quarantine.fetch('b', 10_000);
  expect(raw).toMatchObject({ path: expect.stringContaining('raw') });
  if (typeof raw === 'object') await raw.release();
  expect(await shared?.age('missing')).toBeNull();
  expect(s3.openConnections()).toBeLessThan(10);
});

async function uploaded(app: TestApp, s3: Awaited<ReturnType<typeof startS3StandIn>>) {
  const owner = await app.user();
  const id = await room(app, owner);
  const photo = await image({ width: 1700, height: 1100 });
  const body = { listing_id: id, content_type: 'image/jpeg', size: photo.length };
  const { answer } = await app.call('requestUpload', { as: owner, body });
  const { pathname } = new URL(answer.upload_url);
  s3.files.set(pathname, { bytes: photo, type: 'image/jpeg' });
  const register = () =>
    app.call('registerImage', { as: owner, params: { id }, body: { key: answer.key } });
  return { owner, id, pathname, register };
}

test('a slow service delays a photo by few of its answers, and a refused key is no fault of ours', async () => {
  const s3 = await startS3StandIn();
  const app = await testApp(s3.env);
  // The first one starts the image process.
  const first = await uploaded(app, s3);
  const quickSinceMs = performance.now();
  expect((await first.register()).status).toBe(201);
  const quickMs = performance.now() - quickSinceMs;

  const slow = await uploaded(app, s3);
  s3.manner.delayMs = 3000;
  const sinceMs = performance.now();
  const { status, answer } = await slow.register();
  expect(status).toBe(201);
  const slowMs = performance.now() - sinceMs;
  console.info(
    `a photo takes ${Math.round(quickMs)} ms, and ${Math.round(slowMs)} with 3 s a request`,
  );
  // Fetching the raw file, and storing all that was made of it.
  expect(slowMs - quickMs).toBeLessThan(2 * 3000 + 2500);
  expect(answer.variants.length).toBeGreaterThan(6);
  s3.manner.delayMs = 0;
  await expect.poll(() => s3.files.has(slow.pathname), { timeout: 10_000 }).toBe(false);

  const refused = await uploaded(app, s3);
  s3.manner.refuses = true;
  expect(await refused.register()).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
  const ready = await app.request('/ready');
  expect(await ready.json()).toMatchObject({ status: 'degraded', storage: 'away' });
  s3.manner.refuses = false;
  expect((await refused.register()).status).toBe(201);
});

test('a refused key is told apart from a service that is away', async () => {
  const s3 = await startS3StandIn();
  const { media } = s3Storage(s3.settings, { exchangeMs: 400 });
  s3.manner.refuses = true;
  await expect(media.put('listings/a/1.jpg', bytes)).rejects.toBeInstanceOf(StorageRefused);
});
