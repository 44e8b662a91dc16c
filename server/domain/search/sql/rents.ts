import type { PricedQuery } from '../priced-query.ts';
import { comparableCurrencies, hasRentLimit } from '../filters/rent.ts';
import { currencyBounds } from '#domain/money/public.ts';
import { fragment, integer, join, type Fragment } from '#platform/database/sql.ts';

/** Is every match in one currency, whose index has the order by rent? */
export const isInOneCurrency = (query: PricedQuery) =>
  hasRentLimit(query) && query.rents.day === null;

/**
 * The order by rent: first the listings whose rent can be compared with the searched currency, by
 * what it is about worth there, then every other currency by itself.
 */
export const rentOrder = fragment`l.rent_group, l.compared_rent, l.id`;

/** The columns of {@link rentOrder}, which only a search in that order computes. */
export function rentColumns(query: PricedQuery): Fragment {
  if (query.sort !== 'rent') {
    return fragment`null::text as rent_group, null::float8 as compared_rent`;
  }
  const { group, compared } = rentKeys(query);
  return fragment`${group} as rent_group, ${compared} as compared_rent`;
}

/** The values of a listing `l` that {@link rentOrder} compares. */
export function rentKeys(query: PricedQuery): { group: Fragment; compared: Fragment } {
  const { codes, rates } = comparableCurrencies(query);
  const at = fragment`array_position(${codes}, l.currency)`;
  return {
    group: fragment`case when ${at} is null then l.currency else '' end`,
    compared: fragment`l.monthly_total * coalesce((${rates})[${at}], 1)`,
  };
}

/**
 * `from` of the listings of one currency, in the order of its index. Only where
 * {@link isInOneCurrency}.
 */
export function inOneCurrency(query: PricedQuery, conditions: Fragment[]): Fragment {
  const { code: own, low, high } = ownRange(query);
  return fragment`from (select l.*, null::float8 as distance,
        '' as rent_group, l.monthly_total::float8 as compared_rent from listings l) l
    where l.currency = ${own} and l.monthly_total >= ${low}::int
      and l.monthly_total <= ${high}::int and ${and(conditions)}
    order by l.monthly_total, l.id`;
}

/**
 * `from` of the listings of all currencies: from each, `most` in the order of its index, and none
 * behind `edge`, which is SQL of one row with the columns of {@link rentOrder}. Currencies are found
 * by one look-up each, so their number decides how long this takes. Without an edge, a currency
 * without matches would be read to its end.
 */
export const inEachCurrency = (
  query: PricedQuery,
  conditions: Fragment[],
  most: number,
  edge = fragment`(select null::text as rent_group, null::float8 as compared_rent)`,
): Fragment =>
  fragment`from (${selectCheapest(fragment`select * from (${branches(query)}) branch`, conditions, most, edge)}) l`;

/**
 * The same, after `found`: other matches, with their currency. It reads those currencies first that
 * most of the cheapest are in, the searched one and that of the cheapest found. What they show last
 * is so near that few rooms in others are read to find none before it.
 */
export function inLikelyCurrencies(
  query: PricedQuery,
  conditions: Fragment[],
  most: number,
  found: Fragment,
): Fragment {
  const last = fragment`order by ${rentOrder} limit 1 offset ${integer(most - 1)}`;
  const isLikely = fragment`branch.currency in (select currency from likely_currencies)`;
  const chosen = (condition: Fragment) =>
    fragment`select * from (${branches(query)}) branch where ${condition}`;
  return fragment`from (with found_edge as materialized (
        select l.rent_group, l.compared_rent from ${found} l ${last}),
      likely_currencies as materialized (
        select ${query.rents.currency}::text as currency
        union
        (select l.currency from ${found} l order by ${rentOrder} limit 1)),
      likely as materialized (
        ${selectCheapest(chosen(isLikely), conditions, most, fragment`found_edge`)}),
      nearest_edge as materialized (
        select edge.* from (
          select * from found_edge
          union all
          (select l.rent_group, l.compared_rent from likely l ${last})) edge
        order by edge.rent_group, edge.compared_rent limit 1)
    select * from likely
    union all
    ${selectCheapest(chosen(fragment`not (${isLikely})`), conditions, most, fragment`nearest_edge`)}) l`;
}

/** The currencies of a search with their ranges, as columns of `branch`. */
function branches(query: PricedQuery): Fragment {
  const { codes, lows, highs, rates } = comparableCurrencies(query);
  const compared = fragment`unnest(${codes}, ${lows}, ${highs}, ${rates})
    as compared (code, low, high, worth)`;
  return hasRentLimit(query)
    ? fragment`select code as currency, '' as rent_group, low, high, worth from ${compared}`
    : fragment`select currency, case when code is null then currency else '' end as rent_group,
        0 as low, 2147483647 as high, coalesce(worth, 1) as worth
      from (${presentCurrencies}) present left join ${compared} on code = currency`;
}

/** `most` of each of these {@link branches} in the order of its index, up to the edge. */
const selectCheapest = (
  branch: Fragment,
  conditions: Fragment[],
  most: number,
  edge: Fragment,
): Fragment => fragment`
  select l.id, l.created_at, l.currency, null::float8 as distance, branch.rent_group,
    l.monthly_total * branch.worth as compared_rent
  from (select branch.currency, branch.rent_group, branch.worth, branch.low,
      case when edge.rent_group is null or branch.rent_group < edge.rent_group then branch.high
        when branch.rent_group > edge.rent_group then -1
        else least(branch.high, ceil(edge.compared_rent / branch.worth) + 1)::int end as high
    from (${branch}) branch left join ${edge} edge on true offset 0) branch
  cross join lateral (
    select l.* from listings l
    where l.currency = branch.currency and l.monthly_total >= branch.low
      and l.monthly_total <= branch.high and ${and(conditions)}
    order by l.monthly_total, l.id limit ${integer(most)}) l`;

/** The searched currency, in which a rent is worth itself. */
function ownRange({ rents, min_rent: min, max_rent: max }: PricedQuery) {
  const own = currencyBounds(rents, min, max).find(({ code }) => code === rents.currency);
  return own ?? { code: rents.currency, low: 0, high: 0 };
}

const and = (conditions: Fragment[]) => join(conditions, fragment` and `);

/** The currencies of active listings, with one look-up in the index each. */
const presentCurrencies = fragment`
  with recursive present (currency) as (
    (select l.currency from listings l where l.status = 'active' order by l.currency limit 1)
    union all
    select (select l.currency from listings l
      where l.status = 'active' and l.currency > present.currency order by l.currency limit 1)
    from present where present.currency is not null)
  select currency from present where currency is not null`;
