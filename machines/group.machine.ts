/**
 * What one person is in a group of people who look for a home together: outside, a member, or who
 * leads it. It is the one list of who may do what with a group. No actor runs for it: the role is in
 * the database, and server and screens consult the machine. One person leads each group; when the
 * lead leaves, the server makes the oldest member the lead. Whoever left is outside again, so they
 * can join again by an invitation that still has a place.
 */
import { setup, transition } from 'xstate';
import type { GroupRole } from '#contract/groups/roles.ts';

/** What is asked of the group itself, and not of the role. */
interface Place {
  /** Is the invitation open, and is a place free? */
  hasPlace: boolean;
}

export type GroupEvent =
  /** Made the group, and leads it. */
  | { type: 'group.founded' }
  | ({ type: 'group.joined' } & Place)
  | { type: 'group.left' }
  /** Said that this is the group to look with now, or none. */
  | { type: 'group.activated' }
  | { type: 'group.renamed' }
  | { type: 'invitation.renewed' }
  | { type: 'invitation.ended' }
  /** Took another member out. */
  | { type: 'member.removed' }
  /** Made another member the lead. */
  | { type: 'lead.handed_over' }
  /** Became the lead, by the one before or because that one left. */
  | { type: 'lead.received' }
  /** Was taken out by the lead. */
  | { type: 'membership.ended' };

type RoleOrOutside = GroupRole | 'outside';

const joining = {
  description: 'by an open invitation, while a place is free',
  guard: 'hasPlace',
  target: 'member',
} as const;

export const groupMachine = setup({
  types: { events: {} as GroupEvent },
  guards: { hasPlace: ({ event }) => 'hasPlace' in event && event.hasPlace },
}).createMachine({
  id: 'group',
  initial: 'outside',
  states: {
    outside: { on: { 'group.founded': 'lead', 'group.joined': joining, 'group.left': 'outside' } },
    member: {
      on: {
        // Joining again changes nothing, and needs no place.
        'group.joined': 'member',
        'group.activated': 'member',
        'group.left': 'outside',
        'lead.received': {
          description: 'from the lead before, who handed over or left',
          target: 'lead',
        },
        'membership.ended': { description: 'by the lead', target: 'outside' },
      },
    },
    lead: {
      on: {
        'group.joined': 'lead',
        'group.activated': 'lead',
        'group.renamed': 'lead',
        'group.left': 'outside',
        'invitation.renewed': 'lead',
        'invitation.ended': 'lead',
        'member.removed': 'lead',
        'lead.handed_over': 'member',
        'lead.received': 'lead',
      },
    },
  },
});

/** What somebody is after an event; null when the machine does not allow it. Runs no actor. */
export function groupRoleAfter(before: RoleOrOutside, event: GroupEvent): RoleOrOutside | null {
  const snapshot = groupMachine.resolveState({ value: before });
  if (!snapshot.can(event)) return null;
  const [after] = transition(groupMachine, snapshot, event);
  return after.value;
}

/** May somebody in this role do this? Joining has a condition of its own. */
export const canDoInGroup = (
  role: RoleOrOutside,
  type: Exclude<GroupEvent['type'], 'group.joined'>,
): boolean => groupRoleAfter(role, { type }) !== null;
