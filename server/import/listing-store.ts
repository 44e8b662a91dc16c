import type { Sql, TransactionSql } from 'postgres';
import { fieldNames, type FieldName } from './fields.ts';
import { ImportRefused } from './import-refused.ts';
import type { MappedListing } from './map-rows.ts';

export interface BatchCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** Where a batch of listings goes: all of it or, when the promise rejects, nothing. */
export interface ListingStore {
  save(batch: MappedListing[]): Promise<BatchCounts>;
}

interface StoreOptions {
  source: string;
  /** What new listings get; a listing already here keeps its own. */
  status: 'active' | 'pending';
  /** Only these are written to listings already here: people may have filled in the others. */
  mappedFields: FieldName[];
}

/** How jsonb_to_recordset reads the fields. */
const recordColumns = `title text, description text, address text, latitude float8, longitude float8,
  monthly_rent int, total_bedrooms int, total_bathrooms int, current_roommates int,
  looking_for_roommates int, external_link text, available_from date,
  id int, source_id text, content_hash text, problems jsonb, place int`;

/**
 * Claims `source` for one import at a time, as long as `sql` (a pool of one connection) lives.
 * Throws {@link ImportRefused} when another import of it is running.
 */
export async function openListingStore(sql: Sql, options: StoreOptions): Promise<ListingStore> {
  const lockName = `import:${options.source}`;
  const [lock] = await sql`select pg_try_advisory_lock(hashtextextended(${lockName}, 0)) as held`;
  if (!lock?.['held']) throw alreadyRunning(options.source);
  const startedAt = new Date();
  let placesTaken = 0;

  async function save(tx: TransactionSql, batch: MappedListing[]): Promise<BatchCounts> {
    // A pool reconnects in silence, and the new session holds no lock: ask again each time.
    const [still] = await tx`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as held`;
    if (!still?.['held']) throw alreadyRunning(options.source);
    const ids = batch.map(({ sourceId }) => sourceId);
    const stored = new Map(
      (
        await tx<{ source_id: string; listing_id: number; content_hash: string }[]>`
          select source_id, listing_id, content_hash from external_origins
          where source = ${options.source} and source_id = any(${ids})`
      ).map((row) => [row.source_id, row]),
    );
    const added: object[] = [];
    const updated: object[] = [];
    for (const listing of batch) {
      const known = stored.get(listing.sourceId);
      if (!known) added.push({ ...record(listing), place: placesTaken + added.length });
      else if (known.content_hash !== listing.contentHash) {
        updated.push({ ...record(listing), id: known.listing_id });
      }
    }
    if (added.length > 0) await insert(tx, added, startedAt, options);
    if (updated.length > 0) await update(tx, updated, options.mappedFields);
    return {
      added: added.length,
      updated: updated.length,
      unchanged: batch.length - added.length - updated.length,
    };
  }

  return {
    async save(batch) {
      const counts = await sql.begin((tx) => save(tx, batch));
      placesTaken += counts.added;
      return counts;
    },
  };
}

function alreadyRunning(source: string): ImportRefused {
  return new ImportRefused(`Another import of the source "${source}" is running.`);
}

function record({ sourceId, values, problems, contentHash }: MappedListing): object {
  return { ...values, source_id: sourceId, content_hash: contentHash, problems };
}

/**
 * Each listing is one millisecond older than the row before it: "newest first" then shows an
 * import in the order of its file, and no two share an instant.
 */
async function insert(
  tx: TransactionSql,
  records: object[],
  startedAt: Date,
  { source, status }: StoreOptions,
): Promise<void> {
  const names = fieldNames.join(', ');
  const values = fieldNames.map((name) =>
    name === 'description' ? `coalesce(description, '')` : name,
  );
  await tx`
    with incoming as materialized (
      select nextval(pg_get_serial_sequence('listings', 'id'))::int as new_id, r.*
      from (
        select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${tx.unsafe(recordColumns)})
        order by place
      ) as r
    ), made as (
      insert into listings (id, status, created_at, ${tx.unsafe(names)})
      overriding system value
      select new_id, ${status}, ${startedAt.toISOString()}::timestamptz - place * interval '1 millisecond',
        ${tx.unsafe(values.join(', '))}
      from incoming
    )
    insert into external_origins (listing_id, source, source_id, content_hash, problems)
    select new_id, ${source}, source_id, content_hash, problems from incoming`;
}

async function update(
  tx: TransactionSql,
  records: object[],
  mappedFields: FieldName[],
): Promise<void> {
  const set = mappedFields.map((name) =>
    name === 'description' ? `description = coalesce(r.description, '')` : `${name} = r.${name}`,
  );
  await tx`
    with incoming as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(${tx.unsafe(recordColumns)})
    ), changed as (
      update listings set ${tx.unsafe(set.join(', '))}, updated_at = now(), last_confirmed_at = now()
      from incoming as r where listings.id = r.id
    )
    update external_origins as o
    set content_hash = r.content_hash, problems = r.problems, imported_at = now()
    from incoming as r where o.listing_id = r.id`;
}
