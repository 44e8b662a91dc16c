import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { openGroupInvitation, ownGroup } from '../call-targets.ts';
import { id, instant, pageQuery, pageSchema, requiredText, textUpTo } from '../primitives.ts';
import { groupRoles } from './roles.ts';

/** Longer names do not fit into a line of a phone. */
export const groupNameMax = 60;

/** What whoever leads a group can change. */
export const GroupForm = type({
  name: requiredText(groupNameMax, {
    required: 'Give the group a name',
    max: `Must be at most ${groupNameMax} characters`,
  }),
});
export type GroupForm = typeof GroupForm.infer;

const role = type.enumerated(...groupRoles);

/** A user as the others of a group see them. */
const GroupUser = type({ id, first_name: 'string', profile_picture_url: 'string | null' });

const GroupMember = type({
  /** The id of the membership: whoever leaves and joins again gets another one. */
  id,
  role,
  joined_at: instant,
  is_me: 'boolean',
  /** Null for who cannot be shown: suspended, or one of us has blocked the other. */
  user: GroupUser.or('null'),
});
export type GroupMember = typeof GroupMember.infer;

/** An invitation that is still open. Its code is told once, when it is made. */
const GroupInvitation = type({
  expires_at: instant,
  /** How many joined by it. Who leaves gives no use back. */
  uses: 'number.integer >= 0',
  most_uses: 'number.integer >= 1',
});
export type GroupInvitation = typeof GroupInvitation.infer;

export const NewGroupInvitation = GroupInvitation.and({ code: 'string' });
export type NewGroupInvitation = typeof NewGroupInvitation.infer;

/** People who look for a home together, as one of them sees it. */
export const Group = type({
  id,
  name: 'string',
  created_at: instant,
  /** What I am in it. */
  role,
  /** Whether this is the group that I look with now; one is at most. */
  is_active: 'boolean',
  /** Who is in it, by when they joined. */
  members: GroupMember.array(),
  /** Null without an open one. */
  invitation: GroupInvitation.or('null'),
  /**
   * Only in the list: of how many rooms that it considers something is new since I looked. An older
   * server leaves it out.
   */
  'news?': 'number.integer >= 0',
});
export type Group = typeof Group.infer;

export const GroupPage = type(pageSchema(Group.array()));
export type GroupPage = typeof GroupPage.infer;

/** The group that an invitation leads to, for whoever has its code. */
export const ReceivedGroupInvitation = type({
  /** Null until I am in the group. */
  group_id: id.or('null'),
  name: 'string',
  expires_at: instant,
  /** Who is in it, by when they joined; null for who cannot be shown. */
  members: type({ first_name: 'string', profile_picture_url: 'string | null' }).or('null').array(),
});
export type ReceivedGroupInvitation = typeof ReceivedGroupInvitation.infer;

/** As it is typed: `invitation-code.ts` says what is one. */
const code = textUpTo(100);

/** The calls about groups; part of calls.ts. */
export const groupCalls = defineCalls({
  listGroups: {
    route: 'GET /api/groups',
    summary: 'The groups that I am in, the one I look with first, then the newest',
    access: 'user',
    query: type(pageQuery),
    answer: GroupPage,
  },
  createGroup: {
    route: 'POST /api/groups',
    needsProfile: true,
    isIdempotent: true,
    summary: 'Make a group to look for a home with',
    access: 'user',
    problems: ['too_many_groups'],
    status: 201,
    body: GroupForm,
    answer: Group,
  },
  getGroup: {
    route: 'GET /api/groups/{id}',
    summary: 'A group that I am in',
    access: 'user',
    targets: [ownGroup],
    answer: Group,
  },
  updateGroup: {
    route: 'PATCH /api/groups/{id}',
    summary: 'Give the group that I lead another name',
    access: 'user',
    quota: 'groupChanges',
    problems: ['transition_refused'],
    targets: [ownGroup],
    body: GroupForm,
    answer: Group,
  },
  renewGroupInvitation: {
    route: 'POST /api/groups/{id}/invitation',
    needsProfile: true,
    summary: 'Make an invitation to the group that I lead; the one before ends',
    access: 'user',
    problems: ['transition_refused', 'group_full'],
    targets: [ownGroup],
    status: 201,
    answer: NewGroupInvitation,
  },
  endGroupInvitation: {
    route: 'DELETE /api/groups/{id}/invitation',
    summary: 'End the invitation to the group that I lead',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownGroup],
  },
  activateGroup: {
    route: 'PUT /api/groups/{id}/active',
    summary: 'Say whether this is the group that I look with now, instead of any other',
    access: 'user',
    quota: 'groupChanges',
    targets: [ownGroup],
    body: type({ is_active: 'boolean' }),
    answer: Group,
  },
  handOverGroup: {
    route: 'PUT /api/groups/{id}/lead',
    summary: 'Let another member lead the group that I lead',
    access: 'user',
    quota: 'groupChanges',
    problems: ['transition_refused'],
    targets: [ownGroup],
    body: type({ member_id: id }),
    answer: Group,
  },
  removeGroupMember: {
    route: 'DELETE /api/groups/{id}/members/{member_id}',
    summary: 'Take a member out of the group that I lead; the invitation ends',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownGroup],
  },
  leaveGroup: {
    route: 'DELETE /api/groups/{id}/membership',
    summary: 'Leave a group; the last one to leave deletes it',
    access: 'user',
    targets: [{ kind: 'group', for: {} }],
  },
  getGroupInvitation: {
    route: 'GET /api/group-invitations',
    summary: 'Which group an invitation leads to',
    access: 'user',
    quota: 'groupCodes',
    problems: ['not_found'],
    targets: [openGroupInvitation],
    query: type({ code }),
    answer: ReceivedGroupInvitation,
  },
  joinGroup: {
    route: 'POST /api/group-invitations/accept',
    needsProfile: true,
    summary: 'Join the group that an invitation leads to',
    access: 'user',
    quota: 'groupCodes',
    problems: ['not_found', 'too_many_groups'],
    targets: [openGroupInvitation],
    body: type({ code }),
    answer: Group,
  },
});
