import type { ListingAdvice, SearchChange } from '#contract/listings/listing-map.ts';
import { areaOf, isWhollyIn, keepInside, mayReach, type Area } from './area.ts';
import { blockSize } from './blocks.ts';
import { atLeast, isNoneOf, type Condition } from './conditions.ts';
import type { ListingTable } from './listing-columns.ts';
import { relaxablesOf, type Relaxable, type Step } from './relaxable.ts';
import { fillSlots, type Asked } from './select-listings.ts';

const mostChanges = 5;

/**
 * The smallest changes of a search that find the most further listings. One pass over the index
 * finds the listings that all filters but one accept: those are what a change of that filter opens.
 */
export function adviseSearch(
  table: ListingTable,
  { query, today, members }: Asked,
): Pick<ListingAdvice, 'total' | 'changes'> {
  const { columns } = table;
  const within =
    (area: Area): Condition =>
    (slots, count) =>
      keepInside(area, columns, slots, count);
  // No change of the search shows again what the user hid.
  const isShown = query.without?.length ? isNoneOf(columns.ids, new Set(query.without)) : null;
  const filters = relaxablesOf(columns, query, members, within);
  const { total, found } = countSteps(table, filters, {
    area: areaOf(query),
    today,
    isShown,
  });
  const options = filters.map(({ steps, widens }, position) =>
    steps.map((step, nth): Option => {
      const counted = found[position]?.[nth] ?? 0;
      const all = widens ? total + counted : counted;
      return { step, total: all, more: all - total };
    }),
  );
  return { total, changes: choose(options) };
}

interface Option {
  step: Step;
  total: number;
  more: number;
}

const worth = ({ step, more }: Option) => Math.log2(1 + more) / (0.5 + step.effort);

/** Those steps that open more than every smaller one of the same filter. */
function withoutVain(steps: Option[]): Option[] {
  let most = 0;
  return steps
    .toSorted((one, other) => one.step.effort - other.step.effort)
    .filter(({ more }) => {
      const isMore = more > most;
      most = Math.max(most, more);
      return isMore;
    });
}

/** The best step of each filter, then the others, until there are enough. */
function choose(options: Option[][]): SearchChange[] {
  const byWorth = (list: Option[]) => list.toSorted((one, other) => worth(other) - worth(one));
  const useful = options.map((steps) => byWorth(withoutVain(steps)));
  const first = byWorth(useful.flatMap(([best]) => best ?? []));
  const others = byWorth(useful.flatMap(([, ...rest]) => rest));
  return [...first, ...others].slice(0, mostChanges).map(({ step, total, more }) => ({
    filter: step.filter,
    value: step.value,
    ...(step.without !== undefined && { without: step.without }),
    total,
    more,
  }));
}

/**
 * How many listings pass all filters, and for each step how many it finds: further ones, or of a
 * filter whose steps also lose some, all.
 */
function countSteps(
  { columns, blocks }: ListingTable,
  filters: Relaxable[],
  { area, today, isShown }: { area: Area; today: number; isShown: Condition | null },
): { total: number; found: number[][] } {
  const isCurrent = atLeast(columns.offeredDay, today);
  const areas = [area, ...filters.flatMap(({ steps }) => steps.flatMap((step) => step.area ?? []))];
  const found = filters.map(({ steps }) => steps.map(() => 0));
  const [passing, kept] = [createSlots(), createSlots()];
  /** For each filter, the slots that it alone refused so far. */
  const refused = filters.map(createSlots);
  const refusals = new Int32Array(filters.length);
  let total = 0;
  for (let begin = 0, block = 0; begin < columns.count; begin += blockSize, block += 1) {
    if (!areas.some((each) => mayReach(each, blocks, block))) continue;
    let passes = fillSlots(passing, begin, columns.count);
    const areAllLocated = blocks.located[block] === passes;
    const isInside = areAllLocated && isWhollyIn(area, blocks, block);
    const isElsewhere = !mayReach(area, blocks, block);
    if (blocks.firstUntil[block]! < today) passes = isCurrent(passing, passes);
    if (isShown) passes = isShown(passing, passes);
    for (const [position, { keep, isArea }] of filters.entries()) {
      if (isArea && isInside) {
        refusals[position] = 0;
        continue;
      }
      for (let earlier = 0; earlier < position; earlier += 1) {
        const count = refusals[earlier]!;
        if (count > 0) refusals[earlier] = keep(refused[earlier]!, count);
      }
      if (isArea && isElsewhere) {
        copySlots(passing, passes, refused[position]!);
        refusals[position] = passes;
        passes = 0;
        continue;
      }
      if (passes === 0) {
        refusals[position] = 0;
        continue;
      }
      copySlots(passing, passes, kept);
      const left = keep(kept, passes);
      refusals[position] = splitOff(passing, passes, kept, left, refused[position]!);
      passes = left;
    }
    total += passes;
    for (const [position, { steps, widens }] of filters.entries()) {
      const own = refused[position]!;
      let size = refusals[position]!;
      const counts = found[position]!;
      if (widens) {
        // Each step finds all that the smaller ones do, so the largest goes first.
        for (let nth = steps.length - 1; nth >= 0 && size > 0; nth -= 1) {
          const { keep, area: wider } = steps[nth]!;
          const isWithin = wider && areAllLocated && isWhollyIn(wider, blocks, block);
          if (!isWithin) size = keep(own, size);
          counts[nth]! += size;
        }
        continue;
      }
      for (const [nth, { keep: count }] of steps.entries()) {
        counts[nth]! += count(own, size) + count(passing, passes);
      }
    }
  }
  return { total, found };
}

/** Room for the slots of a block, and one more. */
const createSlots = () => new Int32Array(blockSize + 1);

function copySlots(from: Int32Array, count: number, to: Int32Array): void {
  if (count > 0) to.set(from);
}

/**
 * Divides slots into those that a filter kept, which it also leaves in `slots`, and the others;
 * returns how many these are. Without branches: which slots are kept cannot be foreseen.
 */
function splitOff(
  slots: Int32Array,
  count: number,
  kept: Int32Array,
  left: number,
  refused: Int32Array,
): number {
  // Behind its slots, a filter leaves others.
  kept[left] = -1;
  let [next, off] = [0, 0];
  for (let nth = 0; nth < count; nth += 1) {
    const slot = slots[nth]!;
    const difference = kept[next]! ^ slot;
    const isRefused = (difference | -difference) >>> 31;
    refused[off] = slot;
    off += isRefused;
    next += 1 - isRefused;
  }
  copySlots(kept, left, slots);
  return off;
}
