import { describe, expect, test } from 'vitest';
import { canDoInGroup, groupRoleAfter, type GroupEvent } from '#machines/group.machine.ts';

const events: GroupEvent[] = [
  { type: 'group.founded' },
  { type: 'group.joined', hasPlace: true },
  { type: 'group.joined', hasPlace: false },
  { type: 'group.left' },
  { type: 'group.activated' },
  { type: 'group.renamed' },
  { type: 'invitation.renewed' },
  { type: 'invitation.ended' },
  { type: 'member.removed' },
  { type: 'lead.handed_over' },
  { type: 'lead.received' },
  { type: 'membership.ended' },
];
const nameEvent = (event: GroupEvent) =>
  'hasPlace' in event && event.hasPlace ? `${event.type} with a place` : event.type;

type RoleOrOutside = Parameters<typeof groupRoleAfter>[0];

/** Where each event leads from each role; what is not named is refused. */
const leads: Record<RoleOrOutside, Record<string, RoleOrOutside>> = {
  outside: {
    'group.founded': 'lead',
    'group.joined with a place': 'member',
    'group.left': 'outside',
  },
  member: {
    // Joining again changes nothing, and needs no place.
    'group.joined': 'member',
    'group.joined with a place': 'member',
    'group.activated': 'member',
    'group.left': 'outside',
    'lead.received': 'lead',
    'membership.ended': 'outside',
  },
  lead: {
    'group.joined': 'lead',
    'group.joined with a place': 'lead',
    'group.activated': 'lead',
    'group.renamed': 'lead',
    'group.left': 'outside',
    'invitation.renewed': 'lead',
    'invitation.ended': 'lead',
    'member.removed': 'lead',
    'lead.handed_over': 'member',
    'lead.received': 'lead',
  },
};

describe.each(Object.keys(leads) as RoleOrOutside[])('somebody who is %s', (before) => {
  test.each(events.map((event) => [nameEvent(event), event] as const))('%s', (name, event) => {
    expect(groupRoleAfter(before, event)).toBe(leads[before][name] ?? null);
  });
});

test('a lead cannot be taken out, only leave or hand over', () => {
  expect(canDoInGroup('lead', 'membership.ended')).toBe(false);
  expect(canDoInGroup('lead', 'group.left')).toBe(true);
});
