import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { currencyBounds, currencyIndex, currencyNumbers } from '#domain/money/public.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { highestBit, type Condition } from '../index/conditions.ts';
import type { ListingColumns } from '../index/listing-columns.ts';
import { lowestBit, wordSize, wordsPerBlock } from '../index/masks.ts';
import type { PricedQuery } from '../priced-query.ts';
import { dropFilter, type Relaxation, type StepCounter } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/** Does the search limit the rent? Then it finds only listings whose rent can be compared. */
export const hasRentLimit = (query: ListingQuery) =>
  query.min_rent !== undefined || query.max_rent !== undefined;

/** SQL: the comparable currencies with their ranges and exchange rates, as arrays of one order. */
export function comparableCurrencies({ rents, min_rent: min, max_rent: max }: PricedQuery) {
  const bounds = currencyBounds(rents, min, max);
  return {
    codes: fragment`${bounds.map(({ code }) => code)}::text[]`,
    lows: fragment`${bounds.map(({ low }) => low)}::int[]`,
    highs: fragment`${bounds.map(({ high }) => high)}::int[]`,
    rates: fragment`${bounds.map(({ code }) => rents.worth[code] ?? 1)}::float8[]`,
  };
}

/** A month in all is within the limits, in the currency of the search. */
export const rent: SearchFilter = {
  conditions(query): Fragment[] {
    if (!hasRentLimit(query)) return [];
    const { codes, lows, highs } = comparableCurrencies(query);
    const at = fragment`array_position(${codes}, l.currency)`;
    // With coalesce the planner uses no index, and assumes that every other row matches.
    return [
      fragment`coalesce(l.monthly_total between (${lows})[${at}] and (${highs})[${at}], false)`,
    ];
  },
  test: ({ table, query }) => (hasRentLimit(query) ? isWithinRent(table.columns, query) : null),
  relaxations({ table: { columns }, query }) {
    const { min_rent: min, max_rent: max, ...rest } = query;
    const relaxations: Relaxation[] = [];
    if (max !== undefined) {
      const amounts = higherRents(max);
      relaxations.push({
        test: isWithinRent(columns, { ...rest, max_rent: max }),
        steps: amounts.map((amount) => ({
          parameter: 'max_rent',
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
      // With a highest rent, listings whose rent cannot be compared stay out.
      const test = isWithinRent(columns, { ...rest, min_rent: min });
      relaxations.push(dropFilter('min_rent', test, 0.7));
    }
    return relaxations;
  },
  saved: {
    columns: ['currency', 'min_rent', 'max_rent'],
    values: ({ min_rent: min, max_rent: max }, currency) => [
      fragment`${currency}`,
      fragment`${min ?? null}::int`,
      fragment`${max ?? null}::int`,
    ],
    matches: fragment`(s.min_rent is null and s.max_rent is null or ${isRentBetween({
      currency: fragment`s.currency`,
      min: fragment`coalesce(s.min_rent, 0)`,
      max: fragment`coalesce(s.max_rent, 2147483647)`,
    })})`,
  },
};

/**
 * SQL: is a month in all of the listing `l` within whole amounts of a currency? The largest integer
 * is no limit. `rates` is that of {@link SavedFilter.matches}.
 */
export function isRentBetween(limit: Record<'currency' | 'min' | 'max', Fragment>): Fragment {
  const { currency, min, max } = limit;
  return fragment`case when ${currency} = l.currency
    -- Most are in the same currency, and nothing else of a search takes as long to compare.
    then l.monthly_total between ${min} and ${max}
    else coalesce(
      floor(l.monthly_total * rates.units[array_position(rates.codes, ${currency})] + 0.5)
        between ${min} and coalesce(nullif(${max}, 2147483647)::float8, 'Infinity'), false) end`;
}

const raisedBy = [1.05, 1.1, 1.2, 1.35, 1.5];

/** Somewhat higher rents, rounded to what people write. */
function higherRents(rentLimit: number): number[] {
  const unit = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, rentLimit))) / 20);
  const raised = raisedBy.map((factor) => Math.ceil((rentLimit * factor) / unit) * unit);
  return [...new Set(raised.map(Math.round))].filter(
    (amount) => amount > rentLimit && amount <= limits.monthlyRent.max,
  );
}

/** The rents that a search finds, by the number of their currency. */
function rentRanges(query: PricedQuery): { lowest: Int32Array; highest: Int32Array } {
  // No rent is as high, and none is below nothing: what cannot be compared is beyond either limit.
  const lowest = new Int32Array(currencyNumbers).fill(2_147_483_647);
  const highest = new Int32Array(currencyNumbers).fill(-1);
  for (const { code, low, high } of currencyBounds(query.rents, query.min_rent, query.max_rent)) {
    lowest[currencyIndex(code)] = low;
    highest[currencyIndex(code)] = high;
  }
  return { lowest, highest };
}

function isWithinRent(columns: ListingColumns, query: PricedQuery): Condition {
  const { lowest, highest } = rentRanges(query);
  // Whatever cannot be compared is beyond either limit, so the highest alone is enough.
  return query.min_rent === undefined
    ? costsAtMost(columns, highest)
    : costsBetween(columns, lowest, highest);
}

/** By the number of a currency. */
function costsAtMost({ rent: rents, currency }: ListingColumns, highest: Int32Array): Condition {
  return (passing, begin) => {
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, rents.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const outside = highest[currency[slot]!]! - rents[slot]!;
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

function costsBetween(
  { rent: rents, currency }: ListingColumns,
  lowest: Int32Array,
  highest: Int32Array,
): Condition {
  return (passing, begin) => {
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, rents.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const [amount, of] = [rents[slot]!, currency[slot]!];
        const outside = (amount - lowest[of]!) | (highest[of]! - amount);
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** Each step has a higher rent than the one before, by the number of a currency. */
function countRents(
  { rent: rents, currency }: Pick<ListingColumns, 'rent' | 'currency'>,
  highest: readonly Int32Array[],
): StepCounter {
  const { length } = highest;
  const rentLimits = new Int32Array(currencyNumbers * length);
  for (const [nth, amounts] of highest.entries()) {
    for (const [of, amount] of amounts.entries()) rentLimits[of * length + nth] = amount;
  }
  /** By the number of steps that a rent is too high for. */
  const first = new Int32Array(length + 1);
  return (slots, begin, counts) => {
    first.fill(0);
    for (let word = 0; word < wordsPerBlock; word += 1) {
      for (let left = slots[word]!; left !== 0; left &= left - 1) {
        const slot = begin + word * wordSize + lowestBit(left);
        const amount = rents[slot]!;
        const from = currency[slot]! * length;
        let beyond = 0;
        // Without a branch, because a processor cannot foresee which rents pass.
        for (let nth = 0; nth < length; nth += 1)
          beyond += (rentLimits[from + nth]! - amount) >>> 31;
        first[beyond]! += 1;
      }
    }
    let found = 0;
    for (let nth = 0; nth < length; nth += 1) {
      found += first[nth]!;
      counts[nth]! += found;
    }
  };
}
