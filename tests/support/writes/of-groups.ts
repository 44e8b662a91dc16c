import type { World } from '../world.ts';
import { keyed, write, type Write } from './write.ts';

const byGroup = ({ group }: World) => ({ params: { id: group } });

const inGroup = ({ group, listing }: World) => ({ params: { id: group, listing_id: listing } });

export const groups: Write[] = [
  write('createGroup', 'visitor', { changes: ['visitor'] }, (world, turn) => ({
    body: { name: 'Three for Neukölln' },
    ...keyed(world, turn),
  })),
  write('updateGroup', 'owner', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { name: 'Two for Harlem' },
  })),
  write('renewGroupInvitation', 'owner', { changes: ['group'] }, byGroup),
  write('endGroupInvitation', 'owner', { changes: ['group'] }, byGroup),
  write('activateGroup', 'owner', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { is_active: true },
  })),
  write('handOverGroup', 'owner', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: { member_id: world.groupMember },
  })),
  write('removeGroupMember', 'owner', { changes: ['group'] }, (world) => ({
    params: { id: world.group, member_id: world.groupMember },
  })),
  write('shareListing', 'owner', { changes: ['group'], needs: ['listing'] }, inGroup),
  write('unshareListing', 'owner', { changes: ['group'] }, inGroup),
  write('voteOnListing', 'sender', { changes: ['group'], needs: ['listing'] }, (world) => ({
    ...inGroup(world),
    body: { vote: 'yes', note: 'Bright, and near all of us' },
  })),
  write('openSharedListing', 'owner', { changes: ['group'] }, inGroup),
  write('lookAtGroupListings', 'owner', { changes: ['group'] }, (world) => ({
    ...byGroup(world),
    body: {
      listings: [
        { listing_id: world.listing, revision: 1, state: 'offered', total: 900, currency: 'USD' },
      ],
    },
  })),
  ...(['visitor', 'sender', 'admin'] as const).map((as) =>
    write('joinGroup', as, { changes: ['group'] }, ({ groupCode }) => ({
      body: { code: groupCode },
    })),
  ),
  ...(['sender', 'owner'] as const).map((as) =>
    write('leaveGroup', as, { changes: ['group'] }, byGroup),
  ),
];
