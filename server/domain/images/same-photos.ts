import { flagListingSign } from '#domain/safety/public.ts';
import { fragment, integer, join, type Sql } from '#platform/database/sql.ts';
import { repeatBatches } from '#platform/jobs/repeat-batches.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import {
  bandBits,
  maxHashDistance,
  perceptualHashes,
  isDistinct,
  likeness,
  lookupHashes,
  sameLikeness,
  type PhotoLook,
  type Probe,
} from './perceptual-hash.ts';

/** This many are compared closely: the same photo is among the nearest by its code. */
const maxCandidates = 12;
const batchSize = 100;
const bands = [0, 1, 2] as const;

/** SQL: a band of the code of `c`, as its index has it. */
const bandOfCode = (band: number) =>
  band === 0
    ? fragment`(c.code & ${integer(bandMask)})`
    : fragment`(c.code >> ${integer(band * bandBits)} & ${integer(bandMask)})`;
const bandMask = 2 ** bandBits - 1;

/** Stores what a photo looks like, with its codes; none where nothing on it can be recognized. */
export async function insertLook(sql: Sql, imageId: number, look: PhotoLook): Promise<void> {
  const isClear = isDistinct(look);
  const codes = isClear ? perceptualHashes(look) : [];
  await sql`
    with stored as (
      insert into photo_looks (image_id, look, compared_at)
      select id, decode(${isClear ? Buffer.from(look).toString('hex') : null}::text, 'hex'),
        case when not ${isClear}::boolean then now() end
      from listing_images where id = ${imageId}
      on conflict do nothing returning image_id)
    insert into photo_codes (image_id, code)
    select stored.image_id, c.code
    from stored cross join unnest(${codes.map(String)}::text[]::bigint[]) c (code)`;
}

/**
 * Compares all photos that were not compared yet with all others, and notes those that are the same.
 * When two are stored at once, at least the one compared later sees the other, so several
 * processes may do this. One that cannot be compared keeps no other one. Ends early when aborted.
 */
export async function comparePhotos(sql: Sql, signal?: AbortSignal): Promise<void> {
  const { attempt, report } = createAttempts('images');
  let last = 0;
  const compareSome = async () => {
    const rows = await sql<{ image_id: number }[]>`
      select image_id from photo_looks
      where compared_at is null and image_id > ${last}
      order by image_id limit ${integer(batchSize)}`;
    for (const { image_id: id } of rows) {
      if (signal?.aborted) break;
      last = id;
      await attempt(id, () => comparePhoto(sql, id));
    }
    return rows.length;
  };
  await repeatBatches(batchSize, compareSome, signal);
  report();
}

/** Compares a photo with all others, unless it was compared already. */
export async function comparePhoto(sql: Sql, imageId: number): Promise<void> {
  const [row] = await sql<{ look: string }[]>`
    select encode(look, 'base64') as look from photo_looks
    where image_id = ${imageId} and compared_at is null`;
  if (!row) return;
  const look = Buffer.from(row.look, 'base64');
  const candidates = await findCandidates(sql, lookupHashes(look), imageId);
  // Photos in one folder are one image: listings of the demo share some.
  const looks = await sql<{ image_id: number; look: string }[]>`
    select p.image_id, encode(p.look, 'base64') as look
    from photo_looks p
    join listing_images i on i.id = p.image_id
    join listing_images own on own.id = ${imageId}
    where p.image_id = any (${candidates}::int[])
      and not starts_with(i.key, regexp_replace(own.key, '[^/]*$', ''))`;
  const same: number[] = [];
  for (const other of looks) {
    if (likeness(look, Buffer.from(other.look, 'base64')) >= sameLikeness)
      same.push(other.image_id);
    // Each takes a few milliseconds: requests come in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  // Either may have been deleted meanwhile.
  await sql`
    with still as materialized (
      select id from listing_images where id = ${imageId} for key share),
    others as materialized (
      select id from listing_images where id = any (${same}::int[]) order by id for key share)
    insert into same_photos (image_id, other_image_id)
    select least(still.id, others.id), greatest(still.id, others.id) from still cross join others
    on conflict do nothing`;
  // Before it counts as compared: a process that dies here leaves it to the next one.
  for (const id of await listingsThatCopy(sql, imageId)) await flagListingSign(sql, id, 'photos');
  await sql`update photo_looks set compared_at = now() where image_id = ${imageId}`;
}

/**
 * The listings of users that have this photo, or one that is the same, after a listing of another
 * owner had it. Nobody can be asked about imported listings.
 */
async function listingsThatCopy(sql: Sql, imageId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select distinct l.id
    from listing_images own cross join lateral ${samePhotos}
    join listing_images newer on newer.id = greatest(own.id, same.id)
    join listing_images older on older.id = least(own.id, same.id)
    join listings l on l.id = newer.listing_id
    join listings o on o.id = older.listing_id
    where own.id = ${imageId} and l.user_id is not null and o.user_id is distinct from l.user_id`;
  return rows.map(({ id }) => id);
}

/**
 * The photos whose codes are nearest to these, the nearest first. Each value of a band is looked up in
 * the index of the band, and has one or two codes among millions.
 */
export async function findCandidates(
  sql: Sql,
  probes: readonly Probe[],
  but: number,
): Promise<number[]> {
  const found = bands.map((band) => {
    const values = probes.flatMap((probe) => probe.bands[band]!);
    const codes = probes.flatMap((probe) => probe.bands[band]!.map(() => String(probe.code)));
    return fragment`
      select c.image_id, bit_count((c.code # p.code)::bit(64)) as bits
      from unnest(${values}::bigint[], ${codes}::text[]::bigint[]) p (value, code)
      join photo_codes c on ${bandOfCode(band)} = p.value`;
  });
  const rows = await sql<{ image_id: number }[]>`
    select image_id from (${join(found, fragment` union all `)}) near
    where bits <= ${integer(maxHashDistance)} and image_id <> ${but}
    group by image_id order by min(bits), image_id limit ${integer(maxCandidates)}`;
  return rows.map(({ image_id }) => image_id);
}

/** SQL: the photos `same` that are the same as the photo `own`. */
const samePhotos = fragment`(
  select s.other_image_id as id from same_photos s where s.image_id = own.id
  union all select s.image_id from same_photos s where s.other_image_id = own.id) same`;

/** SQL: has a listing of another owner photos of `l`? For administrators only. */
export const hasSamePhotos = fragment`exists (
  select from listing_images own cross join lateral ${samePhotos}
  join listing_images image on image.id = same.id
  join listings other on other.id = image.listing_id and other.user_id is distinct from l.user_id
  where own.listing_id = l.id)`;

/**
 * SQL: the listings of other owners that have photos of `l`, for administrators only. Owners may use
 * their photos again; imported listings have no owner.
 */
export const samePhotosJson = fragment`(
  select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'photos', o.photos)
    order by o.id), '[]')
  from (
    select other.id, other.title, count(distinct own.id) as photos
    from listing_images own
    cross join lateral ${samePhotos}
    join listing_images image on image.id = same.id
    join listings other on other.id = image.listing_id and other.user_id is distinct from l.user_id
    where own.listing_id = l.id
    group by other.id order by other.id limit 20) o)`;

/**
 * SQL: that no photo of the listing `l` is in a listing of somebody else, as the contract's `photos`
 * of a ledger. Null while one of them waits to be compared, when nothing can be recognized on one,
 * and for listings without an owner.
 */
export const photosFactJson = fragment`(
  select case when l.user_id is not null and count(*) > 0 and count(*) = count(p.compared_at)
      and count(*) = count(p.look) and not ${hasSamePhotos}
    then json_build_object('count', count(*),
      'compared_on', (max(p.compared_at) at time zone 'UTC')::date::text) end
  from listing_images i left join photo_looks p on p.image_id = i.id where i.listing_id = l.id)`;
