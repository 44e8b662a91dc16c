import type { OtherApplicants, OthersForm } from '#contract/applicants/declines.ts';
import { takenStatuses } from '#contract/offers/statuses.ts';
import { askAgain, askableInquiries } from '#domain/inquiries/public.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, wordList, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { declinableInquiries, hold } from './hold-decline.ts';

/** SQL: has nobody accepted an offer in the inquiry `i`, so that the room went to someone else? */
const isOther = fragment`not exists (select from offers o
  where o.inquiry_id = i.id and o.status in ${wordList(takenStatuses)})`;

/** SQL: is the inquiry `i` not about to be declined already? */
const isUnheld = fragment`not exists (
  select from held_decline_inquiries h where h.inquiry_id = i.id)`;

/**
 * Holds a decline of everyone else, because the room went to someone, and returns its id. Pressing it
 * twice holds nobody twice. Throws `forbidden`, `not_found`, `gone`, `conflict` unless the room is
 * filled, `inquiry_closed` when nobody waits, or `rate_limited`.
 */
export async function notifyOthers(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  listingId: number,
  { message }: OthersForm,
): Promise<number> {
  await requireFilled(sql, viewer, listingId);
  const decline = { ownerId: viewer.user_id, listingId, message, isFilled: true };
  const id = await hold(sql, decline, isOther);
  if (id === null) {
    throw new ProblemError('inquiry_closed', {
      detail: 'Nobody else waits for an answer about this room any more',
    });
  }
  await sql`delete from contract_messages where listing_id = ${listingId}`;
  await quotas.count(sql, 'declines', viewer);
  return id;
}

/**
 * Keeps what everyone else reads once the contract is signed. Throws `forbidden`, `not_found`, `gone`,
 * or `conflict` unless the room is filled.
 */
export async function waitForContract(
  pool: Pool,
  viewer: Viewer,
  listingId: number,
  { message }: OthersForm,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await requireFilled(sql, viewer, listingId);
    await sql`
      insert into contract_messages (listing_id, message)
      values (${listingId}, ${message?.trim() ?? null})
      on conflict (listing_id) do update set message = excluded.message, created_at = now()`;
  });
}

/**
 * Asks everyone who was told, once, whether they are still looking; returns how many. Throws
 * `forbidden`, `not_found`, `gone`, `rate_limited`, or `conflict` unless the room is offered again.
 */
export async function askOthersAgain(
  pool: Pool,
  quotas: Quotas,
  viewer: Viewer,
  listingId: number,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const status = await lockListing(sql, viewer, listingId);
    if (status !== 'active') {
      throw new ProblemError('conflict', { detail: 'Offer the room again first' });
    }
    await quotas.count(sql, 'declines', viewer);
    return askAgain(sql, viewer.user_id, listingId);
  });
}

/** Whom the owner of a listing may tell or ask. */
export async function readOthers(
  sql: Sql,
  ownerId: number,
  { id, status }: { id: number; status: string },
): Promise<OtherApplicants> {
  const isFilled = status === 'filled';
  const isOffered = status === 'active';
  const waiting = declinableInquiries({ ownerId, listingId: id });
  const others = await sql.one<OtherApplicants>`
    select (select count(*)::int ${waiting} and ${isOther} and ${isUnheld} and ${isFilled}) as waiting,
      (select count(*)::int ${askableInquiries(ownerId, id)} and ${isOffered}) as askable,
      (select json_build_object('message', message) from contract_messages
        where listing_id = ${id} and ${isFilled}) as contract`;
  return { ...others };
}

/** What owners keep for everyone else until a contract is signed, for their export. */
export async function exportContractMessages(
  sql: Sql,
  ownerId: number,
): Promise<{ listing_id: number; message: string | null }[]> {
  const rows = await sql<{ listing_id: number; message: string | null }[]>`
    select c.listing_id, c.message from contract_messages c join listings l on l.id = c.listing_id
    where l.user_id = ${ownerId} order by c.listing_id`;
  return rows.map((row) => ({ ...row }));
}

async function requireFilled(sql: Sql, viewer: Viewer, listingId: number): Promise<void> {
  if ((await lockListing(sql, viewer, listingId)) !== 'filled') {
    throw new ProblemError('conflict', { detail: 'Mark the room as filled first' });
  }
}

/** The status of an own listing, which nobody changes until the transaction ends. */
async function lockListing(sql: Sql, viewer: Viewer, listingId: number): Promise<string> {
  await lockUsers(sql, viewer.user_id);
  await requireOwnListing(sql, viewer, listingId);
  const [listing] = await sql<{ status: string }[]>`
    select status from listings where id = ${listingId} for share`;
  return listing?.status ?? 'gone';
}
