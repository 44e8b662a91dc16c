import { fragment, wordList, transaction, type Sql, type Pool } from '#platform/database/sql.ts';
import { type Listing } from '#contract/listings/listing.ts';
import { findHighAmounts, type ListingForm } from '#contract/listings/listing-form.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { unfilledStatuses, type ListingStatus } from '#contract/vocabulary.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { requireVersion, versionTag } from '#platform/http/versions.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { listingJson, type Closeness } from './listing-json.ts';
import { listingFieldDeclarations, listingFieldNames } from '#contract/listings/listing-fields.ts';
import { flagListing } from '#domain/safety/public.ts';
import { writeWords } from './words/write-vectors.ts';
import { lockUsers } from '#domain/users/public.ts';

/** Reports a stored listing whose rent is far below those nearby, in the transaction that stores it. */
export type FlagRent = (sql: Sql, id: number) => Promise<void>;

/** The version of what the listing form holds. */
export const listingVersion = (listing: Listing): string =>
  versionTag(listingFieldNames.map((name) => listing[name]));

/** One listing as its owner sees it, or with its house number only; null when there is none. */
export async function readListing(
  sql: Sql,
  mediaUrl: string,
  id: number,
  closeness: Closeness = 'owner',
): Promise<Listing | null> {
  const rows = await sql<{ listing: Listing }[]>`
    select ${listingJson(mediaUrl, closeness)} as listing from listings l where l.id = ${id}`;
  return rows[0]?.listing ?? null;
}

/**
 * Stores a new listing; returns its id. Throws `rate_limited`, `too_many_listings`, or
 * `validation_failed` for one that its owner has already.
 */
export async function insertListing(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  form: ListingForm & { currency: string },
  flagRent: FlagRent,
): Promise<number> {
  const { user_id: userId } = viewer;
  requireLowAmounts(form, form.currency);
  await lockUsers(sql, userId);
  const [same] = await sql<{ id: number }[]>`
    select id from listings where user_id = ${userId} and listing_duplicate_key(title, address)
      = listing_duplicate_key(${form.title}, ${form.address}) limit 1`;
  if (same) {
    const message = 'You have a room with this title at this address already';
    throw new ProblemError('validation_failed', { errors: [{ path: 'title', message }] });
  }
  await requireSpace(sql, quotas, userId, form);
  await quotas.count(sql, 'listings', viewer);
  const row = await sql.one<{ id: number }>`
    insert into listings ${sql({ user_id: userId, ...storedColumns(form) })} returning id`;
  await writeWords(sql, [row.id]);
  await flagListing(sql, row.id, listingText(form));
  await flagRent(sql, row.id);
  return row.id;
}

/**
 * Replaces what the form holds; the owner looking at it again confirms it. Throws
 * `too_many_listings`, or `changed_meanwhile` when `ifMatch` names other versions than the stored one.
 */
export async function replaceListing(
  pool: Pool,
  quotas: Quotas,
  { user_id: userId }: Viewer,
  { id, form, ...base }: { id: number; form: ListingForm } & Base,
  flagRent: FlagRent,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    // It stays as it is until the transaction ends.
    const [stored] = await sql<{ currency: string }[]>`
      select currency from listings where id = ${id} for no key update`;
    await requireBase(sql, id, base);
    await requireSpace(sql, quotas, userId, { ...form, id });
    requireLowAmounts(form, form.currency ?? stored?.currency ?? null);
    await sql`
      update listings set ${sql(storedColumns(form))}, updated_at = now(), last_confirmed_at = now()
      where id = ${id}`;
    await writeWords(sql, [id]);
    await flagListing(sql, id, listingText(form));
    await flagRent(sql, id);
  });
}

/**
 * Throws `validation_failed` where an amount is above the limit of this currency. Called before the
 * amounts are written, because the constraints of the table answer with an internal error.
 */
export function requireLowAmounts(...amounts: Parameters<typeof findHighAmounts>): void {
  const errors = findHighAmounts(...amounts);
  if (errors.length > 0) throw new ProblemError('validation_failed', { errors });
}

interface Base {
  /** The versions that the form may be based on; null for any. */
  ifMatch: readonly string[] | null;
  mediaUrl: string;
}

/** Throws `changed_meanwhile` for a locked listing. */
async function requireBase(sql: Sql, id: number, { ifMatch, mediaUrl }: Base): Promise<void> {
  if (ifMatch === null) return;
  const current = await readListing(sql, mediaUrl, id);
  if (current) requireVersion(ifMatch, { current, version: listingVersion(current) });
}

/** What readers of a listing read, as far as its owner writes it freely. */
const listingText = ({ title, description }: ListingForm) => `${title}\n${description ?? ''}`;

/** Pauses a listing, offers it again or marks it as filled. Throws `too_many_listings`. */
export async function changeListingStatus(
  pool: Pool,
  quotas: Quotas,
  { user_id: userId }: Viewer,
  { id, status }: { id: number; status: ListingStatus },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await requireSpace(sql, quotas, userId, { status, id });
    await sql`
      update listings set status = ${status}, updated_at = now(), last_confirmed_at = now()
      where id = ${id}`;
  });
}

/** Marks a listing as filled, in the transaction that takes its last place. */
export async function fillListing(sql: Sql, id: number): Promise<void> {
  await sql`
    update listings set status = 'filled', updated_at = now()
    where id = ${id} and status in ${wordList(unfilledStatuses)}`;
}

/** Throws `too_many_listings` when this listing would be one too many that its owner offers. */
async function requireSpace(
  sql: Sql,
  quotas: Quotas,
  userId: number,
  { status = 'active', id = 0 }: { status?: string; id?: number },
): Promise<void> {
  if (status !== 'active') return;
  const others = fragment`listings where user_id = ${userId} and id <> ${id}
    and 'active' in (status, held_status)`;
  await quotas.requireSpace(
    sql,
    'activeListings',
    others,
    (most) =>
      new ProblemError('too_many_listings', {
        detail: `You offer ${most} rooms already. Pause, fill or delete one first`,
      }),
  );
}

/** Deletes a listing; the database remembers that it existed. False when there was none. */
export async function removeListing(pool: Pool, id: number): Promise<boolean> {
  return transaction(pool, async (sql) => (await deleteListing(sql, id)) !== null);
}

/** Deletes a listing in a transaction; returns what it was, or null when there was none. */
export async function deleteListing(
  sql: Sql,
  id: number,
): Promise<{ title: string; user_id: number | null } | null> {
  await lockForDeletion(sql, id);
  const [deleted] = await sql<{ title: string; user_id: number | null }[]>`
    delete from listings where id = ${id} returning title, user_id`;
  return deleted ?? null;
}

/**
 * Hides a listing with the note of an administrator, or shows it again with null. A trigger keeps its
 * owner's status in `held_status`.
 */
export async function setHiddenNote(sql: Sql, id: number, note: string | null): Promise<void> {
  await sql`
    update listings set hidden_note = ${note}
    where id = ${id} and hidden_note is distinct from ${note}`;
}

/** Stores whether the owner of a listing lives there; false when it is not theirs. */
export async function setOwnerLivesThere(
  sql: Sql,
  { id, user_id: userId }: { id: number; user_id: number },
  livesThere: boolean,
): Promise<boolean> {
  const changed = await sql`
    update listings set owner_lives_there = ${livesThere}
    where id = ${id} and user_id = ${userId}`;
  return changed.count > 0;
}

/** Locks what the deletion of a listing changes, in the order that `lockUsers` names. */
async function lockForDeletion(sql: Sql, id: number): Promise<void> {
  await sql`select from listings where id = ${id} for update`;
  await sql`
    select from household_members where listing_id = ${id} order by user_id for update`;
  await sql`select from inquiries where listing_id = ${id} order by id for no key update`;
}

type StoredValue = string | number | readonly string[] | null;

/**
 * The stored columns of a form: those of the table of fields and no other key of a body. Fields
 * left out get what the table says for "nobody said".
 */
function storedColumns(form: ListingForm): Record<string, StoredValue> {
  return Object.fromEntries(
    listingFieldNames.flatMap((name) => {
      const value = form[name];
      // A form of someone who knows no currencies changes none.
      if (name === 'currency' && value === undefined) return [];
      const trimmed = typeof value === 'string' ? value.trim() : value;
      const { empty = null } = listingFieldDeclarations[name];
      return [[name, trimmed === undefined || trimmed === '' ? empty : trimmed]];
    }),
  );
}
