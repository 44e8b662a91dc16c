import type { RentSplit } from '#contract/rent-splits/calls.ts';
import { unitsPerWhole } from '#rent-split/currency-digits.ts';
import { splitByBids } from '#rent-split/split-by-bids.ts';
import { firstInTurn, splitByArea, splitEqually } from '#rent-split/split-rent.ts';

/** What a split is computed from, as it is stored. */
export interface StoredSplit extends Pick<
  RentSplit,
  'id' | 'rent' | 'currency' | 'method' | 'is_current' | 'rooms'
> {
  members: StoredMember[];
}

interface StoredMember {
  is_me: boolean;
  is_in_group: boolean;
  first_name: string | null;
  room: number | null;
  bids: number[] | null;
}

type Result = Pick<RentSplit, 'state' | 'refused_room'> & {
  rooms: (number | null)[];
  shares: number[] | null;
};

/**
 * What a split says, for the member who reads it: their own bids, and those of the others once all
 * have bid.
 */
export function computeSplit(
  split: StoredSplit,
): Pick<RentSplit, 'state' | 'members' | 'first_in_turn' | 'refused_room'> {
  const { members, id } = split;
  const { state, refused_room, rooms, shares } = findResult(split);
  const isShown = state === 'settled' || state === 'refused';
  return {
    state,
    refused_room,
    first_in_turn: firstInTurn(id, members.length),
    members: members.map(({ is_me, first_name, bids }, at) => ({
      is_me,
      first_name,
      has_bid: bids !== null,
      bids: is_me || isShown ? bids : null,
      room: rooms[at] ?? null,
      share: shares?.[at] ?? null,
    })),
  };
}

function findResult({ id, rent, currency, method, rooms, members }: StoredSplit): Result {
  const units = unitsPerWhole(currency);
  const count = members.length;
  const first = firstInTurn(id, count);
  const settled = { state: 'settled', refused_room: null } as const;
  if (method === 'equal') {
    return { ...settled, rooms: [], shares: splitEqually(rent * units, count, first) };
  }
  if (method === 'area') {
    const roomNumbers = members.map(({ room }) => room ?? 0);
    // Stored with one decimal.
    const areas = roomNumbers.map((room) => Math.round((rooms[room]?.area ?? 0) * 10));
    return { ...settled, rooms: roomNumbers, shares: splitByArea(rent * units, areas, first) };
  }
  const bids = members.flatMap((member) => (member.bids ? [member.bids] : []));
  if (bids.length < count) {
    const canBid = members.every((member) => member.bids !== null || member.is_in_group);
    return { state: canBid ? 'open' : 'ended', refused_room: null, rooms: [], shares: null };
  }
  const inUnits = bids.map((each) => each.map((bid) => bid * units));
  const result = splitByBids(rent * units, inUnits, first);
  if ('refused' in result) {
    return { state: 'refused', refused_room: result.room, rooms: [], shares: null };
  }
  return { ...settled, ...result };
}
