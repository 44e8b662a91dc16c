import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { limitIn } from '../currencies.ts';
import { groupSize } from '../groups/roles.ts';
import { currencyCode, id, instant, pageQuery, pageSchema, requiredText } from '../primitives.ts';

/** In dollars; in other currencies as much (`limitIn`). Areas are in square meters. */
export const rentSplitLimits = { rent: 100_000, roomName: 60, area: 1000 } as const;

export const rentSplitMethods = ['equal', 'area', 'bids'] as const;
export type RentSplitMethod = (typeof rentSplitMethods)[number];

const roomName = requiredText(rentSplitLimits.roomName, {
  required: 'Give the room a name',
  max: 'That is more than fits',
});
const amount = type('0 <= number.integer <= 2000000000');
const area = type(`0 < number <= ${rentSplitLimits.area}`).narrow(
  (value, ctx) =>
    Number.isInteger(Math.round(value * 1e6) / 1e5) || ctx.mustBe('at most one decimal'),
);

/** What a split begins with: one room a member, except for equal shares, which need none. */
export const RentSplitForm = type({
  /** A month, in whole units of the currency. */
  rent: amount,
  currency: currencyCode,
  method: type.enumerated(...rentSplitMethods),
  rooms: type({
    name: roomName,
    /** The size of the room, and the membership of who gets it, for the method `area`. */
    'area?': area,
    'member_id?': id,
  })
    .array()
    .atMostLength(groupSize.most),
}).narrow(({ rent, currency, method, rooms }, ctx) => {
  const most = limitIn(currency, rentSplitLimits.rent);
  if (rent < 1) return ctx.reject({ path: ['rent'], message: 'Monthly rent is required' });
  if (rent > most) return ctx.reject({ path: ['rent'], message: 'Monthly rent too high' });
  const names = rooms.map(({ name }) => name.trim().toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice !== -1) {
    return ctx.reject({ path: ['rooms', twice, 'name'], message: 'Two rooms have this name' });
  }
  if (method !== 'area') return true;
  const sizeless = rooms.findIndex((room) => room.area === undefined);
  if (sizeless !== -1) {
    return ctx.reject({ path: ['rooms', sizeless, 'area'], message: 'Enter its size' });
  }
  const empty = rooms.findIndex((room) => room.member_id === undefined);
  return (
    empty === -1 ||
    ctx.reject({ path: ['rooms', empty, 'member_id'], message: 'Choose who gets it' })
  );
});
export type RentSplitForm = typeof RentSplitForm.infer;

/** What each room is worth to me, in the order of the rooms: together as much as the rent. */
export const BidsForm = type({ bids: amount.array().atMostLength(groupSize.most) });
export type BidsForm = typeof BidsForm.infer;

/**
 * `open`: somebody has not bid. `ended`: nor can they any more, as they left the group. `refused`: a
 * room would cost less than nothing.
 */
const state = type.enumerated('open', 'settled', 'refused', 'ended');

const RentSplitMember = type({
  is_me: 'boolean',
  /** Null for who cannot be shown or is gone. */
  first_name: 'string | null',
  has_bid: 'boolean',
  /** Mine; those of the others once all have bid. */
  bids: type('number[]').or('null'),
  /** The position of their room; null until it is settled, and with equal shares. */
  room: 'number | null',
  /** What they pay, in the smallest unit of the currency; null until it is settled. */
  share: 'number | null',
});
export type RentSplitMember = typeof RentSplitMember.infer;

export const RentSplit = type({
  id,
  created_at: instant,
  is_mine: 'boolean',
  rent: 'number',
  currency: 'string',
  method: type.enumerated(...rentSplitMethods),
  state,
  /** Whether it is between exactly those who are in the group now. */
  is_current: 'boolean',
  rooms: type({ name: 'string', area: 'number | null' }).array(),
  members: RentSplitMember.array(),
  /** The position of the member who is the first to pay what cannot be divided. */
  first_in_turn: 'number',
  /** The room that nobody would take for nothing, when the split is refused. */
  refused_room: 'number | null',
});
export type RentSplit = typeof RentSplit.infer;

export const RentSplitPage = type({
  ...pageSchema(RentSplit.array()),
  /** The currency in which another split begins: that of most budgets in the group, else of where I look. */
  currency: 'string',
});
export type RentSplitPage = typeof RentSplitPage.infer;

/** The calls about splits of a rent in a group; part of calls.ts. */
export const rentSplitCalls = defineCalls({
  listRentSplits: {
    route: 'GET /api/groups/{id}/rent-splits',
    summary: 'The splits of a rent in a group that I am in, newest first',
    access: 'user',
    targets: [ownGroup],
    query: type(pageQuery),
    answer: RentSplitPage,
  },
  createRentSplit: {
    route: 'POST /api/groups/{id}/rent-splits',
    isIdempotent: true,
    summary: 'Split a rent between the members of my group',
    access: 'user',
    problems: ['members_changed'],
    targets: [ownGroup],
    status: 201,
    body: RentSplitForm,
    answer: RentSplit,
  },
  bidOnRooms: {
    route: 'PUT /api/groups/{id}/rent-splits/{split_id}/bids',
    summary: 'Say what each room is worth to me; nobody sees it before all have',
    access: 'user',
    quota: 'bids',
    problems: ['transition_refused'],
    targets: [ownGroup],
    body: BidsForm,
    answer: RentSplit,
  },
  deleteRentSplit: {
    route: 'DELETE /api/groups/{id}/rent-splits/{split_id}',
    summary: 'Delete a split that I made',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownGroup],
  },
});
