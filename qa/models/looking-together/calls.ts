import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { greeting } from '../inquiry/steps.ts';
import type { Anyone, LookingEvent } from './looking-together.machine.ts';
import type { LookingWorld } from './people.ts';

interface CallOfEvent {
  call: EndpointId;
  params?: Record<string, number>;
  data?: object;
}

/** Asks the server for an event as this person, from another device. Answers the status of HTTP. */
export async function request(
  world: LookingWorld,
  person: Anyone,
  event: LookingEvent,
): Promise<number> {
  const { call, params = {}, data } = toCall(world, event);
  const { method, path } = endpoints[call];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const answer = await world.request.fetch(world.url + filled, {
    method,
    headers: { Authorization: `Bearer ${world.users[person].token}` },
    data,
  });
  return answer.status();
}

function toCall(world: LookingWorld, event: LookingEvent): CallOfEvent {
  const { groupId, inquiryId, listingId, code, membershipIds } = world;
  const group = { id: groupId };
  // Nobody's membership, for whoever was never in it.
  const memberId = 'whom' in event ? (membershipIds.get(event.whom) ?? 2_000_000_000) : 0;
  switch (event.type) {
    case 'group.founded':
      return { call: 'createGroup', data: { name: 'Another one' } };
    case 'group.joined':
      return { call: 'joinGroup', data: { code } };
    case 'group.left':
      return { call: 'leaveGroup', params: group };
    case 'invitation.renewed':
      return { call: 'renewGroupInvitation', params: group };
    case 'invitation.ended':
      return { call: 'endGroupInvitation', params: group };
    case 'member.removed':
      return { call: 'removeGroupMember', params: { ...group, member_id: memberId } };
    case 'lead.handed_over':
      return { call: 'handOverGroup', params: group, data: { member_id: memberId } };
    case 'inquiry.sent': {
      const data = { listing_id: listingId, group_id: groupId, message: greeting };
      return { call: 'sendListingInquiry', data };
    }
    case 'message.written':
      return { call: 'sendMessage', params: { id: inquiryId }, data: { message: 'One thing.' } };
    case 'inquiry.withdrawn':
      return { call: 'updateInquiry', params: { id: inquiryId }, data: { status: 'withdrawn' } };
    case 'inquiry.declined':
      break;
  }
  return { call: 'updateInquiry', params: { id: inquiryId }, data: { status: 'declined' } };
}
