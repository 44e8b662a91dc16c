import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutBucketPolicyCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sweepFiles } from '#domain/images/sweep-files.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import {
  bucketSettings,
  createBucket,
  publicImages,
  s3Credentials,
} from '#scripts/cluster/image-store.ts';
import { composeServer } from '#server/compose.ts';
import { createTestTarget } from '#tests/support/test-database.ts';
import { s3Storage } from '#platform/storage/s3-storage.ts';
import { StorageAway, StorageRefused } from '#platform/storage/storage.ts';
import { publicUrl, testApp, type TestApp } from '#tests/support/test-app.ts';
import { startTcpProxy } from '#tests/faults/outages/tcp-proxy.ts';
import { image, room } from './upload-steps.ts';

/** A real S3 server, which scripts/cluster/s3-server starts; without one these tests are skipped. */
const endpoint = process.env['TEST_S3_ENDPOINT'];
const bucket = `rooms-${randomBytes(6).toString('hex')}`;
const env = bucketSettings(endpoint ?? '', bucket);
const mediaUrl = env.MEDIA_URL;

const named = endpoint ? 'photos in S3' : 'photos in S3 (skipped: TEST_S3_ENDPOINT is not set)';
describe.skipIf(!endpoint)(named, { timeout: 60_000 }, () => {
  beforeAll(() => createBucket(endpoint ?? '', bucket));

  const storage = () =>
    s3Storage({
      endpoint: endpoint ?? '',
      region: 'default',
      bucket,
      ...s3Credentials,
      mediaUrl: `${mediaUrl}/`,
    });

  async function offer(app: TestApp, bytes: Buffer) {
    const owner = await app.user();
    const id = await room(app, owner);
    const body = { listing_id: id, content_type: 'image/jpeg', size: bytes.length };
    const { answer } = await app.call('requestUpload', { as: owner, body });
    const register = () =>
      app.call('registerImage', { as: owner, params: { id }, body: { key: answer.key } });
    return { ...answer, owner, id, register };
  }

  const send = (url: string, headers: Record<string, string>, bytes: Buffer) =>
    fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });

  test('the browser uploads to the service, and pages show images from it', async () => {
    const app = await testApp(env);
    const bytes = await image({ width: 1000, height: 800 });
    const { upload_url: url, headers, register, owner, id } = await offer(app, bytes);
    expect(new URL(url).origin).toBe(endpoint);
    expect((await register()).problem.code).toBe('upload_missing');
    expect((await send(url, headers, bytes)).status).toBe(200);
    const raw = await fetch(url.split('?')[0] ?? '');
    expect(raw.status, 'the raw file is readable for anyone').toBe(403);

    const { status, answer } = await register();
    expect(status).toBe(201);
    for (const variant of answer.variants) {
      expect(variant.url).toContain(mediaUrl);
      const shown = await fetch(variant.url);
      expect(shown.status, variant.url).toBe(200);
      expect(shown.headers.get('Content-Type')).toBe(variant.type);
    }
    expect((await register()).answer.id).toBe(answer.id);
    expect(await raws(), 'raw files that stayed').toEqual([]);

    await app.call('deleteImage', { as: owner, params: { id, image_id: answer.id } });
    for (const variant of answer.variants) {
      expect((await fetch(variant.url)).status, variant.url).not.toBe(200);
    }
  });

  test('an address accepts one file of the announced type and size', async () => {
    const app = await testApp(env);
    const bytes = await image();
    const { upload_url: url, headers } = await offer(app, bytes);
    const longer = Buffer.concat([bytes, Buffer.from('more')]);
    const other = { ...headers, 'Content-Type': 'text/html' };
    const { 'If-None-Match': _, ...unconditional } = headers;
    expect((await send(url, headers, longer)).status, 'longer').toBe(403);
    expect((await send(url, headers, bytes.subarray(1))).status, 'shorter').toBe(403);
    expect((await send(url, other, bytes)).status, 'another type').toBe(403);
    expect((await send(url, unconditional, bytes)).status, 'unconditional').toBe(403);
    const elsewhere = url.replace('/quarantine/', '/media/');
    expect((await send(elsewhere, headers, bytes)).status, 'another place').toBe(403);
    expect((await send(url, headers, bytes)).status).toBe(200);
    expect((await send(url, headers, bytes)).status, 'a second time').toBe(412);
  });

  test('profile photos are stored there too, and deleted when they are removed', async () => {
    const app = await testApp(env);
    const me = await app.user();
    const bytes = await image();
    const body = { content_type: 'image/jpeg', size: bytes.length };
    const { answer } = await app.call('requestPhotoUpload', { as: me, body });
    await send(answer.upload_url, answer.headers, bytes);
    const { public_url } = answer;
    const registered = await app.call('registerPhoto', { as: me, body: { public_url } });
    expect(registered.answer.profile_picture_url).toBe(public_url);
    expect((await fetch(public_url)).status).toBe(200);
    await app.call('removePhoto', { as: me });
    expect((await fetch(public_url)).status).not.toBe(200);
  });

  test('files that are not images are refused and deleted', async () => {
    const app = await testApp(env);
    const bytes = Buffer.from('<html><script>alert(1)</script></html>');
    const { upload_url: url, headers, register } = await offer(app, bytes);
    expect((await send(url, headers, bytes)).status).toBe(200);
    expect((await register()).problem.code).toBe('image_refused');
    expect((await register()).status).toBe(404);
  });

  test('unused files are deleted', async () => {
    const app = await testApp(env);
    const bytes = await image();
    const { upload_url: url, headers } = await offer(app, bytes);
    await send(url, headers, bytes);
    await storage().media.put('listings/forgotten/480.webp', bytes);
    const { sql } = app.database;
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000);
    const sweep = (now: Date) => sweepFiles({ sql, storage: storage(), now });
    expect(await sweep(hours(0))).toEqual({ raw: 0, folders: 0, uploads: 0 });
    const swept = await sweep(hours(26));
    expect(swept.raw).toBeGreaterThanOrEqual(1);
    expect(swept.folders).toBeGreaterThanOrEqual(1);
    expect(await storage().media.has('listings/forgotten/480.webp')).toBe(false);
    expect(await raws()).toEqual([]);
  });

  test('a file that may not be deleted keeps no other unused one', async () => {
    const app = await testApp(env);
    const client = new S3Client({
      endpoint: endpoint ?? '',
      region: 'default',
      credentials: s3Credentials,
      forcePathStyle: true,
    });
    const setPolicy = (...more: object[]) => {
      const Statement = [publicImages(bucket), ...more];
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement });
      return client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
    };
    for (const Key of ['quarantine/a-locked', 'quarantine/b']) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'a file' }));
    }
    await storage().media.put('photos/forgotten/160.webp', Buffer.from('a file'));
    const Resource = `arn:aws:s3:::${bucket}/quarantine/a-locked`;
    await setPolicy({ Effect: 'Deny', Principal: '*', Action: 's3:DeleteObject', Resource });
    const now = new Date(Date.now() + 26 * 60 * 60_000);
    const sweep = () => sweepFiles({ sql: app.database.sql, storage: storage(), now });
    await expect(sweep()).rejects.toThrow('Skipped files a-locked: The S3 service refuses us');
    expect(await raws()).toEqual(['a-locked']);
    expect(await storage().media.has('photos/forgotten/160.webp')).toBe(false);
    await setPolicy();
    await sweep();
    expect(await raws()).toEqual([]);
    client.destroy();
  });

  test.each(['silence all', 'refuse'] as const)(
    'a service that is away (%s) refuses photos soon, and they are taken once when it is back',
    async (manner) => {
      const { hostname, port } = new URL(endpoint ?? '');
      const proxy = await startTcpProxy(() => net.connect(Number(port), hostname));
      onTestFinished(() => proxy.close());
      const app = await testApp({ ...env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
      const bytes = await image({ width: 64, height: 48 });
      const { upload_url: url, headers, register, id } = await offer(app, bytes);
      expect((await send(url, headers, bytes)).status).toBe(200);

      proxy.setManner(manner);
      const startedAt = performance.now();
      const { status, problem } = await register();
      expect([status, problem.code]).toEqual([503, 'unavailable']);
      expect(performance.now() - startedAt).toBeLessThan(12_000);
      // Everything else works meanwhile.
      expect((await app.call('getListing', { params: { id } })).status).toBe(200);

      proxy.setManner('pass');
      const taken = await register();
      expect(taken.status).toBe(201);
      expect((await register()).answer.id).toBe(taken.answer.id);
      const { answer } = await app.call('getListing', { params: { id } });
      expect(answer.images.map((shown) => shown.id)).toEqual([taken.answer.id]);
    },
  );

  test('a wrong secret stops the start, with another message than an unreachable service', async () => {
    const settings = { endpoint: endpoint ?? '', region: 'default', bucket, mediaUrl };
    const wrong = s3Storage({ ...settings, accessKeyId: 'x', secretAccessKey: 'y' });
    await expect(wrong.check()).rejects.toBeInstanceOf(StorageRefused);
    const away = s3Storage({ ...settings, ...s3Credentials, endpoint: 'http://127.0.0.1:1' });
    await expect(away.check()).rejects.toBeInstanceOf(StorageAway);
    await expect(storage().check()).resolves.toBeUndefined();
  });

  test('a process hands its indexes to the next one, which reads no user and no listing', async () => {
    const { target, drop } = await createTestTarget();
    onTestFinished(drop);
    const start = async () => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-shared-'));
      const statements: string[] = [];
      const settings = readSettings({
        PUBLIC_URL: publicUrl,
        DATA_DIR: dataDir,
        SEED: 'none',
        ...env,
      });
      const server = await composeServer(settings, {
        target,
        log: createLog('silent'),
        createWebsite: null,
        onStatement: (text) => statements.push(text),
      });
      await Promise.all([server.matching.start(), server.searchIndex.start()]);
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      onTestFinished(() => server.close());
      return { server, dataDir, statements };
    };
    const readsAll = (text: string) => /order by (u\.)?id limit/.test(text);
    const first = await start();
    expect(first.statements.filter(readsAll).length).toBeGreaterThanOrEqual(2);
    await Promise.all([first.server.matching.stop(), first.server.searchIndex.stop()]);

    const next = await start();
    expect(next.statements.filter(readsAll)).toEqual([]);
    expect([next.server.matching.isIndexed, next.server.searchIndex.isIndexed]).toEqual([
      true,
      true,
    ]);
    // It holds answers of users: not for everyone who may read images.
    for (const name of ['people', 'listings']) {
      const file = await stat(path.join(next.dataDir, `${name}.snapshot`));
      expect(file.mode & 0o077).toBe(0);
      const open = await fetch(`${endpoint}/${bucket}/shared/${name}.snapshot`);
      expect(open.status).toBe(403);
    }
  });

  async function raws(): Promise<string[]> {
    const found: string[] = [];
    const later = new Date(Date.now() + 60_000);
    for await (const key of storage().quarantine.list(later)) found.push(key);
    return found;
  }
});
