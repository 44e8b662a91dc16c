import { listingFieldFacts, listingFieldNames } from '#contract/listings/listing-fields.ts';
import type { ListingForm } from '#contract/listings/listing.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';

/** Stores a new listing; answers its id. */
export async function insertListing(sql: Sql, userId: number, form: ListingForm): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into listings ${sql({ user_id: userId, ...columnsOf(form) })} returning id`;
  if (!row) throw new Error('The new listing has no id');
  return row.id;
}

/** Replaces what the form holds; the owner looking at it again confirms it. */
export async function replaceListing(sql: Sql, id: number, form: ListingForm): Promise<void> {
  await sql`
    update listings set ${sql(columnsOf(form))}, updated_at = now(), last_confirmed_at = now()
    where id = ${id}`;
}

/** Deletes a listing; the database remembers that it existed. False when there was none. */
export async function removeListing(sql: Sql, id: number): Promise<boolean> {
  const deleted = await sql`delete from listings where id = ${id} returning id`;
  return deleted.length > 0;
}

/** Deletes any listing for an administrator, with an audit event. False when there was none. */
export async function removeListingAsAdmin(
  pool: Pool,
  adminId: number,
  id: number,
): Promise<boolean> {
  return transaction(pool, async (sql) => {
    const [deleted] = await sql<{ title: string; user_id: number | null }[]>`
      delete from listings where id = ${id} returning title, user_id`;
    if (!deleted) return false;
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'listing.deleted',
      target_kind: 'listing',
      target_id: id,
      target_label: deleted.title,
      details: { owner_id: deleted.user_id },
    });
    return true;
  });
}

type StoredValue = string | number | readonly string[] | null;

/**
 * The stored columns of a form: those of the table of fields and no other key of a body. Fields
 * left out get what the table says for "nobody said".
 */
function columnsOf(form: ListingForm): Record<string, StoredValue> {
  return Object.fromEntries(
    listingFieldNames.map((name) => {
      const value = form[name];
      const trimmed = typeof value === 'string' ? value.trim() : value;
      const { empty = null } = listingFieldFacts[name];
      return [name, trimmed === undefined || trimmed === '' ? empty : trimmed];
    }),
  );
}
