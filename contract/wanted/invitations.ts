import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownListing, ownWantedInvitation, wantedPageToInvite } from '../call-targets.ts';
import { firstMessage } from '../inquiries/message.ts';
import { limits } from '../limits.ts';
import { id, instant, pageQuery, pageSchema } from '../primitives.ts';
import { wantedInvitationSides, wantedInvitationStatuses } from '../vocabulary.ts';

/** An owner asks who wrote a wanted page to write about one of their rooms. */
export const WantedInvitationForm = type({ listing_id: id, message: firstMessage });
export type WantedInvitationForm = typeof WantedInvitationForm.infer;

/** Who was invited says yes, with a message that becomes their inquiry, or no; the owner takes it back. */
export const WantedInvitationAnswer = type({
  status: "'accepted' | 'declined' | 'withdrawn'",
  /** Only a yes has a message, and needs one. */
  'message?': firstMessage,
}).narrow(
  ({ status, message }, ctx) =>
    status !== 'accepted' ||
    message !== undefined ||
    ctx.reject({
      path: ['message'],
      message: `Write at least ${limits.message.min} characters`,
    }),
);
export type WantedInvitationAnswer = typeof WantedInvitationAnswer.infer;

export const WantedInvitation = type({
  id,
  side: type.enumerated(...wantedInvitationSides),
  status: type.enumerated(...wantedInvitationStatuses),
  message: 'string',
  listing: type({ id, title: 'string', is_offered: 'boolean' }),
  /** The other side; of an invited group who leads it. */
  other: type({ id, first_name: 'string', profile_picture_url: 'string | null' }),
  /** The invited group; null for one person. */
  group: type({
    id,
    /** Null for the owner. */
    name: 'string | null',
    /** Their first names, by when they joined. */
    members: 'string[]',
  }).or('null'),
  /** The inquiry that a yes began; null before, and once it is gone. */
  inquiry_id: id.or('null'),
  created_at: instant,
});
export type WantedInvitation = typeof WantedInvitation.infer;

export const WantedInvitationPage = type(pageSchema(WantedInvitation.array()));
export type WantedInvitationPage = typeof WantedInvitationPage.infer;
export const WantedInvitationQuery = type({
  ...pageQuery,
  'side?': type.enumerated(...wantedInvitationSides),
});

export type WantedInvitationQuery = typeof WantedInvitationQuery.infer;

/** Calls by which owners and those who wrote wanted pages come together. */
export const wantedInvitationCalls = defineCalls({
  inviteWanted: {
    route: 'POST /api/wanted/{id}/invitations',
    summary: 'Ask who wrote a wanted page to write about one of my rooms',
    access: 'user',
    needsProfile: true,
    isIdempotent: true,
    problems: ['own_target', 'conflict', 'inquiry_open', 'gone'],
    targets: [wantedPageToInvite, ownListing],
    status: 201,
    body: WantedInvitationForm,
    answer: WantedInvitation,
  },
  listWantedInvitations: {
    route: 'GET /api/wanted-invitations',
    summary: 'Invitations that I got or sent, newest first',
    access: 'user',
    query: WantedInvitationQuery,
    answer: WantedInvitationPage,
  },
  answerWantedInvitation: {
    route: 'PATCH /api/wanted-invitations/{id}',
    summary: 'Say yes or no to an invitation, or take mine back; a yes begins an inquiry',
    access: 'user',
    needsProfile: true,
    problems: [
      'transition_refused',
      'inquiry_open',
      'cannot_write',
      'gone',
      'no_owner',
      'own_target',
    ],
    targets: [ownWantedInvitation],
    body: WantedInvitationAnswer,
    answer: WantedInvitation,
  },
});
