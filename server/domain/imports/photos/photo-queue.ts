import { fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';

/** The job that fetches the photos of an import. */
export type PhotoJob = { run_id: number };

/** A photo that an imported listing names by its address. */
export interface ListedPhoto {
  listing_id: number;
  address: string;
  position: number;
  /** `dropped`: the listing does not name it any more, and its image goes. */
  status: 'waiting' | 'dropped';
  tries: number;
  image_id: number | null;
}

/** The photos that a row of a source names, in its order. */
export interface NamedPhotos {
  sourceId: string;
  photos: readonly string[];
}

/**
 * Notes which photos these listings of a source name now, in the transaction that stores them. Those
 * that were named before stay as they are. Queues nothing yet.
 */
export async function notePhotos(
  tx: Sql,
  { source, runId }: { source: string; runId: number | null },
  named: readonly NamedPhotos[],
): Promise<void> {
  const rows = named.flatMap(({ sourceId, photos }) =>
    photos.map((address, position) => ({ source_id: sourceId, address, position })),
  );
  const sourceIds = named.map(({ sourceId }) => sourceId);
  await tx`
    with listed as materialized (
      select o.listing_id, p.address, p.position
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as p(source_id text, address text, position int)
      join external_origins o on o.source = ${source} and o.source_id = p.source_id
    ), dropped as (
      update import_photos i
      set status = 'dropped', run_id = ${runId}, due_at = now()
      from external_origins o
      where o.source = ${source} and o.source_id = any(${sourceIds}::text[])
        and i.listing_id = o.listing_id
        and not exists (
          select from listed l where (l.listing_id, l.address) = (i.listing_id, i.address))
    )
    insert into import_photos (listing_id, address, position, run_id)
    select listing_id, address, position, ${runId}::int from listed
    on conflict (listing_id, address) do update set
      position = excluded.position,
      run_id = case when import_photos.status in ('waiting', 'dropped')
        then excluded.run_id else import_photos.run_id end,
      status = case when import_photos.status <> 'dropped' then import_photos.status
        when import_photos.image_id is null then 'waiting' else 'done' end`;
}

/** Queues the photos that a run has noted, in the transaction that ends it. */
export async function queuePhotos(tx: Sql, runId: number): Promise<void> {
  const [run] = await tx<{ id: number }[]>`
    update import_runs set photos_status = 'fetching', photos_total = photos_done + photos_refused + (
      select count(*) from import_photos where run_id = ${runId} and status = 'waiting')
    where id = ${runId} and exists (
      select from import_photos where run_id = ${runId} and status in ('waiting', 'dropped'))
    returning id`;
  if (run) await queuePhotoJob(tx, runId);
}

/** Gives the photos that a command has noted to its run, and queues them; the server fetches them. */
export async function adoptPhotos(tx: Sql, source: string, runId: number): Promise<void> {
  await tx`
    update import_photos p set run_id = ${runId} from external_origins o
    where p.run_id is null and ${isOpen} and o.listing_id = p.listing_id and o.source = ${source}`;
  await queuePhotos(tx, runId);
}

/** Queues the job of a run whose photos are to be fetched. */
export async function queuePhotoJob(tx: Sql, runId: number): Promise<void> {
  const data: PhotoJob = { run_id: runId };
  await queueJobs(tx, 'import_photos', [{ key: String(runId), data }]);
}

/** Stops fetching the photos of a run; false when none are being fetched. */
export async function stopPhotos(tx: Sql, runId: number): Promise<boolean> {
  const stopped = await tx`
    update import_runs set photos_status = 'cancelled'
    where id = ${runId} and photos_status = 'fetching' returning id`;
  return stopped.length > 0;
}

/** Goes on with the photos of a run that were stopped; false when none were. */
export async function resumePhotos(tx: Sql, runId: number): Promise<boolean> {
  const resumed = await tx`
    update import_runs set photos_status = 'fetching'
    where id = ${runId} and photos_status = 'cancelled' returning id`;
  if (resumed.length > 0) await queuePhotoJob(tx, runId);
  return resumed.length > 0;
}

/**
 * The photo of a run that is due first; null when none is, or when somebody has stopped it. Dropped
 * photos come first: until they are deleted, a listing may have no space for its new ones.
 */
export async function nextPhoto(sql: Pool, runId: number): Promise<ListedPhoto | null> {
  const [photo] = await sql<ListedPhoto[]>`
    select listing_id, address, position, status, tries, image_id from import_photos p
    where p.run_id = ${runId} and ${isOpen} and due_at <= now()
      and exists (select from import_runs where id = ${runId} and photos_status = 'fetching')
    order by (status = 'waiting'), due_at, listing_id, position limit 1`;
  return photo ?? null;
}

const isOpen = fragment`status in ('waiting', 'dropped')`;

/**
 * Notes that the photos of a run are done and returns null, or answers in how many seconds the next
 * one is due.
 */
export async function finishOrWait(sql: Pool, runId: number): Promise<number | null> {
  const [next] = await sql<{ seconds: number | null }[]>`
    select ceil(extract(epoch from min(due_at) - now()))::int as seconds from import_photos
    where run_id = ${runId} and ${isOpen}`;
  const seconds = next?.seconds ?? null;
  if (seconds === null) {
    await sql`
      update import_runs set photos_status = 'done'
      where id = ${runId} and photos_status = 'fetching'`;
  }
  return seconds === null ? null : Math.max(seconds, 0);
}

/** The image of a photo is stored; in its transaction. False when the photo is not wanted any more. */
export async function keepPhoto(
  tx: Sql,
  { listing_id: listingId, address }: ListedPhoto,
  imageId: number,
): Promise<boolean> {
  const [photo] = await tx<{ run_id: number | null }[]>`
    update import_photos set status = 'done', image_id = ${imageId}, reason = null
    where listing_id = ${listingId} and address = ${address} and status = 'waiting'
    returning run_id`;
  if (!photo) return false;
  await tx`update import_runs set photos_done = photos_done + 1 where id = ${photo.run_id}`;
  return true;
}

/** A photo cannot be had, now or ever; it is tried again after these seconds, if any. */
export async function refusePhoto(
  sql: Pool,
  { listing_id: listingId, address }: ListedPhoto,
  { reason, againSeconds }: { reason: string; againSeconds: number | null },
): Promise<void> {
  await sql`
    with refused as (
      update import_photos set tries = tries + 1, reason = ${reason},
        status = case when ${againSeconds === null}::boolean then 'refused' else status end,
        due_at = now() + make_interval(secs => ${againSeconds ?? 0})
      where listing_id = ${listingId} and address = ${address} and status = 'waiting'
      returning run_id, status
    )
    update import_runs r set photos_refused = photos_refused + 1
    from refused where r.id = refused.run_id and refused.status = 'refused'`;
}

/** Forgets a photo that its listing does not name any more. */
export async function forgetPhoto(
  sql: Pool,
  { listing_id: listingId, address }: ListedPhoto,
): Promise<void> {
  await sql`
    delete from import_photos
    where listing_id = ${listingId} and address = ${address} and status = 'dropped'`;
}
