import type { WantedInvitationAnswer, WantedInvitationForm } from '#contract/wanted/invitations.ts';
import type { WantedInvitationStatus } from '#contract/vocabulary.ts';
import {
  closeTarget,
  countTarget,
  sendListingInquiry,
  type Limiting,
} from '#domain/inquiries/public.ts';
import { lockMembership } from '#domain/groups/public.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { flagUserText } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { wordList, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isOwnInvitation, noSuchInvitation } from './read-invitations.ts';
import { canSeeWanted, noSuchWanted } from './wanted-policy.ts';

interface Deps extends Limiting {
  pricing: Pick<Pricing, 'compareIn'>;
}

/**
 * Asks who wrote a wanted page to write about a room of the viewer, once for each room, and returns
 * the invitation's id. Throws `forbidden`, `not_found` and `gone` about the room, `not_found` about the
 * page, `own_target`, `conflict`, `inquiry_open` or `rate_limited`.
 */
export async function inviteWanted(
  sql: Sql,
  { pricing, ...limiting }: Deps,
  viewer: Viewer,
  { page_id: pageId, listing_id, message }: WantedInvitationForm & { page_id: number },
): Promise<number> {
  const { user_id: owner_id } = viewer;
  // First, so that only owners can try out which pages there are.
  await requireOwnListing(sql, viewer, listing_id);
  const seekers = await readSeekers(sql, pageId);
  if (!seekers) throw noSuchWanted();
  if (seekers.ids.includes(owner_id)) {
    throw new ProblemError('own_target', { detail: 'This wanted page is yours' });
  }
  await lockUsers(sql, owner_id, seekers.ids);
  // Behind the lock, because a block may have come in between. Administrators invite as owners do.
  if (!(await canSeeWanted(sql, pricing, { ...viewer, is_admin: false }, pageId))) {
    throw noSuchWanted();
  }
  const offered = await sql`
    select from listings where id = ${listing_id} and status = 'active' for key share`;
  if (offered.length === 0) {
    throw new ProblemError('conflict', {
      detail: 'Offer this room first: it is not offered at the moment',
    });
  }
  const { user_id: seeker_id, group_id } = seekers;
  if (await hasWritten(sql, seekers, listing_id)) {
    throw new ProblemError('inquiry_open', {
      detail:
        group_id === null
          ? 'This person has written about this room already'
          : 'This group has written about this room already',
    });
  }
  const row = { owner_id, seeker_id, group_id, listing_id, message: message.trim() };
  const [invitation] = await sql<{ id: number }[]>`
    insert into wanted_invitations ${sql(row)} on conflict do nothing returning id`;
  if (!invitation) {
    throw new ProblemError('conflict', {
      detail:
        group_id === null
          ? 'You have invited this person to this room already'
          : 'You have invited this group to this room already',
    });
  }
  // Each of a group is somebody to whom this owner writes.
  for (const recipient_id of seekers.ids) {
    await countTarget(sql, limiting, viewer, { listing_id: null, recipient_id });
  }
  await limiting.quotas.count(sql, 'wantedInvitations', viewer);
  await flagUserText(sql, owner_id, message);
  await queueMails(
    sql,
    seekers.ids.map((user_id) => ({
      kind: 'wanted_invited',
      user_id,
      invitation_id: invitation.id,
    })),
  );
  return invitation.id;
}

/** Whom an invitation is for: one person, or all of a group. */
interface Seekers {
  user_id: number | null;
  group_id: number | null;
  ids: number[];
}

/** Who wrote a wanted page, or the group whose page it is; null without such a page. */
async function readSeekers(sql: Sql, pageId: number): Promise<Seekers | null> {
  const [page] = await sql<Seekers[]>`
    select user_id, group_id, case when group_id is null then array[user_id]
      else array(select m.user_id from group_members m
        where m.group_id = w.group_id order by 1) end as ids
    from wanted_pages w where id = ${pageId}`;
  return page ?? null;
}

async function hasWritten(
  sql: Sql,
  { user_id, group_id }: Seekers,
  listingId: number,
): Promise<boolean> {
  const [written] = await sql<{ is_open: boolean }[]>`
    select case when ${group_id}::int is null then has_open_inquiry(${user_id}, ${listingId})
      else exists (select from inquiries where group_id = ${group_id} and listing_id = ${listingId}
        and status in ${wordList(openStatuses)}) end as is_open`;
  return written?.is_open ?? false;
}

interface Invitation {
  owner_id: number;
  seeker_id: number | null;
  group_id: number | null;
  listing_id: number;
  status: WantedInvitationStatus;
  message: string;
  created_at: string;
}

/**
 * A user's own invitation, whose users are locked: only they change it. That of a group is of each who is
 * in it now. Throws `not_found`.
 */
async function lockInvitation(sql: Sql, viewer: Viewer, id: number): Promise<Invitation> {
  const read = () => sql<Invitation[]>`
    select owner_id, seeker_id, group_id, listing_id, status, message, created_at
    from wanted_invitations v where id = ${id} and ${isOwnInvitation(viewer.user_id)}`;
  const [sides] = await read();
  if (!sides) throw noSuchInvitation();
  await lockUsers(sql, viewer.user_id, [sides.owner_id, sides.seeker_id]);
  if (sides.group_id !== null && sides.owner_id !== viewer.user_id) {
    await lockMembership(sql, sides.group_id, viewer.user_id);
  }
  const [invitation] = await read();
  if (!invitation) throw noSuchInvitation();
  return invitation;
}

/**
 * Says yes or no to an invitation, or takes it back. Each of a group answers for all. A yes sends the inquiry about the room, with all its
 * rules. Repeating an answer changes nothing. Throws `not_found`, `transition_refused`, and for a yes
 * what an inquiry throws.
 */
export async function answerInvitation(
  pool: Pool,
  limiting: Limiting,
  viewer: Viewer,
  id: number,
  answer: WantedInvitationAnswer,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const invitation = await lockInvitation(sql, viewer, id);
    const { owner_id, listing_id, status } = invitation;
    const isOwner = viewer.user_id === owner_id;
    if ((answer.status === 'withdrawn') !== isOwner) {
      throw new ProblemError('transition_refused', {
        detail: isOwner
          ? 'Only the person who was invited can answer'
          : 'Only the owner of the room can take the invitation back',
      });
    }
    if (status === answer.status) return;
    if (status !== 'sent') {
      throw new ProblemError('transition_refused', {
        detail:
          status === 'withdrawn'
            ? 'This invitation was taken back'
            : 'This invitation was answered already',
      });
    }
    const inquiry_id =
      answer.status === 'accepted'
        ? await sendListingInquiry(sql, limiting, viewer, {
            listing_id,
            group_id: await readGroupToAnswer(sql, invitation),
            message: answer.message ?? '',
            invitation: { text: invitation.message, sent_at: invitation.created_at },
          })
        : null;
    await sql`
      update wanted_invitations set status = ${answer.status}, answered_at = now(),
        inquiry_id = ${inquiry_id}
      where id = ${id}`;
    if (answer.status !== 'declined') return;
    // As after declining an inquiry: this owner does not ask them again for a while.
    for (const recipient_id of await readInvited(sql, invitation)) {
      await closeTarget(sql, limiting, { sender_id: owner_id, recipient_id, listing_id: null });
    }
    await queueMails(sql, [{ kind: 'wanted_declined', user_id: owner_id, invitation_id: id }]);
  });
}

/** Those who are invited: one person, or who is in the group now. */
async function readInvited(sql: Sql, { seeker_id, group_id }: Invitation): Promise<number[]> {
  if (seeker_id !== null) return [seeker_id];
  const members = await sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${group_id} order by user_id`;
  return members.map(({ user_id }) => user_id);
}

/** The group that a yes writes for; null for one person, also for the last one of a group. */
async function readGroupToAnswer(sql: Sql, invitation: Invitation): Promise<number | null> {
  const invited = await readInvited(sql, invitation);
  return invited.length > 1 ? invitation.group_id : null;
}
