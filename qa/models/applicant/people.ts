import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { callAs, type Device } from '../../run/sign-in.ts';
import { enter, greeting, type InquiryWorld, type Participant } from '../inquiry/steps.ts';
import { postListing } from '../post-listing.ts';
import type { Person } from './applicant.machine.ts';

export interface ApplicantWorld extends InquiryWorld {
  listingId: number;
  /** Somebody who lives in the household of the room. */
  member: Participant;
}

export const firstNames: Record<Person, string> = {
  sender: 'Sora',
  recipient: 'Ona',
  member: 'Maro',
};

/** Returns this person with their window and token. */
export const personIn = ({ users, member }: ApplicantWorld, person: Person): Participant =>
  person === 'member' ? member : users[person];

/** The calls by which the window of the owner changes something, besides reading. */
const writes = [
  'sendMessage',
  'updateInquiry',
  'holdDecline',
  'changeViewing',
  'proposeViewing',
  'answerViewingWish',
  'withdrawViewingSlot',
  'makeOffer',
  'updateOffer',
  'lookAtApplicants',
] as const satisfies EndpointId[];

/**
 * Opens a window for each of three people: the owner of a room and who wrote about it see their
 * conversation, a member of the household the board. The owner has offered times. As in the paths of
 * an inquiry, the call that marks it as read is held.
 */
export async function openApplication(world: ApplicantWorld): Promise<void> {
  const { request, url } = world;
  const enterAs = async (person: Person, device: Device) => {
    const participant = await enter(device);
    const data = { first_name: firstNames[person] };
    await callAs(device.request, url, participant.token, 'updateProfile', { data });
    return participant;
  };
  const pages = [await world.otherWindow(), await world.otherWindow()] as const;
  const [recipient, sender, member] = await Promise.all([
    enterAs('recipient', world),
    enterAs('sender', { url, page: pages[0], request: pages[0].context().request }),
    enterAs('member', { url, page: pages[1], request: pages[1].context().request }),
  ]);
  // A place, so that its times have a time zone, and enough room that no offer fills it.
  const place = { latitude: 40.2111, longitude: -8.4292, looking_for_roommates: 3 };
  world.listingId = await postListing(world, recipient.token, place);
  const params = { id: world.listingId };
  const askAsOwner = (call: EndpointId, data?: object) =>
    callAs(request, url, recipient.token, call, { params, data });
  await askAsOwner('offerViewingSlots', {
    first_day: inDays(20),
    last_day: inDays(22),
    from: '10:00',
    until: '13:00',
    minutes: 20,
    places: 1,
    mode: 'in_person',
  });
  const { token } = (await askAsOwner('createHouseholdInvitation')) as { token: string };
  await callAs(request, url, member.token, 'acceptHouseholdInvitation', { data: { token } });
  const data = { listing_id: world.listingId, message: greeting };
  const sent = await callAs(request, url, sender.token, 'sendListingInquiry', { data });
  world.id = (sent as Inquiry).id;
  world.users = { sender, recipient };
  world.member = member;
  await world.holdCalls(['markInquiryRead'], { besides: writes });
  await Promise.all([
    recipient.page.goto(`/inquiries/${world.id}`),
    sender.page.goto(`/inquiries/${world.id}`),
    member.page.goto(`/listings/${world.listingId}/applicants`),
  ]);
}

/** A day to come, far enough that no notice and no time zone matters. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
