import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import type { OfferState } from '#contract/offers/calls.ts';
import type { InquiryViewings, WishForm } from '#contract/viewings/viewing.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import { callAs } from '../../run/sign-in.ts';
import type { ApplicantEvent, Person } from './applicant.machine.ts';
import { inDays, personIn, type ApplicantWorld } from './people.ts';

/** The call that asks the server for an event. */
interface EventCall {
  call: EndpointId;
  id: number;
  data: object;
}

/** What a call has to know of an application first, whoever reads it. */
export interface ApplicationReader {
  id: number;
  /** A time at which the owner offers none. */
  wish: WishForm;
  readViewings(): Promise<InquiryViewings>;
  /** A time that nobody has chosen. */
  readFreeSlot(): Promise<number>;
}

/** Asks the server for an event as this person, from another device. Answers the status of HTTP. */
export async function request(
  world: ApplicantWorld,
  person: Person,
  event: ApplicantEvent,
): Promise<number | null> {
  const asked = await toCall(
    {
      id: world.id,
      wish: { day: inDays(30), from: '18:00', minutes: 30 },
      readViewings: () => readViewings(world, 'sender'),
      readFreeSlot: () => readFreeSlot(world),
    },
    event,
  );
  if (asked === null) return null;
  const { method, path } = endpoints[asked.call];
  const answer = await world.request.fetch(world.url + path.replace('{id}', String(asked.id)), {
    method,
    headers: { Authorization: `Bearer ${personIn(world, person).token}` },
    data: asked.data,
  });
  return answer.status();
}

/** Returns null where there is nothing to ask about. */
export async function toCall(
  reader: ApplicationReader,
  event: ApplicantEvent,
): Promise<EventCall | null> {
  const { id, wish } = reader;
  const [subject, change = ''] = event.type.split('.');
  const name: string = event.type;
  switch (name) {
    case 'message.written':
      return { call: 'sendMessage', id, data: { message: 'One more thing.' } };
    case 'offer.made': {
      const days = { move_in: inDays(60), answer_by: inDays(30) };
      return { call: 'makeOffer', id, data: { monthly_rent: 500, deposit: 0, ...days } };
    }
    case 'vote.given':
    case 'vote.taken_back':
      return {
        call: 'voteOnApplicant',
        id,
        data: { vote: 'vote' in event ? event.vote : null, note: '' },
      };
    case 'viewing.chosen':
    case 'viewing.moved':
      return toChoice(reader, name);
    case 'viewing.proposed':
      return { call: 'proposeViewing', id, data: wish };
    case 'viewing.countered':
      return toWishAnswer(reader, { instead: wish });
    case 'viewing.agreed':
    case 'viewing.declined':
      return toWishAnswer(reader, { status: change });
    default:
      if (subject === 'inquiry') return { call: 'updateInquiry', id, data: { status: change } };
      if (subject === 'offer') {
        return { call: 'updateOffer', id, data: { status: change, reason: 'It was too far' } };
      }
      return (
        (change === 'cancelled' && (await toWishAnswer(reader, { status: change }))) ||
        toViewingChange(reader, { status: change })
      );
  }
}

/** Another time than the agreed one. */
async function toChoice(
  reader: ApplicationReader,
  type: 'viewing.chosen' | 'viewing.moved',
): Promise<EventCall | null> {
  const slotId = await reader.readFreeSlot();
  if (type === 'viewing.moved') return toViewingChange(reader, { slot_id: slotId });
  return { call: 'agreeOnViewing', id: reader.id, data: { slot_id: slotId } };
}

async function toViewingChange(
  { readViewings }: ApplicationReader,
  data: object,
): Promise<EventCall | null> {
  const { viewing, wish } = await readViewings();
  // A proposed time is the newest, and stands before what was agreed earlier.
  return wish ? null : viewing && { call: 'changeViewing', id: viewing.id, data };
}

async function toWishAnswer(
  { readViewings }: ApplicationReader,
  data: object,
): Promise<EventCall | null> {
  const { wish } = await readViewings();
  return wish ? { call: 'answerViewingWish', id: wish.id, data } : null;
}

/** A time that nobody has chosen, as the owner reads it: closed inquiries read none. */
async function readFreeSlot({ request, url, users, listingId }: ApplicantWorld): Promise<number> {
  const { token } = users.recipient;
  const params = { id: listingId };
  const slots = await callAs(request, url, token, 'listViewingSlots', { params });
  const { items } = slots as { items: { id: number; free: number }[] };
  return items.findLast(({ free }) => free > 0)?.id ?? 0;
}

/** Reads the viewing of the application as this side. */
export const readViewings = (world: ApplicantWorld, side: InquirySide) =>
  read<InquiryViewings>(world, side, 'getInquiryViewings');

/** Reads the offer of the application as this side. */
export const readOffer = (world: ApplicantWorld, side: InquirySide) =>
  read<OfferState>(world, side, 'getOffer');

async function read<Answer>(
  { request, url, users, id }: ApplicantWorld,
  side: InquirySide,
  call: EndpointId,
): Promise<Answer> {
  return (await callAs(request, url, users[side].token, call, { params: { id } })) as Answer;
}
