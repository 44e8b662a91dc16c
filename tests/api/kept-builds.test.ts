// @module-tag essential

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { ConcurrencyLimiter } from '#platform/http/concurrency-limiter.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { answerKeptFiles } from '#web/builds/answer-kept-file.ts';
import { listClientFiles, listEmbedFiles } from '#web/builds/built-files.ts';
import { deleteOldBuilds } from '#web/builds/delete-old-builds.ts';
import { buildsFolder, createKeptBuilds } from '#web/builds/kept-builds.ts';
import { embedFiles } from '#web/embeds/embed-files.ts';
import { clientFiles } from '#web/pages/client-files.ts';
import type { WebsiteDeps } from '#web/website.ts';
import { openSecondApp, publicUrl, testApp, type TestApp } from '#tests/support/test-app.ts';

const script = `console.log('${'a room '.repeat(200)}')`;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-builds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of English with one script, its compressed copy, and a font. */
async function makeBuild(hash: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, '.vite'));
  await mkdir(path.join(folder, 'assets'));
  const file = `assets/app-${hash}.js`;
  const font = `assets/${hash}.woff2`;
  await writeFile(path.join(folder, file), script);
  await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(script));
  await writeFile(path.join(folder, font), hash);
  await writeFile(path.join(folder, `listing-card-${hash}.js`), `// the card ${hash}`);
  const manifest = { 'src/entry-client.tsx': { file, assets: [font] } };
  await writeFile(path.join(folder, '.vite/manifest-en.json'), JSON.stringify(manifest));
  return folder;
}

/** Serves this build as the website does, and keeps its files. */
const websiteFrom = (folder: string) => ({
  createWebsite: async ({ keptBuilds, beforeKeptFile }: WebsiteDeps) => {
    await keptBuilds.keep('en', await listClientFiles(folder, 'en'));
    await keptBuilds.keep('embed', await listEmbedFiles(folder));
    const kept = answerKeptFiles(keptBuilds, beforeKeptFile);
    return new Hono().route('/', clientFiles(folder, kept)).route('/', embedFiles(folder, kept));
  },
});

/** Two processes with a build each, on one database and one storage. */
async function openTwoVersions() {
  const shared = { DATA_DIR: await temporaryFolder() };
  const older = await testApp(shared, websiteFrom(await makeBuild('1111111')));
  const newer = await openSecondApp(older, shared, websiteFrom(await makeBuild('2222222')));
  onTestFinished(() => newer.database.close());
  const storage = localStorageIn(shared.DATA_DIR);
  return { older, newer, storage, media: storage.media, ...shared };
}

const localStorageIn = (dataDir: string) =>
  localStorage({ dataDir, publicUrl, secret: 'a secret' });

const ask = (app: TestApp, address: string, encodings = 'gzip, br') =>
  app.request(address, { headers: { 'Accept-Encoding': encodings } });

test('each of two versions serves the files of the other', async () => {
  const { older, newer } = await openTwoVersions();
  for (const [app, hash] of [
    [older, '2222222'],
    [newer, '1111111'],
  ] as const) {
    const compressed = await ask(app, `/assets/app-${hash}.js`);
    expect(compressed.status).toBe(200);
    expect(Object.fromEntries(compressed.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await compressed.arrayBuffer())).toEqual(brotliCompressSync(script));
    const plain = await ask(app, `/assets/app-${hash}.js`, 'gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    const font = await ask(app, `/assets/${hash}.woff2`);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(await font.text()).toBe(hash);
    const pinned = await ask(app, `/embed/v1/listing-card-${hash}.js`);
    expect(await pinned.text()).toBe(`// the card ${hash}`);
    expect(pinned.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('a file that no build has is missing, and nobody stores that it is', async () => {
  const { newer } = await openTwoVersions();
  for (const address of ['/assets/app-3333333.js', '/assets/', '/embed/v1/listings-3333333.js']) {
    const missing = await ask(newer, address);
    expect(missing.status, address).toBe(404);
    expect(missing.headers.get('cache-control'), address).toBe('no-store');
  }
});

test('a file that this process has to look for takes its turn', async () => {
  const kinds: string[] = [];
  const concurrencyLimiter: ConcurrencyLimiter = {
    run(requester, kind, work) {
      if (requester) kinds.push(kind);
      return work();
    },
  };
  const website = { ...websiteFrom(await makeBuild('1111111')), concurrencyLimiter };
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const here = '/assets/app-1111111.js';
  const elsewhere = ['/assets/app-3333333.js', '/embed/v1/listings-3333333.js'];

  const app = await testApp({ TRUSTED_PROXIES: '1' }, website);
  expect((await app.request(here, { headers })).status).toBe(200);
  expect(kinds).toEqual([]);
  for (const address of elsewhere) {
    expect((await app.request(address, { headers })).status, address).toBe(404);
  }
  expect(kinds).toEqual(['read', 'read']);
});

test('a script that was changed in the storage is not served', async () => {
  const { newer, media } = await openTwoVersions();
  for await (const folder of media.listFolders(buildsFolder)) {
    if (await media.has(`${folder}/app-1111111.js.br`)) {
      await media.put(`${folder}/app-1111111.js.br`, brotliCompressSync('stealTokens()'));
    }
  }
  expect((await ask(newer, '/assets/app-1111111.js')).status).toBe(404);
});

test('a restart stores nothing again, and a failed try is repeated', async () => {
  const { older, media } = await openTwoVersions();
  const { sql } = older.database;
  const files = await listClientFiles(await makeBuild('3333333'), 'en');
  let puts = 0;
  let isAway = true;
  const warnings: object[] = [];
  const builds = createKeptBuilds({
    sql,
    log: { warn: (line: object) => warnings.push(line), error: () => undefined } as never,
    media: {
      get: media.get,
      put: (key, data) => {
        puts += 1;
        return isAway ? Promise.reject(new Error('away')) : media.put(key, data);
      },
    },
  });
  await builds.keep('en', files);
  expect(warnings).toHaveLength(1);
  expect(await builds.read('/assets/app-3333333.js')).toBeNull();
  isAway = false;
  await builds.refresh();
  expect(await builds.read('/assets/app-3333333.js')).not.toBeNull();
  puts = 0;
  await builds.keep('en', files);
  expect(puts).toBe(0);
});

test(
  'the last five builds stay, older ones for 30 days, and pinned scripts for good',
  { tags: 'long' },
  async () => {
    const { older, storage, media, DATA_DIR } = await openTwoVersions();
    const { sql } = older.database;
    const builds = createKeptBuilds({ sql, media, log: console as never });
    for (const digit of [3, 4, 5, 6, 7, 8]) {
      await builds.keep(
        'en',
        await listClientFiles(await makeBuild(String(digit).repeat(7)), 'en'),
      );
    }
    // The build n was last in use 60 - n days ago, except that the second is younger.
    await sql`update client_builds set used_at = now() - make_interval(days => case
    when part = 'embed' then 400 when files ? '/assets/app-2222222.js' then 29
    else 60 - (select substring(key from 'app-(.)')::int from jsonb_object_keys(files) key
      where key like '%app-%') end)`;
    const parent = path.join(DATA_DIR, 'media', buildsFolder);
    const folderCount = async () => (await readdir(parent)).length;
    expect(await folderCount()).toBe(10);
    await deleteOldBuilds({ sql, clock: Date, storage });
    const left = async () => {
      const answers = await Promise.all(
        Array.from('12345678', async (digit) => {
          const file = await builds.read(`/assets/app-${digit.repeat(7)}.js`);
          return file ? digit : '';
        }),
      );
      return answers.join('');
    };
    expect(await left()).toBe('25678');
    expect(await builds.read('/embed/v1/listing-card-1111111.js')).not.toBeNull();
    // A folder that is being written has no row yet.
    expect(await folderCount()).toBe(10);
    const before = new Date(Date.now() - 25 * 60 * 60_000);
    for (const folder of await readdir(parent)) {
      for (const name of await readdir(path.join(parent, folder))) {
        await utimes(path.join(parent, folder, name), before, before);
      }
      await utimes(path.join(parent, folder), before, before);
    }
    await deleteOldBuilds({ sql, clock: Date, storage });
    expect(await folderCount()).toBe(7);
    expect(await left()).toBe('25678');
  },
);
