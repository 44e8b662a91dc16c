import { eq } from 'drizzle-orm';
import type { ListingForm } from '#contract/listings/listing.ts';
import { transaction } from '#platform/database/sql.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { listings } from '#platform/database/schema/listings.ts';

/** Stores a new listing; answers its id. */
export async function insertListing(
  orm: Pick<Transaction, 'insert'>,
  userId: number,
  form: ListingForm,
): Promise<number> {
  const [row] = await orm
    .insert(listings)
    .values({ user_id: userId, ...columnsOf(form) })
    .returning({ id: listings.id });
  if (!row) throw new Error('The new listing has no id');
  return row.id;
}

/** Replaces what the form holds; the owner looking at it again confirms it. */
export async function replaceListing(
  { orm }: Database,
  id: number,
  form: ListingForm,
): Promise<void> {
  const now = new Date();
  await orm
    .update(listings)
    .set({ ...columnsOf(form), updated_at: now, last_confirmed_at: now })
    .where(eq(listings.id, id));
}

/** Deletes a listing; the database remembers that it existed. False when there was none. */
export async function removeListing({ orm }: Database, id: number): Promise<boolean> {
  const gone = await orm.delete(listings).where(eq(listings.id, id)).returning({ id: listings.id });
  return gone.length > 0;
}

/** Deletes any listing for an administrator, with an audit event. False when there was none. */
export async function removeListingAsAdmin(
  { sql: pool }: Database,
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

/** Each column by name: nothing of a body reaches a row unlisted. Optional fields left out are cleared. */
function columnsOf(form: ListingForm) {
  return {
    title: form.title.trim(),
    address: form.address.trim(),
    description: form.description?.trim() ?? '',
    latitude: form.latitude ?? null,
    longitude: form.longitude ?? null,
    monthly_rent: form.monthly_rent,
    total_bedrooms: form.total_bedrooms,
    total_bathrooms: form.total_bathrooms,
    current_roommates: form.current_roommates,
    looking_for_roommates: form.looking_for_roommates,
    external_link: form.external_link || null,
    available_from: form.available_from ?? null,
    amenities: form.amenities ?? [],
    house_rules: form.house_rules ?? [],
    status: form.status ?? 'active',
  };
}
