import { countedUpTo } from '#contract/search-limits.ts';
import type { ListingPart } from '#contract/matching/fit.ts';
import { houseRules } from '#contract/vocabulary.ts';
import { sqlConditions } from '../filters/all.ts';
import type { PricedQuery } from '../priced-query.ts';
import { findable } from '#domain/users/public.ts';
import { flatMapAround, kilometresPerDegree } from '#fit/flat-map.ts';
import {
  daysSinceEpoch,
  daysPerMonth,
  partWeights,
  findBrokenRules,
  tolerances,
  totalWeight,
  type Budget,
} from '#fit/listing-fit.ts';
import { unknownKey } from '#fit/listing-rank.ts';
import { fragment, identifier, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import {
  answerTables,
  candidateRow,
  rankingKeys,
  squaredDegreesSql,
  stored,
  termsColumns,
  householdColumns,
  householdIds,
  type FitViewer,
} from '#domain/matching/public.ts';

/** Which listings to rank, and for which viewer. */
export interface RankingRequest {
  viewer: FitViewer;
  /** Its filters; page and order do not matter. */
  query: PricedQuery;
  offset: number;
  limit: number;
}

export interface RankedListings {
  /** Best first. */
  ids: number[];
  /** The number of listings, up to {@link countedUpTo}. */
  total: number;
}

/**
 * The order by fit in plain SQL. It is the reference, whose order the index must match exactly, and
 * the fallback while there is no index. `searches` plans each statement for its values.
 */
export async function rankListingsInSql(
  searches: Sql,
  request: RankingRequest,
): Promise<RankedListings> {
  const rows = await searches<
    { id: number | null; total: number }[]
  >`${listingRankingSql(request)}`;
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    total: Math.min(rows[0]?.total ?? 0, countedUpTo(request.query)),
  };
}

/** The statement of {@link rankListingsInSql}. */
export function listingRankingSql(request: RankingRequest): Fragment {
  const { viewer, query, offset, limit } = request;
  const terms = fragment`(4 * (${sumPoints(({ reached }) => reached)}) + ${totalWeight * unknownKey}::float8)
    / (4 * (${sumPoints(({ weight }) => weight)}) + ${totalWeight}::float8)`;
  // Each user is compared once, and all at once: for each listing alone it takes ten times as long.
  return fragment`
    with found as materialized (
      select ${householdColumns}, ${terms} as terms_key from (
        select ${householdColumns}, ${satisfactions} from (
          select ${householdColumns}, ${amounts(viewer)} from (
            select ${householdColumns}, ${termsColumns} from listings l
            where ${join(sqlConditions(query), fragment` and `)} offset 0
          ) l offset 0
        ) l offset 0
      ) l offset 0),
    living as materialized (
      select l.id as listing_id, member.id as user_id
      from found l cross join lateral unnest(${householdIds}) member (id)),
    compared as materialized (select * from ${rankingKeys(viewer.answers, selectMembers(viewer))} keys),
    households as (
      select listing_id, bool_or(has_conflict) as has_conflict, min(key) as key
      from living join compared on compared.id = living.user_id
      group by listing_id having not bool_or(user_id = ${viewer.id}::int)),
    keys as (
      select l.id, coalesce(household.has_conflict, false) as has_conflict,
        (coalesce(household.key, ${unknownKey}::float8) + l.terms_key) / 2 as key
      from found l left join households household on household.listing_id = l.id offset 0),
    page as (
      select id, has_conflict, key from keys
      order by has_conflict, key desc, id desc limit ${limit} offset ${offset})
    select page.id, totals.total from (select count(*)::int as total from keys) totals
    left join page on true order by has_conflict, key desc, id desc`;
}

/** Everyone who lives in a found listing and may be compared with the viewer, or is the viewer. */
const selectMembers = ({ hidden, answers }: FitViewer) =>
  fragment`select u.id${candidateRow(answers, stored)} from users u ${answerTables}
    where u.id in (select user_id from living) and ${findable}
      and u.id <> all (${[...hidden]}::int[])`;

const parts = [
  'budget',
  'dates',
  'distance',
  'stay',
  'house_rules',
] as const satisfies ListingPart[];
type Part = (typeof parts)[number];

/** Adds up the parts that both stated. */
const sumPoints = (value: (sums: { reached: Fragment; weight: Fragment }) => Fragment) =>
  join(
    parts.map((part) => {
      const [satisfaction, weight] = [identifier(part), partWeights[part]];
      return fragment`case when ${satisfaction} is null then 0 else ${value({
        reached: fragment`${weight}::float8 * ${satisfaction}`,
        weight: fragment`${weight}::float8`,
      })} end`;
    }),
    fragment` + `,
  );

/**
 * Columns with how far each part is off, and where that reaches 0 percent; null where one side did
 * not state it.
 */
function amounts({ seeker, answers }: FitViewer): Fragment {
  const { budget, move_in_from: from, stay_months: stay, latitude, longitude } = seeker;
  const { near, far } = tolerances.kilometres;
  const point = { latitude: fragment`l.latitude`, longitude: fragment`l.longitude` };
  const concerned = houseRules.filter(
    (rule) => findBrokenRules(answers.habits, [rule]).concerned > 0,
  );
  const { against } = findBrokenRules(answers.habits, houseRules);
  const columns: Record<Part, { amount: Fragment; end: Fragment } | null> = {
    budget:
      budget === null
        ? null
        : {
            amount: fragment`(${inBudget(budget)} - ${budget.max}::float8)`,
            end: fragment`${budget.max * tolerances.overBudget}::float8`,
          },
    dates:
      from === null
        ? null
        : {
            amount: fragment`(l.available_from::date - date '1970-01-01' - ${daysSinceEpoch(from)}::int)::float8`,
            end: fragment`${tolerances.daysLate}::float8`,
          },
    distance:
      latitude === null || longitude === null
        ? null
        : {
            amount: fragment`(${kilometresPerDegree}::float8
        * sqrt(${squaredDegreesSql(flatMapAround(latitude, longitude), point)}) - ${near}::float8)`,
            end: fragment`${far - near}::float8`,
          },
    stay: stay === null ? null : stayAmount(stay, from),
    house_rules: {
      amount: hasHowMany(against),
      end: fragment`nullif(${hasHowMany(concerned)}, 0)`,
    },
  };
  const unknown = { amount: fragment`null::float8`, end: fragment`null::float8` };
  return join(
    parts.map((part) => {
      const { amount, end } = columns[part] ?? unknown;
      return fragment`${amount} as ${identifier(part)}, ${end} as ${identifier(`${part}_end`)}`;
    }),
    fragment`, `,
  );
}

/** What a month in all is about worth in the currency of a budget: the steps of `convertMoney`. */
function inBudget({ worth }: Budget): Fragment {
  const codes = Object.keys(worth);
  const units = codes.map((code) => worth[code] ?? 0);
  return fragment`floor(l.monthly_total * (${units}::float8[])[array_position(
    ${codes}::text[], l.currency)] + 0.5)`;
}

/** How many months a stay is too short or too long, as a share of the longer of the two. */
function stayAmount(stay: number, from: string | null) {
  const moveIn = from === null ? fragment`null::int` : fragment`${daysSinceEpoch(from)}::int`;
  const left = fragment`greatest(0, (l.available_until::date - date '1970-01-01'
    - greatest(l.available_from::date - date '1970-01-01', ${moveIn})) / ${daysPerMonth}::int)`;
  // Least and greatest pass over null; an end without a beginning limits nothing.
  const most = fragment`least(l.max_stay_months, case when l.available_until is not null
    and coalesce(l.available_from::date - date '1970-01-01', ${moveIn}) is not null then ${left} end)`;
  return {
    amount: fragment`case when l.min_stay_months is null and ${most} is null then null
      when l.min_stay_months > ${stay}::int then l.min_stay_months - ${stay}::int
      else greatest(0, ${stay}::int - ${most}) end::float8`,
    end: fragment`greatest(l.min_stay_months, ${stay}::int)::float8`,
  };
}

/** How many of these rules the listing has. */
const hasHowMany = (rules: readonly string[]) =>
  fragment`(${rules.reduce(
    (sum, rule) => fragment`${sum} + case when ${rule} = any (l.house_rules) then 1 else 0 end`,
    fragment`0::float8`,
  )})`;

/** Columns with the satisfaction of each part in percent: the steps of `falling` in `fit/`. */
const satisfactions = join(
  parts.map((part) => {
    const [amount, end] = [identifier(part), identifier(`${part}_end`)];
    return fragment`case when ${amount} is null or ${end} is null then null
      when ${amount} <= 0 then 100 when ${amount} >= ${end} then 0
      else floor((100 * (${end} - ${amount})) / ${end} + 1e-9::float8) end as ${identifier(part)}`;
  }),
  fragment`, `,
);
