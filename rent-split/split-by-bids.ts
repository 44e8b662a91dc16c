import { roundShares } from './round-shares.ts';

/** Who gets which room, and what each pays for it, both by member. */
export interface SplitByBids {
  /** The room of each member, by its position. */
  rooms: number[];
  /** The share of each member, in the smallest unit of the currency. */
  shares: number[];
}

/** A split by bids in which somebody would be paid for taking a room. */
export interface RefusedSplit {
  refused: 'negative_share';
  /** The room that would cost less than nothing, by its position. */
  room: number;
}

/**
 * Splits a rent by bids, after Gal, Mash, Procaccia and Zick, "Which Is the Fairest (Rent Division)
 * of Them All?" (Journal of the ACM 64(6), 2017): of all prices at which nobody would rather have
 * another room, those that make the least content member as content as can be.
 *
 * `bids[member][room]` is what a room is worth to a member; each member's bids add up to the rent.
 * All amounts are whole numbers of the smallest unit. Before rounding nobody envies anybody, and
 * afterwards by at most one unit. `first` says who pays the units that remain, and between
 * assignments of the same total value who is asked first.
 *
 * The linear program of that paper needs no solver here. Say member `i` gains `u(i)`, what their room
 * is worth to them less its price. Nobody envies anybody exactly when `u(i) - u(k) >= w(i, k)`, how
 * much more the room of `k` is worth to `i` than to `k`. With a least gain of `t`, the smallest gains
 * that satisfy this are `t + l(i)`, where `l(i)` is the longest path of such differences that leads
 * to `i`. All gains add up to the total value less the rent, so the largest `t` follows by division.
 */
export function splitByBids(
  rent: number,
  bids: readonly (readonly number[])[],
  first: number,
): SplitByBids | RefusedSplit {
  const rooms = assignRooms(bids, first);
  const count = rooms.length;
  const valueTo = (member: number, other: number) => bids[member]?.[rooms[other] ?? 0] ?? 0;
  const lifts = longestPaths(
    rooms.map((_, i) => rooms.map((__, k) => valueTo(i, k) - valueTo(k, k))),
  );
  const gained = sum(rooms.map((_, i) => valueTo(i, i))) - rent;
  const spread = BigInt(gained - sum(lifts));
  // Prices times the number of members, which keeps them whole.
  const prices = lifts.map((lift, i) => BigInt(count) * BigInt(valueTo(i, i) - lift) - spread);
  const negative = prices.findIndex((price) => price < 0n);
  if (negative !== -1) return { refused: 'negative_share', room: rooms[negative] ?? 0 };
  return { rooms, shares: roundShares(prices, BigInt(count), first) };
}

/** The room of each member in an assignment of the largest total value. At most 720 are compared. */
function assignRooms(bids: readonly (readonly number[])[], first: number): number[] {
  let best = { value: -Infinity, rooms: [] as number[] };
  const rooms: number[] = [];
  const isTaken = bids.map(() => false);
  const assign = (turn: number, value: number) => {
    if (turn === bids.length) {
      if (value > best.value) best = { value, rooms: [...rooms] };
      return;
    }
    const member = (turn + first) % bids.length;
    bids[member]?.forEach((bid, room) => {
      if (isTaken[room]) return;
      isTaken[room] = true;
      rooms[member] = room;
      assign(turn + 1, value + bid);
      isTaken[room] = false;
    });
  };
  assign(0, 0);
  return best.rooms;
}

/**
 * For each member, the longest path that leads to them, at least 0 (Floyd and Warshall). No cycle is
 * longer than 0, or swapping rooms along it would raise the total value.
 */
function longestPaths(differences: number[][]): number[] {
  const longest = differences.map((row) => [...row]);
  for (const via of longest.keys()) {
    for (const row of longest) {
      for (const to of row.keys()) {
        row[to] = Math.max(row[to] ?? 0, (row[via] ?? 0) + (longest[via]?.[to] ?? 0));
      }
    }
  }
  return longest.map((row) => Math.max(0, ...row));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
