import type { Box } from '#contract/listings/box.ts';
import type { Relaxation } from '#contract/listings/listing-map.ts';
import { limits } from '#contract/limits.ts';
import { daysOfStay, roomForTrait } from '../sql/conditions.ts';
import type { PricedQuery } from '../sql/rents.ts';
import { daysOf } from '#fit/listing-fit.ts';
import { areaOf, keepInside, type Area } from '../index/area.ts';
import {
  hasAll,
  hasAny,
  hasBedrooms,
  hasRoommates,
  isInAll,
  suits,
  withinRents,
  type Condition,
  type Searched,
} from '../index/conditions.ts';
import { countDates, countEach, countNested, countRents, type StepCounter } from './count-steps.ts';
import type { Blocks } from '../index/blocks.ts';
import type { ListingColumns } from '../index/listing-columns.ts';
import { rentRanges } from '../index/rent-ranges.ts';
import { traitBits } from '../index/traits.ts';

/** A filter with a value that asks for less. */
export interface Step {
  filter: Relaxation;
  /** As in an address; null leaves the filter out. */
  value: string | null;
  without?: string;
  /** How much a user gives up: 1 is a tenth of the rent, a bedroom, or an amenity. */
  effort: number;
  /** Of a step that looks elsewhere. */
  area?: Area;
}

/** A filter of a search, and the steps that relax it, the smallest first. */
export interface Relaxable {
  keep: Condition;
  steps: Step[];
  count: StepCounter;
  /** Does every step find all that the filter finds? A later day loses listings that end soon. */
  widens: boolean;
}

/** Every filter of a search that has a smaller demand. The area comes first, then what is rare. */
export function relaxablesOf(
  table: Searched,
  query: PricedQuery,
  members: readonly Uint8Array[],
): Relaxable[] {
  const { columns, blocks } = table;
  return [
    ...ofArea(table, query),
    ...(members.length > 0 ? [dropping('q', isInAll(columns.ids, members), 2)] : []),
    ...ofRents(columns, query),
    ...ofHome(table, query),
    ...ofTraits(blocks, query),
    ...ofDates(table, query),
  ];
}

const dropping = (filter: Relaxation, keep: Condition, effort: number): Relaxable => ({
  keep,
  steps: [{ filter, value: null, effort }],
  count: countEach,
  widens: true,
});

const radii = [1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500];

function ofArea(table: Searched, query: PricedQuery): Relaxable[] {
  const within =
    (area: Area): Condition =>
    (passing, begin) =>
      keepInside(area, table, passing, begin);
  const steps: Step[] = [];
  const areas: Area[] = [];
  const add = (filter: Relaxation, value: string, effort: number, changed: PricedQuery) => {
    const area = areaOf(changed);
    steps.push({ filter, value, effort, area });
    areas.push(area);
  };
  const area = areaOf(query);
  if (query.box) {
    for (const [factor, effort] of [
      [2, 0.6],
      [4, 1.4],
    ] as const) {
      // prettier-ignore
      const box = widened(query.box, factor);
      add('box', box.join(','), effort, { ...query, box });
    }
  } else if (area.circle) {
    const { radius_km: radius = limits.radiusKm.default } = query;
    for (const [nth, wider] of radii
      .filter((each) => each >= radius * 1.2)
      .slice(0, 3)
      .entries()) {
      add('radius_km', String(wider), 0.6 * (nth + 1), { ...query, radius_km: wider });
    }
  } else return [];
  return [{ keep: within(area), steps, count: countNested(areas.map(within)), widens: true }];
}

/** A box of so many times the width and height around the same middle, on the grid. */
function widened([west, south, east, north]: Box, factor: number): Box {
  const width = east - west + (east < west ? 360 : 0);
  const more = { x: (width * (factor - 1)) / 2, y: ((north - south) * (factor - 1)) / 2 };
  const [bottom, top] = [Math.max(-90, south - more.y), Math.min(90, north + more.y)];
  if (width * factor >= 360) return [-180, onGrid(bottom), 180, onGrid(top)];
  const around = (degrees: number) =>
    degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees;
  return [
    onGrid(around(west - more.x)),
    onGrid(bottom),
    onGrid(around(east + more.x)),
    onGrid(top),
  ];
}
const onGrid = (degrees: number) => Math.round(degrees * 1000) / 1000;

function ofRents(columns: ListingColumns, query: PricedQuery): Relaxable[] {
  const { min_rent: min, max_rent: max, ...rest } = query;
  const found: Relaxable[] = [];
  if (max !== undefined) {
    const unit = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, max))) / 20);
    const raised = [1.05, 1.1, 1.2, 1.35, 1.5].map(
      (share) => Math.ceil((max * share) / unit) * unit,
    );
    const amounts = [...new Set(raised.map(Math.round))].filter(
      (amount) => amount > max && amount <= limits.monthlyRent.max,
    );
    found.push({
      keep: withinRents(columns, { ...rest, max_rent: max }),
      steps: amounts.map((amount) => ({
        filter: 'max_rent',
        value: String(amount),
        effort: (10 * (amount - max)) / Math.max(1, max),
      })),
      count: countRents(
        columns,
        amounts.map((amount) => rentRanges({ ...rest, max_rent: amount }).highest),
      ),
      widens: true,
    });
  }
  if (min !== undefined) {
    const keep = withinRents(columns, { ...rest, min_rent: min });
    // With a highest rent, listings whose rent cannot be compared stay out.
    found.push(dropping('min_rent', keep, 0.7));
  }
  return found;
}

function ofHome(table: Searched, query: PricedQuery): Relaxable[] {
  const { blocks } = table;
  const { room_for: people, bedrooms, max_roommates: roommates } = query;
  const found: Relaxable[] = [];
  if (people !== undefined) {
    const fewer = [people - 1, people - 2].filter((count) => count >= limits.roomFor.min);
    const roomFor = (count: number) => hasAll(blocks, traitBits(roomForTrait(count)));
    found.push(demanding('room_for', [people, ...fewer], roomFor, people - 1));
  }
  if (bedrooms !== undefined) {
    const fewer = [bedrooms - 1, bedrooms - 2].filter((count) => count >= limits.bedrooms.min);
    const withSo = (count: number) => hasBedrooms(table, count);
    found.push(demanding('bedrooms', [bedrooms, ...fewer], withSo, 2.5));
  }
  if (roommates !== undefined) {
    const more = [roommates + 1, roommates + 2].filter((n) => n <= limits.currentRoommates.max);
    const withSo = (count: number) => hasRoommates(table, count);
    found.push(demanding('max_roommates', [roommates, ...more], withSo, 2.5));
  }
  return found;
}

/** A demand in numbers: that of the search, then smaller ones, and none at last. */
function demanding(
  filter: Relaxation,
  [asked, ...smaller]: [number, ...number[]],
  conditionOf: (count: number) => Condition,
  effortOfNone: number,
): Relaxable {
  return {
    keep: conditionOf(asked),
    steps: [
      ...smaller.map((count, nth): Step => ({ filter, value: String(count), effort: nth + 1 })),
      { filter, value: null, effort: effortOfNone },
    ],
    count: countNested([...smaller.map(conditionOf), () => undefined]),
    widens: true,
  };
}

function ofTraits(blocks: Blocks, query: PricedQuery): Relaxable[] {
  const found: Relaxable[] = [];
  for (const filter of ['amenities', 'house_rules'] as const) {
    const asked = query[filter] ?? [];
    for (const without of new Set(asked)) {
      const rest = asked.filter((each) => each !== without).join(',');
      found.push({
        keep: hasAll(blocks, traitBits([without])),
        steps: [{ filter, value: rest || null, without, effort: 1 }],
        count: countEach,
        widens: true,
      });
    }
  }
  const types = query.room_type ?? [];
  if (types.length > 0) found.push(dropping('room_type', hasAny(blocks, traitBits(types)), 2));
  return found;
}

/** YYYY-MM-DD of a day number since 1970. */
const dayAt = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

const daysLater = [[7, 0.5], [14, 1], [31, 1.7], [61, 2.5]] as const; // prettier-ignore

function ofDates(table: Searched, query: PricedQuery): Relaxable[] {
  const { available_from: from, stay_months: stay } = query;
  const keep = suits(table, query);
  if (from === undefined) return stay === undefined ? [] : [dropping('stay_months', keep, 1.5)];
  const first = daysOf(from);
  const later = daysLater.map(([days]) => first + days);
  const steps = daysLater.map(([days, effort]): Step => ({
    filter: 'available_from',
    value: dayAt(first + days),
    effort,
  }));
  steps.push({ filter: 'available_from', value: null, effort: 3.5 });
  if (stay !== undefined) steps.push({ filter: 'stay_months', value: null, effort: 1.5 });
  const count = countDates(table.columns, { from: first, later, days: daysOfStay(query), stay });
  return [{ keep, steps, count, widens: false }];
}
