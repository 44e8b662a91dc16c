import type { EndpointId } from '#contract/endpoints.gen.ts';
import { callAs, type Device } from '../../run/sign-in.ts';
import type { World } from '../../run/world.ts';
import { enter, type Participant } from '../inquiry/steps.ts';
import { postListing } from '../post-listing.ts';
import { people } from './group-members.machine.ts';
import { everyone, type Anyone } from './looking-together.machine.ts';

export interface LookingWorld extends World {
  users: Record<Anyone, Participant & { id: number }>;
  listingId: number;
  /** Of the newest group; before the first one, no group's. */
  groupId: number;
  /** Of the newest invitation, also when it has ended. */
  code: string;
  /** By person, also of those who have left. */
  membershipIds: Map<Anyone, number>;
  /** No inquiry's before it was sent. */
  inquiryId: number;
}

export const firstNames: Record<Anyone, string> = {
  ana: 'Ana',
  ben: 'Ben',
  cleo: 'Cleo',
  owner: 'Mara',
};

/** The calls by which the window of Ana changes something, besides reading. */
const writes = [
  'createGroup',
  'joinGroup',
  'leaveGroup',
  'renewGroupInvitation',
  'endGroupInvitation',
  'removeGroupMember',
  'handOverGroup',
  'sendListingInquiry',
  'sendMessage',
  'updateInquiry',
  'markInquiryRead',
] as const satisfies EndpointId[];

/** No id of anything. */
const nothing = 2_000_000_000;

/**
 * Opens a window for each of four people: three are about to look together and see their groups, the
 * owner sees the board of a room for three.
 */
export async function openLookingTogether(world: LookingWorld): Promise<void> {
  const enterAs = async (person: Anyone, device: Device) => {
    const participant = await enter(device);
    const data = { first_name: firstNames[person] };
    const { id } = (await callAs(device.request, device.url, participant.token, 'updateProfile', {
      data,
    })) as { id: number };
    return { ...participant, id };
  };
  const openWindow = async (): Promise<Device> => {
    const page = await world.otherWindow();
    return { url: world.url, page, request: page.context().request };
  };
  const [ana, ben, cleo, owner] = await Promise.all([
    enterAs('ana', world),
    ...(['ben', 'cleo', 'owner'] as const).map(async (person) =>
      enterAs(person, await openWindow()),
    ),
  ]);
  world.users = { ana, ben: ben!, cleo: cleo!, owner: owner! };
  world.listingId = await postListing(world, owner!.token, { looking_for_roommates: 3 });
  world.groupId = nothing;
  world.inquiryId = nothing;
  world.code = 'ZZZZZZZZZZZZ';
  world.membershipIds = new Map();
  await world.holdCalls([], { besides: writes });
  await Promise.all(everyone.map((person) => goHome(world, person)));
}

/** Where somebody looks while others act: the owner at the board, the others at their groups. */
export async function goHome(world: LookingWorld, person: Anyone): Promise<void> {
  const { page } = world.users[person];
  if (person === 'owner') await page.goto(`/listings/${world.listingId}/applicants`);
  else if (await readGroup(world, person)) await page.goto(`/groups/${world.groupId}`);
  else await page.goto('/groups');
}

interface GroupAsRead {
  role: 'lead' | 'member';
  members: { id: number; role: string; is_me: boolean; user: { first_name: string } | null }[];
  invitation: { uses: number; most_uses: number } | null;
}

/** The group as this person reads it; null for whoever is not in it. */
export async function readGroup(world: LookingWorld, person: Anyone): Promise<GroupAsRead | null> {
  const { request, url, users, groupId } = world;
  const answer = await request.get(`${url}/api/groups/${groupId}`, {
    headers: { Authorization: `Bearer ${users[person].token}` },
  });
  return answer.ok() ? ((await answer.json()) as GroupAsRead) : null;
}

/** Notes the ids of the memberships there are, so that they are known when somebody has left. */
export async function noteMemberships(world: LookingWorld): Promise<void> {
  for (const person of people) {
    const me = (await readGroup(world, person))?.members.find((member) => member.is_me);
    if (me) world.membershipIds.set(person, me.id);
  }
}
