import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt } from '#domain/images/image-variants.ts';
import { perceptualHashes, lookupHashes, type PhotoLook } from '#domain/images/perceptual-hash.ts';
import { findCandidates } from '#domain/images/same-photos.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { identifier } from '#platform/database/sql.ts';
import { photoLike } from '#tests/support/photo-like.ts';
import { createTestTarget, type TestTarget } from '#tests/support/test-database.ts';

/** A photo has three. TEST_CODES=3000000 takes a minute; less has the same plans. */
const codes = Number(process.env['TEST_CODES'] ?? 100_000);
/** Their codes are mixed to all others. */
const madePhotos = 300;
const lookups = 100;
const atMostMs = 20;

let target: TestTarget;
let database: Database;
const looks: PhotoLook[] = [];

beforeAll(async () => {
  target = await createTestTarget();
  // One connection, whose statistics are then all there are.
  database = openDatabase(target.owner, 1);
  for (let seed = 0; seed < madePhotos; seed += 1) looks.push(await makeLook(seed));
  await insertCodes(looks.flatMap(perceptualHashes));
}, 300_000);
afterAll(async () => {
  await database.close();
  await target.drop();
});

async function makeLook(seed: number): Promise<PhotoLook> {
  const { data, width, height } = photoLike(seed);
  return lookAt(sharp(data, { raw: { width, height, channels: 3 } }));
}

/**
 * Codes of photos: each has the bits of two made-up ones. So a bit is set as often as
 * in real codes, and bits that belong together are often set together. Photos themselves have none
 * of their rows here: a lookup reads codes alone.
 */
async function insertCodes(made: bigint[]): Promise<void> {
  const { sql } = database;
  // Millions of rows take longer than any request may, on a busy machine.
  await sql`set statement_timeout = 0`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'photo_codes'`;
  for (const { name } of indexes) await sql`drop index ${identifier(name)}`;
  await sql`alter table photo_codes drop constraint photo_codes_image_id_fkey`;
  await sql`
    with real as materialized (select ${made.map(String)}::text[]::bigint[] as codes),
    pairs as (
      select nth, 1 + floor(random() * ${made.length}::int)::int as one,
        1 + floor(random() * ${made.length}::int)::int as other,
        (random() * 4294967295)::bigint << 32 | (random() * 4294967295)::bigint as mask
      from generate_series(1, ${codes}::int) nth)
    insert into photo_codes (image_id, code)
    select 1 + nth / 3, codes[one] & mask | codes[other] & ~mask from pairs, real`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`vacuum analyze photo_codes`;
  await sql`reset statement_timeout`;
}

/** How often the table of codes was read from its beginning to its end. */
async function wholeReads(): Promise<number> {
  await database.sql`select pg_stat_force_next_flush()`;
  const [row] = await database.sql<{ reads: number }[]>`
    select seq_scan::int as reads from pg_stat_user_tables where relname = 'photo_codes'`;
  return row?.reads ?? Number.NaN;
}

test('finds a photo among many within 20 ms, by indexes alone', async () => {
  const { sql } = database;
  const asked = looks.slice(0, lookups);
  await sql`
    insert into photo_codes (image_id, code)
    select 2000000 + nth, code::bigint from unnest(
      ${asked.flatMap((look, nth) => perceptualHashes(look).map(() => nth))}::int[],
      ${asked.flatMap((look) => perceptualHashes(look).map(String))}::text[]) codes (nth, code)`;
  const before = await wholeReads();
  const times: number[] = [];
  for (const [nth, look] of asked.entries()) {
    const probes = lookupHashes(look);
    const start = performance.now();
    const found = await findCandidates(sql, probes, 0);
    times.push(performance.now() - start);
    expect(found).toContain(2_000_000 + nth);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  console.info(`median ${share(0.5).toFixed(1)} ms, 95th percentile ${share(0.95).toFixed(1)} ms`);
  expect(share(0.5)).toBeLessThanOrEqual(atMostMs);
  expect(await wholeReads()).toBe(before);
});
