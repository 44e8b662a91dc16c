import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type {
  ExternalListing,
  ExternalListingChange,
  ExternalListingForm,
} from '#contract/external-listings/external-listing.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { externalOrigins } from '#platform/database/schema/external-origins.ts';
import { listings } from '#platform/database/schema/listings.ts';
import { statusActs } from './bulk-changes.ts';
import { externalStatus, storedStatus } from './filters.ts';
import { problemsThatHold } from './problems-that-hold.ts';
import { readExternal } from './read-listings.ts';

/** No source can be called so: their names are lower case. */
const byHand = 'By hand';

/** Stores a listing from outside that an administrator found; answers its id. */
export async function insertExternal(
  transaction: Transaction,
  adminId: number,
  form: ExternalListingForm,
): Promise<number> {
  const { title, address, monthly_rent, status = 'pending' } = form;
  const [row] = await transaction
    .insert(listings)
    .values({ ...columnsOf({ ...form, status }), title, address, monthly_rent })
    .returning({ id: listings.id });
  if (!row) throw new Error('The new listing has no id');
  await transaction.insert(externalOrigins).values({
    listing_id: row.id,
    source: byHand,
    source_id: randomUUID(),
    content_hash: '',
  });
  const about = {
    admin_id: adminId,
    thing_kind: 'listing',
    thing_id: row.id,
    thing_label: title,
  } as const;
  await recordAct(transaction, { act: 'listing.added', ...about });
  if (status !== 'pending') await recordAct(transaction, { act: statusActs[status], ...about });
  return row.id;
}

/** Changes what `change` holds; answers the listing as it is then, null when there is none. */
export function changeExternal(
  { orm }: Database,
  adminId: number,
  id: number,
  change: ExternalListingChange,
): Promise<ExternalListing | null> {
  return orm.transaction(async (transaction) => {
    const [before] = await transaction.execute<{ status: ExternalStatus }>(sql`
      select ${externalStatus} as status from listings l
      join external_origins o on o.listing_id = l.id
      where l.id = ${id} and l.user_id is null for update`);
    if (!before) return null;
    await transaction
      .update(listings)
      .set({ ...columnsOf(change), updated_at: sql`now()` })
      .where(eq(listings.id, id));
    const changed = await readExternal(transaction, id);
    if (!changed) return null;
    const problems = problemsThatHold(changed);
    await transaction
      .update(externalOrigins)
      .set({ problems, ...(changed.status === 'published' && { published_as: null }) })
      .where(eq(externalOrigins.listing_id, id));
    const about = {
      admin_id: adminId,
      thing_kind: 'listing',
      thing_id: id,
      thing_label: changed.title,
    } as const;
    // A decision is found under its own name, whichever screen it was made on.
    const isDecided = changed.status !== before.status;
    const fields = Object.keys(change).filter((name) => !(isDecided && name === 'status'));
    if (fields.length > 0 || !isDecided) {
      const details = { fields: fields.join(', ') };
      await recordAct(transaction, { act: 'listing.changed', ...about, details });
    }
    if (isDecided) await recordAct(transaction, { act: statusActs[changed.status], ...about });
    return { ...changed, problems };
  });
}

/** Each column by name: nothing of a body reaches a row unlisted. What is left out stays. */
function columnsOf(change: ExternalListingChange) {
  const { title, address, description, external_link: link, status } = change;
  return {
    title: title?.trim(),
    address: address?.trim(),
    description: description?.trim(),
    latitude: change.latitude,
    longitude: change.longitude,
    monthly_rent: change.monthly_rent,
    total_bedrooms: change.total_bedrooms,
    total_bathrooms: change.total_bathrooms,
    current_roommates: change.current_roommates,
    looking_for_roommates: change.looking_for_roommates,
    external_link: link === undefined ? undefined : link || null,
    available_from: change.available_from,
    status: status && storedStatus[status],
  };
}
