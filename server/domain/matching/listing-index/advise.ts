import type { ListingAdvice, SearchChange } from '#contract/listings/listing-map.ts';
import { mayReach, keepInside, areaOf, type Area } from './area.ts';
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
  const isCurrent = atLeast(columns.untilDay, today);
  // No change of the search shows again what the user hid.
  const isShown = isNoneOf(columns.ids, new Set(query.without));
  const filters = relaxablesOf(columns, query, members, within);
  const { total, found } = countSteps(table, filters, {
    area: areaOf(query),
    isCurrent: (slots, count) => isShown(slots, isCurrent(slots, count)),
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
  { area, isCurrent }: { area: Area; isCurrent: Condition },
): { total: number; found: number[][] } {
  const areas = [area, ...filters.flatMap(({ steps }) => steps.flatMap((step) => step.area ?? []))];
  const found = filters.map(({ steps }) => steps.map(() => 0));
  const buffer = () => new Int32Array(blockSize);
  /** The slots that no filter refused so far, and those that one did; which one, by slot. */
  const [passing, refused, kept, group] = [buffer(), buffer(), buffer(), buffer()];
  const refusedBy = new Uint8Array(blockSize);
  let total = 0;
  for (let begin = 0, block = 0; begin < columns.count; begin += blockSize, block += 1) {
    if (!areas.some((each) => mayReach(each, blocks, block))) continue;
    let passes = isCurrent(passing, fillSlots(passing, begin, columns.count));
    let refusals = 0;
    for (const [position, { keep }] of filters.entries()) {
      refusals = keep(refused, refusals);
      kept.set(passing.subarray(0, passes));
      const left = keep(kept, passes);
      for (let nth = 0, next = 0; nth < passes; nth += 1) {
        const slot = passing[nth]!;
        if (next < left && kept[next] === slot) next += 1;
        else {
          refusedBy[slot - begin] = position;
          refused[refusals] = slot;
          refusals += 1;
        }
      }
      passing.set(kept.subarray(0, left));
      passes = left;
      if (passes + refusals === 0) break;
    }
    total += passes;
    for (const [position, { steps, widens }] of filters.entries()) {
      let size = 0;
      for (let nth = 0; nth < refusals; nth += 1) {
        if (refusedBy[refused[nth]! - begin] === position) group[size++] = refused[nth]!;
      }
      if (!widens) {
        group.set(passing.subarray(0, passes), size);
        size += passes;
      }
      if (size === 0) continue;
      for (const [nth, { keep }] of steps.entries()) {
        kept.set(group.subarray(0, size));
        found[position]![nth]! += keep(kept, size);
      }
    }
  }
  return { total, found };
}
