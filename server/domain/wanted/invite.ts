import type { WantedInvitationAnswer, WantedInvitationForm } from '#contract/wanted/invitations.ts';
import type { WantedInvitationStatus } from '#contract/vocabulary.ts';
import {
  closeTarget,
  countTarget,
  sendListingInquiry,
  type Limiting,
} from '#domain/inquiries/public.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { flagUserText } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { canSeeWanted, noSuchWanted } from './wanted-policy.ts';

interface Deps extends Limiting {
  pricing: Pick<Pricing, 'compareIn'>;
}

/**
 * Asks who wrote a wanted page to write about a room of the viewer, once for each room, and answers
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
  const [page] = await sql<{ user_id: number }[]>`
    select user_id from wanted_pages where id = ${pageId} and user_id is not null`;
  if (!page) throw noSuchWanted();
  const { user_id: seeker_id } = page;
  if (seeker_id === owner_id) {
    throw new ProblemError('own_target', { detail: 'This wanted page is yours' });
  }
  await lockUsers(sql, owner_id, [seeker_id]);
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
  const written = await sql`
    select where has_open_inquiry(${seeker_id}, ${listing_id})`;
  if (written.length > 0) {
    throw new ProblemError('inquiry_open', {
      detail: 'This person has written about this room already',
    });
  }
  const [invitation] = await sql<{ id: number }[]>`
    insert into wanted_invitations ${sql({ owner_id, seeker_id, listing_id, message: message.trim() })}
    on conflict (listing_id, seeker_id) do nothing returning id`;
  if (!invitation) {
    throw new ProblemError('conflict', {
      detail: 'You have invited this person to this room already',
    });
  }
  await countTarget(sql, limiting, viewer, { listing_id: null, recipient_id: seeker_id });
  await limiting.quotas.count(sql, 'wantedInvitations', viewer);
  await flagUserText(sql, owner_id, message);
  await queueMails(sql, [
    { kind: 'wanted_invited', user_id: seeker_id, invitation_id: invitation.id },
  ]);
  return invitation.id;
}

interface Invitation {
  owner_id: number;
  seeker_id: number;
  listing_id: number;
  status: WantedInvitationStatus;
  message: string;
  created_at: string;
}

/** A user's own invitation, whose two users are locked: only they change it. Throws `not_found`. */
async function lockInvitation(sql: Sql, viewer: Viewer, id: number): Promise<Invitation> {
  const read = () => sql<Invitation[]>`
    select owner_id, seeker_id, listing_id, status, message, created_at from wanted_invitations
    where id = ${id} and ${viewer.user_id} in (owner_id, seeker_id)`;
  const [sides] = await read();
  if (!sides) throw noSuchInvitation();
  await lockUsers(sql, viewer.user_id, [sides.owner_id, sides.seeker_id]);
  const [invitation] = await read();
  if (!invitation) throw noSuchInvitation();
  return invitation;
}

/** The answer about an invitation of others, and about none. */
export const noSuchInvitation = () =>
  new ProblemError('not_found', { detail: 'There is no such invitation' });

/**
 * Says yes or no to an invitation, or takes it back. A yes sends the inquiry about the room, with all its
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
    const { owner_id, seeker_id, listing_id, status } = invitation;
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
    await closeTarget(sql, limiting, {
      sender_id: owner_id,
      recipient_id: seeker_id,
      listing_id: null,
    });
    await queueMails(sql, [{ kind: 'wanted_declined', user_id: owner_id, invitation_id: id }]);
  });
}
