import {
  declineLimits,
  type DeclineForm,
  type HeldDecline,
} from '#contract/applicants/declines.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { inquiryStatuses } from '#contract/vocabulary.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { inquiryAfter } from '#machines/inquiry.machine.ts';
import {
  fragment,
  instant,
  integer,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { deleteJobs, queueJobs } from '#platform/jobs/job-store.ts';

const declinable = inquiryStatuses.filter((status) => {
  const after = inquiryAfter(status, { type: 'inquiry.declined', by: 'recipient' });
  return after !== null && after !== status;
});

/** SQL: a decline as the contract has it. */
const heldColumns = fragment`id, ${instant(fragment`due_at`)} as due_at, inquiries as count,
  is_filled`;

/** SQL: a decline that can be undone. */
const isHeld = fragment`started_at is null and undone_at is null`;

/**
 * Holds inquiries about a listing that its owner declines, and returns the id. All others of the ids
 * count as if they had never existed. Throws `forbidden`, `not_found`, `gone`, `inquiry_closed` when
 * none is left, or `rate_limited`.
 */
export async function holdDecline(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  listingId: number,
  { inquiry_ids: ids, message }: DeclineForm,
): Promise<number> {
  const { user_id: ownerId } = viewer;
  await lockUsers(sql, ownerId);
  await requireOwnListing(sql, viewer, listingId);
  const decline = { ownerId, listingId, message, isFilled: false };
  const id = await hold(sql, decline, fragment`i.id = any(${ids}::int[])`);
  if (id === null) {
    throw new ProblemError('inquiry_closed', {
      detail: 'None of these inquiries is open any more',
    });
  }
  await quotas.count(sql, 'declines', viewer);
  return id;
}

/** What is held, and whose inquiries these are. */
export interface NewDecline {
  ownerId: number;
  listingId: number;
  /** Null for a text of ours. */
  message: string | null;
  /** Are they declined because the room went to someone else? */
  isFilled: boolean;
}

/** SQL: the open inquiries about a listing whose senders its owner can decline. */
export const declinableInquiries = ({
  ownerId,
  listingId,
}: Pick<NewDecline, 'ownerId' | 'listingId'>): Fragment =>
  fragment`from inquiries i join users u on u.id = i.sender_id
    where i.listing_id = ${listingId} and i.kind = 'listing'
      and i.recipient_id = ${ownerId} and i.status = any(${declinable}::text[])
      and u.suspended_at is null and u.id not in (${hiddenFrom(ownerId)})`;

/**
 * Holds those of the inquiries about a listing to which a condition applies, and queues their sending.
 * Returns the id, or null when none is left.
 */
export async function hold(
  sql: Sql,
  decline: NewDecline,
  condition: Fragment,
): Promise<number | null> {
  const { ownerId, listingId, message, isFilled } = decline;
  const held = await sql.one<{ id: number; due_at: string }>`
    insert into held_declines (owner_id, listing_id, message, is_filled, due_at)
    values (${ownerId}, ${listingId}, ${message?.trim() ?? null}, ${isFilled},
      now() + make_interval(secs => ${integer(declineLimits.undoSeconds)}))
    returning id, ${instant(fragment`due_at`)} as due_at`;
  const { id, due_at: dueAt } = held;
  // A conflict is one that is held already.
  const { count } = await sql`
    insert into held_decline_inquiries (inquiry_id, decline_id, status)
    select i.id, ${id}, i.status ${declinableInquiries(decline)} and ${condition}
    order by i.id on conflict do nothing`;
  if (count === 0) {
    await sql`delete from held_declines where id = ${id}`;
    return null;
  }
  await sql`update held_declines set inquiries = ${count} where id = ${id}`;
  await queueJobs(sql, 'declines', [{ key: String(id), data: { decline_id: id }, dueAt }]);
  return id;
}

/** A decline of this user. Throws `not_found`. */
export async function readHeldDecline(sql: Sql, ownerId: number, id: number): Promise<HeldDecline> {
  const [held] = await sql<HeldDecline[]>`
    select ${heldColumns} from held_declines where id = ${id} and owner_id = ${ownerId}`;
  if (!held) throw noSuchDecline();
  return { ...held };
}

/** What the owner of a listing can undo, the oldest first. */
export async function listHeldDeclines(
  sql: Sql,
  ownerId: number,
  listingId: number,
): Promise<HeldDecline[]> {
  const held = await sql<HeldDecline[]>`
    select ${heldColumns} from held_declines
    where listing_id = ${listingId} and owner_id = ${ownerId} and ${isHeld} order by id`;
  return held.map((row) => ({ ...row }));
}

/** What a user is about to decline. */
export async function exportHeldDeclines(
  sql: Sql,
  ownerId: number,
): Promise<AccountExport['held_declines']> {
  const held = await sql<AccountExport['held_declines']>`
    select d.listing_id, d.message, ${instant(fragment`d.due_at`)} as due_at,
      array(select h.inquiry_id from held_decline_inquiries h
        where h.decline_id = d.id order by h.inquiry_id) as inquiry_ids
    from held_declines d
    where d.owner_id = ${ownerId} and exists (
      select from held_decline_inquiries h where h.decline_id = d.id) order by d.id`;
  return held.map((row) => ({ ...row }));
}

/**
 * Takes back a decline; taking it back once more changes nothing. Throws `forbidden`, `not_found`,
 * `gone`, or `conflict` once its sending has begun.
 */
export async function undoDecline(
  pool: Pool,
  viewer: Viewer,
  { id: listingId, decline_id: id }: { id: number; decline_id: number },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await requireOwnListing(sql, viewer, listingId);
    // The job that sends takes the same row first, so one of the two comes too late.
    const [held] = await sql<{ is_undone: boolean; is_held: boolean }[]>`
      select undone_at is not null as is_undone, ${isHeld} as is_held from held_declines
      where id = ${id} and listing_id = ${listingId} and owner_id = ${viewer.user_id} for update`;
    if (!held) throw noSuchDecline();
    if (held.is_undone) return;
    if (!held.is_held) {
      throw new ProblemError('conflict', {
        detail: 'This was sent already, so it cannot be taken back',
      });
    }
    await sql`delete from held_decline_inquiries where decline_id = ${id}`;
    await sql`update held_declines set undone_at = now(), message = null where id = ${id}`;
    await deleteJobs(sql, 'declines', String(id));
  });
}

const noSuchDecline = () =>
  new ProblemError('not_found', { detail: 'There is nothing to take back' });
