import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Import, ImportMapping } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { importSteps, plainMapping } from './steps.ts';

let app: TestApp;
let admin: TestUser;
let steps: ReturnType<typeof importSteps>;
let origin: string;
const asked: string[] = [];
/** Answers that wait until a test lets them go. */
let held: ServerResponse[] | null = null;

const site = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const isFirst = asked.filter((one) => one === path).length === 1;
  if (path.includes('missing')) response.writeHead(404).end();
  else if (path.includes('page')) response.end('<!doctype html><title>No photo</title>');
  else if (path.includes('away') && isFirst) response.writeHead(503).end();
  else if (held) held.push(response);
  else void makePhoto(path).then((bytes) => response.end(bytes));
});

/** A photo whose width is the number in its address. */
const makePhoto = (path: string) =>
  sharp({
    create: { width: Number(/\d+/.exec(path)?.[0]), height: 60, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  app = await openTestApp({ IMPORT_FROM_LOOPBACK: 'yes' });
  admin = await app.user({ is_admin: true });
  steps = importSteps(app, admin);
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await app.imports.start();
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await app.database.close();
});

const mapping: ImportMapping = { ...plainMapping, photos: 'photos' };
const file = (...photos: string[][]) =>
  [
    'id,name,area,rent,photos',
    ...photos.map((paths, at) => {
      const addresses = paths.map((path) => `${origin}/${path}`).join(' ');
      return `${at + 1},Room ${at + 1},Street ${at + 1},900,${addresses}`;
    }),
    '',
  ].join('\n');

const widths = async (source: string, sourceId: string) => {
  const rows = await app.database.sql<{ width: number }[]>`
    select i.width from listing_images i join external_origins o on o.listing_id = i.listing_id
    where o.source = ${source} and o.source_id = ${sourceId} order by i.position, i.id`;
  return rows.map(({ width }) => width);
};

const photosEnd = (id: number): Promise<Import> =>
  vi.waitFor(
    async () => {
      const run = await steps.get(id);
      if (run.photos?.status === 'fetching') throw new Error(JSON.stringify(run.photos));
      return run;
    },
    { timeout: 60_000, interval: 100 },
  );

/** Waits for a photo that failed so many times, and until it was fetched again, at once. */
async function retryPhoto(tries: number): Promise<void> {
  const { sql } = app.database;
  await vi.waitFor(
    async () => {
      const [photo] = await sql`
        update import_photos set due_at = now() where tries = ${tries} and status = 'waiting'
        returning 1`;
      expect(photo).toBeDefined();
    },
    { timeout: 30_000, interval: 100 },
  );
  // The job may not be put back yet: it is told again and again.
  await vi.waitFor(
    async () => {
      await sql`update pgboss.job set start_after = now() where name = 'import_photos'`;
      const left = await sql`
        select from import_photos where tries = ${tries} and status = 'waiting'`;
      expect(left).toHaveLength(0);
    },
    { timeout: 30_000, interval: 100 },
  );
}

test('photos are fetched after the import, in their order, and what is no photo is counted', async () => {
  const source = await steps.source('with-photos');
  const content = file(['40.jpg', '50.jpg'], ['missing.jpg', 'page.jpg', '70.jpg'], []);
  const run = await photosEnd((await steps.bring(source.id, content, mapping)).id);
  expect(run).toMatchObject({
    status: 'done',
    added: 3,
    photos: { status: 'done', total: 5, done: 3, refused: 2 },
  });
  expect(await widths('with-photos', '1')).toEqual([40, 50]);
  expect(await widths('with-photos', '2')).toEqual([70]);
  const reasons = await app.database.sql<{ reason: string }[]>`
    select reason from import_photos where status = 'refused' order by address`;
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'The URL answers 404 instead of a file.',
    'Choose a JPEG, PNG or WebP image',
  ]);
});

test('another import fetches only what is new, and takes away what is not named any more', async () => {
  const source = await steps.source('again');
  await photosEnd((await steps.bring(source.id, file(['41.jpg', '42.jpg']), mapping)).id);
  asked.length = 0;
  const same = await steps.bring(source.id, file(['41.jpg', '42.jpg']), mapping);
  expect(same).toMatchObject({ unchanged: 1, photos: { status: 'none', total: 0 } });
  const other = await steps.bring(source.id, file(['42.jpg', '43.jpg']), mapping);
  expect((await photosEnd(other.id)).photos).toMatchObject({ total: 1, done: 1 });
  expect(asked).toEqual(['/43.jpg']);
  expect(new Set(await widths('again', '1'))).toEqual(new Set([42, 43]));
});

test('a listing with the largest number of photos takes a new one in place of an old one', async () => {
  const source = await steps.source('full');
  await photosEnd((await steps.bring(source.id, file(['61.jpg', '60.jpg']), mapping)).id);
  await app.database.sql`
    insert into listing_images (listing_id, position, key, width, height, placeholder, variants)
    select listing_id, position + n, key || n, 62, height, placeholder, variants
    from listing_images cross join generate_series(1, ${limits.imagesPerListing - 2}::int) n
    where width = 60`;
  const other = await steps.bring(source.id, file(['59.jpg', '61.jpg']), mapping);
  expect((await photosEnd(other.id)).photos).toMatchObject({ total: 1, done: 1, refused: 0 });
  const after = await widths('full', '1');
  expect(after).toHaveLength(limits.imagesPerListing);
  expect(after).toContain(59);
});

test('a photo that fails in a way nobody foresaw holds up no other, and is given up', async () => {
  await app.asOwner((sql) =>
    sql.unsafe(`
      create function break_photo() returns trigger language plpgsql
        as $$ begin raise exception 'The image process failed'; end $$;
      create trigger break_photo before insert on listing_images
        for each row when (new.width = 113) execute function break_photo()`),
  );
  const source = await steps.source('broken');
  const { id } = await steps.bring(source.id, file(['113.jpg'], ['48.jpg']), mapping);
  await expect.poll(() => widths('broken', '2'), { timeout: 30_000 }).toEqual([48]);
  for (const tries of [1, 2]) await retryPhoto(tries);
  expect((await photosEnd(id)).photos).toMatchObject({ total: 2, done: 1, refused: 1 });
  expect(asked.filter((path) => path === '/113.jpg')).toHaveLength(3);
});

test('photos can be cancelled and resumed', async () => {
  held = [];
  const source = await steps.source('stopped-photos');
  const { id } = await steps.bring(source.id, file(['44.jpg'], ['45.jpg'], ['46.jpg']), mapping);
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 30_000 });
  const params = { id };
  const cancelled = await app.call('cancelImport', { as: admin, params });
  expect(cancelled.answer).toMatchObject({
    status: 'done',
    can_resume: true,
    photos: { status: 'cancelled', total: 3 },
  });
  const answers = held;
  held = null;
  for (const response of answers) response.end(await makePhoto('/44.jpg'));
  const resumed = await app.call('resumeImport', { as: admin, params });
  expect(resumed.answer.photos?.status).toBe('fetching');
  expect((await photosEnd(id)).photos).toEqual({ status: 'done', total: 3, done: 3, refused: 0 });
  const again = await app.call('cancelImport', { as: admin, params });
  expect(again.problem.code).toBe('conflict');
});

test('a site that is away is asked again later', async () => {
  const source = await steps.source('away');
  const { id } = await steps.bring(source.id, file(['away-47.jpg']), mapping);
  await retryPhoto(1);
  expect((await photosEnd(id)).photos).toMatchObject({ done: 1, refused: 0 });
  expect(await widths('away', '1')).toEqual([47]);
});

test('stopping waits for no photo that is being fetched, which is no attempt', async () => {
  held = [];
  const source = await steps.source('stopping');
  const { id } = await steps.bring(source.id, file(['49.jpg']), mapping);
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 30_000 });
  const sinceMs = performance.now();
  await app.imports.stop();
  expect(performance.now() - sinceMs).toBeLessThan(5000);
  const photos = await app.database.sql`
    select status, tries from import_photos where run_id = ${id}`;
  expect(photos).toEqual([{ status: 'waiting', tries: 0 }]);
  held = null;
});
