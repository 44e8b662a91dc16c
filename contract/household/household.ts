import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { anyHousehold, openInvitation, ownInquiry, ownListing } from '../call-targets.ts';
import { id, instant, pageSchema, pageQuery, textUpTo } from '../primitives.ts';

/** An invitation that nobody used yet. Its secret is shown once, when it is made. */
const HouseholdInvitation = type({ id, created_at: instant, expires_at: instant });
export type HouseholdInvitation = typeof HouseholdInvitation.infer;

/** A new invitation; whoever has the token can join the household, once. */
export const NewHouseholdInvitation = HouseholdInvitation.and({ token: 'string' });
export type NewHouseholdInvitation = typeof NewHouseholdInvitation.infer;

/** The household that an invitation leads to, for whoever has its link. */
export const ReceivedInvitation = type({
  listing: {
    id,
    title: 'string',
    /** Whether everyone can see the listing. */
    is_public: 'boolean',
  },
  owner: { first_name: 'string', profile_picture_url: 'string | null' },
  expires_at: instant,
  /** Whether the signed-in user made it. */
  is_own: 'boolean',
  /** Whether the signed-in user is in this household already. */
  is_member: 'boolean',
});
export type ReceivedInvitation = typeof ReceivedInvitation.infer;

const OwnHousehold = type({
  listing_id: id,
  listing_title: 'string',
  /** Whether everyone can see the listing. */
  is_public: 'boolean',
  joined_at: instant,
});
export const OwnHouseholdPage = type(pageSchema(OwnHousehold.array()));
export type OwnHouseholdPage = typeof OwnHouseholdPage.infer;

const tokenLength = 100;
const token = textUpTo(tokenLength);

/** Calls about who lives in a listing; getListingFit answers who they are. */
export const householdCalls = defineCalls({
  updateHousehold: {
    route: 'PATCH /api/listings/{id}/household',
    summary: 'Say whether I live in my listing myself',
    access: 'user',
    problems: ['gone'],
    targets: [ownListing],
    body: type({ owner_lives_there: 'boolean' }),
  },
  listHouseholdInvitations: {
    route: 'GET /api/listings/{id}/household/invitations',
    summary: 'The open invitations to the household of my listing, newest first',
    access: 'user',
    problems: ['forbidden', 'gone'],
    targets: [ownListing],
    answer: type({ items: HouseholdInvitation.array() }),
  },
  createHouseholdInvitation: {
    route: 'POST /api/listings/{id}/household/invitations',
    summary: 'Make a link by which one user joins the household of my listing',
    access: 'user',
    problems: ['gone', 'household_full'],
    targets: [ownListing],
    status: 201,
    answer: NewHouseholdInvitation,
  },
  withdrawHouseholdInvitation: {
    route: 'DELETE /api/listings/{id}/household/invitations/{invitation_id}',
    summary: 'Withdraw an invitation to the household of my listing',
    access: 'user',
    problems: ['gone'],
    targets: [ownListing],
  },
  removeHouseholdMember: {
    route: 'DELETE /api/listings/{id}/household/members/{user_id}',
    summary: 'Take a user out of the household of my listing',
    access: 'user',
    problems: ['gone'],
    targets: [ownListing],
  },
  leaveHousehold: {
    route: 'DELETE /api/listings/{id}/household/membership',
    summary: 'Leave the household of a listing',
    access: 'user',
    targets: [anyHousehold],
  },
  listOwnHouseholds: {
    route: 'GET /api/users/households',
    summary: 'The listings of others whose household I am in, newest first',
    access: 'user',
    query: type(pageQuery),
    answer: OwnHouseholdPage,
  },
  getHouseholdInvitation: {
    route: 'GET /api/household-invitations',
    summary: 'What an invitation link is to',
    access: 'user',
    problems: ['not_found'],
    targets: [openInvitation],
    query: type({ token }),
    answer: ReceivedInvitation,
  },
  joinHousehold: {
    route: 'POST /api/inquiries/{id}/household',
    needsProfile: true,
    summary: 'Join the household of the room that I moved into',
    access: 'user',
    problems: ['transition_refused', 'gone', 'cannot_write', 'household_full'],
    targets: [ownInquiry],
  },
  acceptHouseholdInvitation: {
    route: 'POST /api/household-invitations/accept',
    needsProfile: true,
    summary: 'Join the household that an invitation link is to',
    access: 'user',
    problems: ['not_found', 'own_target'],
    targets: [openInvitation],
    body: type({ token }),
  },
});
