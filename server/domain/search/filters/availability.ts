import { dayMs } from '#contract/days.ts';
import { searchParameters } from '#contract/search/filters.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { daysSinceEpoch, daysPerMonth } from '#fit/listing-fit.ts';
import { fragment } from '#platform/database/sql.ts';
import { countOffered, type ChoiceCounter } from '../choices/choice-counter.ts';
import {
  atLeast,
  atMost,
  highestBit,
  isOfferedChoice,
  type Condition,
  type IndexedListings,
} from '../index/conditions.ts';
import type { ListingColumns } from '../index/listing-columns.ts';
import { lowestBit, wordSize, wordsPerBlock, type Mask } from '../index/masks.ts';
import { dropFilter, type RelaxationStep, type StepCounter } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/**
 * How many days a listing must still be available from the day that the search names, or from its
 * own: the stay, or one day; 0 where the search names neither.
 */
const countStayDays = ({ available_from: day, stay_months: months }: ListingQuery): number =>
  months === undefined ? Number(day !== undefined) : months * daysPerMonth;

/** A listing is available from a day on, and for a stay. */
export const availability: SearchFilter = {
  conditions(query) {
    const { available_from: day, stay_months: stay } = query;
    const conditions = [];
    if (day !== undefined) {
      conditions.push(fragment`(l.available_from is null or l.available_from <= ${day}::date)`);
    }
    if (stay !== undefined) {
      conditions.push(fragment`coalesce(l.min_stay_months <= ${stay}::int, true)
        and coalesce(l.max_stay_months >= ${stay}::int, true)`);
    }
    const days = countStayDays(query);
    if (days > 0) {
      conditions.push(fragment`coalesce(
        l.available_until - greatest(l.available_from, ${day ?? null}::date) >= ${days}::int, true)`);
    }
    return conditions;
  },
  test({ table, query }) {
    const isUsed = query.available_from !== undefined || query.stay_months !== undefined;
    return isUsed ? suits(table, query) : null;
  },
  relaxations({ table, query }) {
    const { available_from: from, stay_months: stay } = query;
    if (from === undefined) {
      return stay === undefined ? [] : [dropFilter('stay_months', suits(table, query), 1.5)];
    }
    const first = daysSinceEpoch(from);
    const later = daysLater.map(({ days }) => first + days);
    const steps = daysLater.map(({ days, effort }): RelaxationStep => ({
      parameter: 'available_from',
      value: dayAt(first + days),
      effort,
    }));
    steps.push({ parameter: 'available_from', value: null, effort: 3.5 });
    if (stay !== undefined) steps.push({ parameter: 'stay_months', value: null, effort: 1.5 });
    const dates = { from: first, later, days: countStayDays(query), stay };
    return [
      // A later day loses listings that end soon.
      { test: suits(table, query), steps, count: countDates(table.columns, dates), widens: false },
    ];
  },
  choices: {
    stay_months: {
      count: ({ table, query: { available_from: from } }) =>
        from === undefined ? countOffered(table, 'stay_months') : countStays(table, from),
    },
  },
  saved: {
    columns: ['available_from', 'stay_months', 'stay_days'],
    values: (query) => [
      fragment`${query.available_from ?? null}::date`,
      fragment`${query.stay_months ?? null}::int`,
      fragment`${countStayDays(query)}::int`,
    ],
    matches: fragment`(
      (s.available_from is null or l.available_from is null or l.available_from <= s.available_from)
      and (s.stay_months is null or (coalesce(l.min_stay_months <= s.stay_months, true)
        and coalesce(l.max_stay_months >= s.stay_months, true)))
      and (s.stay_days = 0 or coalesce(
        l.available_until - greatest(l.available_from, s.available_from) >= s.stay_days, true)))`,
  },
};

const daysLater = [
  { days: 7, effort: 0.5 },
  { days: 14, effort: 1 },
  { days: 31, effort: 1.7 },
  { days: 61, effort: 2.5 },
];

/** YYYY-MM-DD of a day number since 1970. */
const dayAt = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Available from the day of the search, and for as long as it asks. */
function suits({ columns, blocks }: IndexedListings, query: ListingQuery): Condition {
  const { available_from: from, stay_months: stay } = query;
  if (from === undefined && stay !== undefined) {
    const isOffered = isOfferedChoice(blocks, 'stay_months', stay);
    if (isOffered) return isOffered;
  }
  const isFree =
    from === undefined
      ? isFreeFor(columns, countStayDays(query))
      : isFreeFrom(columns, daysSinceEpoch(from), countStayDays(query));
  if (stay === undefined) return isFree;
  const [isLongEnough, isShortEnough] = [
    atMost(columns.minStay, stay),
    atLeast(columns.maxStay, stay),
  ];
  return (passing, begin) => {
    isLongEnough(passing, begin);
    isShortEnough(passing, begin);
    isFree(passing, begin);
  };
}

/** Available from a day, and from then on for so many days. */
function isFreeFrom(
  { availableDay, untilDay }: ListingColumns,
  day: number,
  days: number,
): Condition {
  return (passing, begin) => {
    // Whole numbers, which the engine cannot know of a quotient.
    const [from, until] = [day | 0, (day + days) | 0];
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, availableDay.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const outside = (from - availableDay[slot]!) | (untilDay[slot]! - until);
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** Available for so many days, from whichever day on. */
function isFreeFor({ availableDay, untilDay }: ListingColumns, days: number): Condition {
  return (passing, begin) => {
    const needed = days | 0;
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, availableDay.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const left = untilDay[slot]! - availableDay[slot]! - needed;
        refused = (refused >>> 1) | (left & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** What a search asks of dates, and the later days of its steps; as day numbers since 1970. */
interface Dates {
  from: number;
  later: readonly number[];
  /** How many days a listing must be available. */
  days: number;
  /** How many months the owner must let it for. */
  stay: number | undefined;
}

/**
 * A step for each later day, one for any day, and where the search says how long, one for any stay.
 * A later day loses listings that end soon, so each is asked of all.
 */
function countDates(
  { availableDay, untilDay, minStay, maxStay }: ListingColumns,
  { from, later, days, stay }: Dates,
): StepCounter {
  const { length } = later;
  const last = Math.max(...later) - from;
  /** By days after `from`: how many steps begin before that day, and how many until then. */
  const before = Uint8Array.from({ length: last + 2 }, (_, day) => stepsUntil(day - 1));
  const until = Uint8Array.from({ length: last + 2 }, (_, day) => stepsUntil(day));
  function stepsUntil(day: number): number {
    return later.filter((start) => start - from <= day).length;
  }
  /** How many are available for the steps from one on, and until before another. */
  const spans = new Int32Array((length + 1) * (length + 1));
  return (slots, begin, counts) => {
    spans.fill(0);
    let [onAnyDay, forAnyStay] = [0, 0];
    for (let word = 0; word < wordsPerBlock; word += 1) {
      for (let left = slots[word]!; left !== 0; left &= left - 1) {
        const slot = begin + word * wordSize + lowestBit(left);
        const [available, end] = [availableDay[slot]!, untilDay[slot]!];
        forAnyStay += ~((from - available) | (end - 1 - from)) >>> 31;
        // Below zero where it is let for other stays, or not for so many days. No branch, because a
        // processor cannot foresee which ones are.
        const outside =
          stay === undefined
            ? 0
            : (stay - minStay[slot]!) | (maxStay[slot]! - stay) | (end - available - days);
        const isIn = ~outside >>> 31;
        onAnyDay += isIn;
        const first = before[Math.max(0, Math.min(available - from, last + 1))]!;
        const beyond = until[Math.max(0, Math.min(end - days - from, last + 1))]!;
        spans[first * (length + 1) + beyond]! += isIn;
      }
    }
    for (let first = 0; first < length; first += 1) {
      for (let beyond = first + 1; beyond <= length; beyond += 1) {
        const count = spans[first * (length + 1) + beyond]!;
        for (let step = first; step < beyond; step += 1) counts[step]! += count;
      }
    }
    counts[length]! += onAnyDay;
    if (stay !== undefined) counts[length + 1]! += forAnyStay;
  };
}

/**
 * Counts listings by the offered stays that suit them from a day on. A listing has a shortest and a
 * longest stay, so the offered ones that suit are neighbors: it counts where they begin and end.
 */
function countStays({ columns }: IndexedListings, from: string): ChoiceCounter {
  const { availableDay, untilDay, minStay, maxStay } = columns;
  const stays = searchParameters.stay_months.choices;
  const askedDay = daysSinceEpoch(from);
  /** By months, how many of the offered stays are shorter, and how many are not longer. */
  const shorter = Int32Array.from({ length: 256 }, (_, months) =>
    countIf(stays, (n) => n < months),
  );
  const within = Int32Array.from({ length: 256 }, (_, months) =>
    countIf(stays, (n) => n <= months),
  );
  const begins = new Int32Array(stays.length + 1);
  const ends = new Int32Array(stays.length + 1);
  return {
    add(passing: Mask, begin: number): void {
      const day = askedDay | 0;
      for (let word = 0; word < wordsPerBlock; word += 1) {
        const first = begin + word * wordSize;
        for (let left = passing[word]!; left !== 0; left &= left - 1) {
          const slot = first + lowestBit(left);
          const days = untilDay[slot]! - Math.max(availableDay[slot]!, day);
          const months = Math.min(Math.max(0, days) / daysPerMonth, maxStay[slot]!) | 0;
          const least = shorter[minStay[slot]!]!;
          begins[least]! += 1;
          ends[Math.max(least, within[months]!)]! += 1;
        }
      }
    },
    /** For each offered stay, how many listings it suits. */
    totals: (): number[] =>
      stays.map((_, nth) => sum(begins.subarray(0, nth + 1)) - sum(ends.subarray(0, nth + 1))),
  };
}

const countIf = (values: readonly number[], passes: (value: number) => boolean) =>
  values.filter(passes).length;

const sum = (counts: Int32Array) => counts.reduce((before, count) => before + count, 0);
