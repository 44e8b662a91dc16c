import {
  daysOfStay,
  hasRentLimit,
  roomForTrait,
  type PricedQuery,
} from '#domain/listings/public.ts';
import { daysOf } from '#fit/listing-fit.ts';
import type { Column, ListingColumns } from './listing-columns.ts';
import { rentRanges } from './rent-ranges.ts';
import { traitBits } from './traits.ts';

/**
 * Keeps those of the first `count` slots whose listing passes, in their order; returns how many.
 * Each is a short loop over one or two columns, which the engine compiles well: the slots of a block
 * go through all of them. Most have no branches, because a processor cannot foresee which listings
 * pass: a difference below zero has its highest bit set.
 */
export type Condition = (slots: Int32Array, count: number) => number;

/** The conditions of a search, except where it looks and for which words. */
export function conditionsOf(columns: ListingColumns, query: PricedQuery): Condition[] {
  const { bedrooms, max_roommates: roommates, stay_months: stay } = query;
  const wanted = traitBits([
    ...(query.amenities ?? []),
    ...(query.house_rules ?? []),
    ...roomForTrait(query.room_for),
  ]);
  const either = traitBits(query.room_type ?? []);
  const found: Condition[] = [];
  if (hasRentLimit(query)) found.push(withinRents(columns, query));
  if (bedrooms !== undefined) found.push(atLeast(columns.bedrooms, bedrooms));
  if (roommates !== undefined) found.push(atMost(columns.roommates, roommates));
  if (wanted !== 0) found.push(hasAll(columns.traits, wanted));
  if (either !== 0) found.push(hasAny(columns.traits, either));
  if (query.available_from !== undefined || stay !== undefined) found.push(suits(columns, query));
  if (query.without?.length) found.push(isNoneOf(columns.ids, new Set(query.without)));
  return found;
}

/** The rent is in the range of its currency. Without a rent in the search it is, if it is known. */
export function withinRents({ rent, currency }: ListingColumns, query: PricedQuery): Condition {
  const { lowest, highest } = rentRanges(query);
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      const amount = rent[slot]!;
      const paidIn = currency[slot]!;
      slots[kept] = slot;
      kept += 1 - (((amount - lowest[paidIn]!) | (highest[paidIn]! - amount)) >>> 31);
    }
    return kept;
  };
}

export function atLeast(column: Column, least: number): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      kept += 1 - ((column[slot]! - least) >>> 31);
    }
    return kept;
  };
}

export function atMost(column: Column, most: number): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      kept += 1 - ((most - column[slot]!) >>> 31);
    }
    return kept;
  };
}

export function hasAll(traits: Int32Array, wanted: number): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      const missing = wanted & ~traits[slot]!;
      kept += 1 - ((missing | -missing) >>> 31);
    }
    return kept;
  };
}

export function hasAny(traits: Int32Array, either: number): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      const has = either & traits[slot]!;
      kept += (has | -has) >>> 31;
    }
    return kept;
  };
}

/** More days than any date has, and so few that a few of them are still a whole number of 32 bits. */
const farDays = 100_000_000;

type Times = Pick<PricedQuery, 'available_from' | 'stay_months'>;

/** What a search asks of the days of a listing, as numbers that need no further questions. */
function timesOf(query: Times) {
  const { available_from: from, stay_months: stay } = query;
  return {
    // Whole numbers, which the engine does not know of a quotient.
    byDay: from === undefined ? farDays : daysOf(from) | 0,
    askedDay: from === undefined ? -farDays : daysOf(from) | 0,
    neededDays: daysOfStay(query) || -3 * farDays,
    leastStay: stay ?? 255,
    mostStay: stay ?? 0,
  };
}

/** Available from the day of the search, and for as long as it asks. */
export function suits(
  { availableDay, untilDay, minStay, maxStay }: ListingColumns,
  query: Times,
): Condition {
  const { byDay, askedDay, neededDays, leastStay, mostStay } = timesOf(query);
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      const day = Math.max(availableDay[slot]!, -farDays);
      const until = Math.min(untilDay[slot]!, farDays);
      const days = until - Math.max(day, askedDay) - neededDays;
      const stays = (leastStay - minStay[slot]!) | (maxStay[slot]! - mostStay);
      // As in the others: below zero where one of them does not suit.
      kept += 1 - (((byDay - day) | days | stays) >>> 31);
    }
    return kept;
  };
}

/** Counts those that the condition `suits` would keep, and leaves them where they are. */
export function countSuiting(
  { availableDay, untilDay, minStay, maxStay }: ListingColumns,
  query: Times,
): Condition {
  const { byDay, askedDay, neededDays, leastStay, mostStay } = timesOf(query);
  if (query.stay_months === undefined) {
    return (slots, count) => {
      let refused = 0;
      for (let nth = 0; nth < count; nth += 1) {
        const slot = slots[nth]!;
        const day = Math.max(availableDay[slot]!, -farDays);
        const until = Math.min(untilDay[slot]!, farDays);
        refused += ((byDay - day) | (until - Math.max(day, askedDay) - neededDays)) >>> 31;
      }
      return count - refused;
    };
  }
  return (slots, count) => {
    let refused = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      const day = Math.max(availableDay[slot]!, -farDays);
      const until = Math.min(untilDay[slot]!, farDays);
      const days = until - Math.max(day, askedDay) - neededDays;
      const stays = (leastStay - minStay[slot]!) | (maxStay[slot]! - mostStay);
      refused += ((byDay - day) | days | stays) >>> 31;
    }
    return count - refused;
  };
}

/** The listing is one of these, by the bits of their ids. */
export function isAmong(ids: Int32Array, members: Uint8Array): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      const id = ids[slot]!;
      slots[kept] = slot;
      // Beyond the end there are no bits.
      kept += ((members[id >>> 3] ?? 0) >>> (id & 7)) & 1;
    }
    return kept;
  };
}

/** The listing is none of these few. */
export function isNoneOf(ids: Int32Array, without: ReadonlySet<number>): Condition {
  return (slots, count) => {
    let kept = 0;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      slots[kept] = slot;
      if (!without.has(ids[slot]!)) kept += 1;
    }
    return kept;
  };
}
