import type {
  HouseholdInvitation,
  NewHouseholdInvitation,
  ReceivedInvitation,
} from '#contract/household/household.ts';
import { retention } from '#contract/retention.ts';
import { missingListing } from '#domain/listings/public.ts';
import { isMember } from '#domain/matching/public.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';

const isOpen = fragment`(i.used_at is null and i.expires_at > now())`;
const shown = fragment`i.id, ${instant(fragment`i.created_at`)} as created_at,
  ${instant(fragment`i.expires_at`)} as expires_at`;

/** SQL: a row for each member of a household, and for each link by which somebody can become one. */
export const takenPlaces = (listingId: number): Fragment => fragment`(
  select user_id from household_members where listing_id = ${listingId} union all
  select i.id from household_invitations i where i.listing_id = ${listingId} and ${isOpen}) taken`;

/** The invitations to the household of a listing that can still be used, newest first. */
export async function listInvitations(sql: Sql, listingId: number): Promise<HouseholdInvitation[]> {
  const rows = await sql<HouseholdInvitation[]>`
    select ${shown} from household_invitations i
    where i.listing_id = ${listingId} and ${isOpen} order by i.id desc`;
  return rows.map((row) => ({ ...row }));
}

/**
 * Makes an invitation; only this answer has its token. Throws `household_full`, `rate_limited`, or
 * what a deleted listing gets.
 */
export async function createInvitation(
  pool: Pool,
  quotas: Quotas,
  viewer: Viewer,
  listingId: number,
): Promise<NewHouseholdInvitation> {
  return transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    const listing = await sql`
      select from listings where id = ${listingId} and user_id = ${viewer.user_id} for key share`;
    if (listing.length === 0) throw await missingListing(sql, listingId);
    await quotas.requireSpace(
      sql,
      'household',
      takenPlaces(listingId),
      (most) =>
        new ProblemError('household_full', {
          detail: `A household has at most ${most} members and open links. Withdraw a link first`,
        }),
    );
    await quotas.count(sql, 'householdInvitations', viewer);
    const token = randomToken();
    const row = await sql.one<HouseholdInvitation>`
      insert into household_invitations as i (listing_id, token_hash, expires_at)
      values (${listingId}, ${hashToken(token)}, now() + ${interval(retention.invitation)})
      returning ${shown}`;
    return { ...row, token };
  });
}

/** Withdraws an invitation to the household of a listing; one that is used or gone already is fine. */
export async function withdrawInvitation(
  pool: Pool,
  viewerId: number,
  { listingId, id }: { listingId: number; id: number },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewerId);
    await sql`
      delete from household_invitations
      where id = ${id} and listing_id = ${listingId} and used_at is null`;
  });
}

interface FoundInvitation extends ReceivedInvitation {
  id: number;
  owner_id: number;
  is_open: boolean;
}

/**
 * The invitation with this token, as this user may see it: open, or used when they are a member, to
 * a listing that is not hidden, and without a block between them and its owner.
 */
async function findInvitation(
  sql: Sql,
  userId: number,
  token: string,
): Promise<FoundInvitation | null> {
  const [invitation] = await sql<FoundInvitation[]>`
    select i.id, ${isOpen} as is_open, ${instant(fragment`i.expires_at`)} as expires_at,
      json_build_object('id', l.id, 'title', l.title, 'is_public', l.status = 'active') as listing,
      u.id as owner_id, u.id = ${userId} as is_own, json_build_object('first_name', u.first_name,
        'profile_picture_url', u.profile_picture_url) as owner,
      ${isMember(fragment`l.id`, fragment`${userId}`)} as is_member
    from household_invitations i join listings l on l.id = i.listing_id
    join users u on u.id = l.user_id
    where i.token_hash = ${hashToken(token)} and l.status <> 'hidden'`;
  if (!invitation || !(invitation.is_open || invitation.is_member)) return null;
  const hidden = await usersHiddenFrom(sql, userId);
  return hidden.includes(invitation.owner_id) ? null : invitation;
}

const noSuchInvitation = () =>
  new ProblemError('not_found', { detail: 'This invitation is not valid any more' });

/** What an invitation is to, for a user who has its token. Throws `not_found`. */
export async function readInvitation(
  sql: Sql,
  userId: number,
  token: string,
): Promise<ReceivedInvitation> {
  const invitation = await findInvitation(sql, userId, token);
  if (!invitation) throw noSuchInvitation();
  const { listing, owner, expires_at, is_own, is_member } = invitation;
  return { listing, owner, expires_at, is_own, is_member };
}

/**
 * Adds a user to the household that an invitation is to, and uses it up. Repeating it is fine, and
 * so is joining twice: the second invitation stays open. Throws `not_found` and `own_target`.
 */
export async function acceptInvitation(pool: Pool, userId: number, token: string): Promise<void> {
  await transaction(pool, async (sql) => {
    const unlocked = await findInvitation(sql, userId, token);
    if (!unlocked) throw noSuchInvitation();
    // Its owner too, so that a block comes before this or ends the membership.
    await lockUsers(sql, userId, [unlocked.owner_id]);
    await sql`select from listings where id = ${unlocked.listing.id} for key share`;
    await sql`select from household_invitations where id = ${unlocked.id} for update`;
    // Again, because only now nothing changes it any more.
    const invitation = await findInvitation(sql, userId, token);
    if (!invitation) throw noSuchInvitation();
    if (invitation.is_own) {
      throw new ProblemError('own_target', {
        detail: 'This room is yours: send the link to who lives there with you',
      });
    }
    if (invitation.is_member) return;
    await sql`update household_invitations set used_at = now() where id = ${invitation.id}`;
    await sql`
      insert into household_members (listing_id, user_id) values (${invitation.listing.id}, ${userId})`;
  });
}

/** Deletes expired invitations, used or not; returns how many. */
export async function deleteExpiredInvitations(sql: Sql): Promise<number> {
  const deleted = await sql`delete from household_invitations where expires_at < now()`;
  return deleted.count;
}
