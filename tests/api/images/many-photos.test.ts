import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt } from '#domain/images/image-variants.ts';
import { perceptualHashes, lookupHashes, type PhotoLook } from '#domain/images/perceptual-hash.ts';
import { findCandidates, insertLook } from '#domain/images/same-photos.ts';
import { createRandom, photoLike } from '#tests/support/photo-like.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** TEST_PHOTOS=1000000 takes some minutes; a tenth of it has the same plan. */
const photos = Number(process.env['TEST_PHOTOS'] ?? 100_000);
const known = 40;
const lookups = 200;
const limitMs = 20;

let app: TestApp;
let looks: PhotoLook[];

beforeAll(async () => {
  app = await openTestApp();
  looks = await Promise.all(Array.from({ length: known }, (_, seed) => makeLook(seed)));
  await app.asOwner((sql) => insertManyPhotos(sql));
  for (const [nth, look] of looks.entries()) await insertLook(app.database.sql, nth + 1, look);
}, 900_000);
afterAll(() => app.database.close());

async function makeLook(seed: number, isTaken = false): Promise<PhotoLook> {
  const { data, width, height } = photoLike(seed);
  const photo = sharp(data, { raw: { width, height, channels: 3 } });
  return lookAt(sharp(await (isTaken ? photo.flop() : photo).jpeg({ quality: 60 }).toBuffer()));
}

/**
 * Photos whose codes have each bit as often as made-up rooms do, so that some bands are as common as
 * among real ones. The codes of one photo differ in a few bits.
 */
async function insertManyPhotos(sql: TestApp['database']['sql']): Promise<void> {
  const random = createRandom(7);
  const codes = looks.flatMap((look) => perceptualHashes(look));
  const share = (bit: number) =>
    codes.filter((code) => ((code >> BigInt(bit)) & 1n) === 1n).length / codes.length;
  const shares = Array.from({ length: 64 }, (_, bit) => share(bit));
  const draw = () => {
    let code = 0n;
    for (const [bit, of] of shares.entries()) if (random() < of) code |= 1n << BigInt(bit);
    return code;
  };
  const near = (code: bigint) => {
    let other = code;
    for (let turned = 0; turned < 6; turned += 1) other ^= 1n << BigInt(Math.floor(random() * 64));
    return other;
  };
  const text = (code: bigint) => String(BigInt.asIntN(64, code));
  await sql.begin(async (tx) => {
    // The statement timeout is for requests.
    await tx`set local statement_timeout = 0`;
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into listings (title, address, monthly_rent, currency) values ('Any', 'Any', 1, 'USD')`;
    await tx`
      insert into listing_images (listing_id, key, placeholder, variants, width, height, position)
      select (select id from listings limit 1), 'many-' || n, '', '[]', 1, 1, n
      from generate_series(1, ${photos + known}::int) n`;
    const batch = 20_000;
    for (let first = known + 1; first <= photos + known; first += batch) {
      const ids: number[] = [];
      const drawn: string[] = [];
      for (let id = first; id < first + batch && id <= photos + known; id += 1) {
        const code = draw();
        for (const one of [code, near(code), near(code)]) {
          ids.push(id);
          drawn.push(text(one));
        }
      }
      await tx`
        insert into photo_looks (image_id, compared_at)
        select distinct id, now() from unnest(${ids}::int[]) id`;
      await tx`
        insert into photo_codes (image_id, code)
        select id, code from unnest(${ids}::int[], ${drawn}::text[]::bigint[]) c (id, code)`;
    }
  });
  // As autovacuum does soon after.
  await sql`vacuum analyze photo_codes`;
  await sql`vacuum analyze photo_looks`;
}

test(`finds a mirrored photo among ${photos} others within ${limitMs} ms`, async () => {
  const { sql } = app.database;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from photo_codes`;
  expect(row!.count).toBeGreaterThanOrEqual(photos * 3);
  const taken = await Promise.all(looks.map((_, seed) => makeLook(seed, true)));
  const times: number[] = [];
  let found = 0;
  for (let nth = 0; nth < lookups + 20; nth += 1) {
    const at = nth % known;
    const started = performance.now();
    const candidates = await findCandidates(sql, lookupHashes(taken[at]!), 0);
    const ms = performance.now() - started;
    // The first ones read the index from the disk, and prepare the statement.
    if (nth < 20) continue;
    times.push(ms);
    if (candidates.includes(at + 1)) found += 1;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const p = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  console.info(
    `Among ${photos} photos: p50 ${p(0.5).toFixed(1)} ms, p95 ${p(0.95).toFixed(1)} ms, ` +
      `found ${found} of ${lookups}`,
  );
  expect(found / lookups).toBeGreaterThanOrEqual(0.95);
  expect(p(0.5)).toBeLessThan(limitMs);
});
