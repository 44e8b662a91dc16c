import { countedUpTo } from '#contract/search-limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import type { ListingPart } from '#contract/matching/calls.ts';
import { houseRules } from '#contract/vocabulary.ts';
import { searchConditions } from '#domain/listings/public.ts';
import { findable } from '#domain/users/public.ts';
import { flatMapAround, kilometresPerDegree } from '#fit/flat-map.ts';
import { daysOf, partWeights, rulesAgainst, tolerances, totalWeight } from '#fit/listing-fit.ts';
import { unknownKey } from '#fit/listing-rank.ts';
import { fragment, identifier, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { householdColumns, householdIds } from '../household.ts';
import type { FitViewer } from '../read-fit-viewer.ts';
import { answerTables } from '../read-roomies.ts';
import { squaredDegreesSql } from '../roomie-filters.ts';
import { keysOf, stored } from '../sql-ranking.ts';
import { candidateRow } from '../sql-scores.ts';

/** Which listings to rank, and for which viewer. */
export interface ListingRankingRequest {
  viewer: FitViewer;
  /** Its filters; page and order do not matter. */
  query: ListingQuery;
  offset: number;
  limit: number;
}

export interface ListingRanking {
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
  request: ListingRankingRequest,
): Promise<ListingRanking> {
  const rows = await searches<
    { id: number | null; total: number }[]
  >`${listingRankingSql(request)}`;
  return {
    ids: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    total: Math.min(rows[0]?.total ?? 0, countedUpTo(request.query)),
  };
}

/** The statement of {@link rankListingsInSql}. */
export function listingRankingSql(request: ListingRankingRequest): Fragment {
  const { viewer, query, offset, limit } = request;
  const terms = fragment`(4 * (${sumOf(({ reached }) => reached)}) + ${totalWeight * unknownKey}::float8)
    / (4 * (${sumOf(({ weight }) => weight)}) + ${totalWeight}::float8)`;
  // Each user is compared once, and all at once: for each listing alone it takes ten times as long.
  return fragment`
    with found as materialized (
      select ${householdColumns}, ${terms} as terms_key from (
        select ${householdColumns}, ${satisfactions(viewer)} from listings l
        where ${join(searchConditions(query), fragment` and `)} offset 0
      ) l offset 0),
    living as materialized (
      select l.id as listing_id, member.id as user_id
      from found l cross join lateral unnest(${householdIds}) member (id)),
    compared as materialized (select * from ${keysOf(viewer.answers, housematesOf(viewer))} keys),
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
const housematesOf = ({ hidden, answers }: FitViewer) =>
  fragment`select u.id${candidateRow(answers, stored)} from users u ${answerTables}
    where u.id in (select user_id from living) and ${findable}
      and u.id <> all (${[...hidden]}::int[])`;

const parts = ['budget', 'dates', 'distance', 'house_rules'] as const satisfies ListingPart[];

/** Adds up the parts that both stated. */
const sumOf = (value: (sums: { reached: Fragment; weight: Fragment }) => Fragment) =>
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

/** Columns with the satisfaction of each part in percent; null where one side did not state it. */
function satisfactions({ seeker, answers }: FitViewer): Fragment {
  const { budget_max: budget, move_in_from: from, latitude, longitude } = seeker;
  const unknown = fragment`null::float8`;
  const { near, far } = tolerances.kilometres;
  const point = {
    latitude: fragment`round(l.latitude::numeric, 3)::float8`,
    longitude: fragment`round(l.longitude::numeric, 3)::float8`,
  };
  const columns: Record<(typeof parts)[number], Fragment> = {
    budget:
      budget === null
        ? unknown
        : falling(fragment`(l.monthly_rent - ${budget}::float8)`, budget * tolerances.overBudget),
    dates:
      from === null
        ? unknown
        : falling(
            fragment`(l.available_from - date '1970-01-01' - ${daysOf(from)}::int)::float8`,
            tolerances.daysLate,
          ),
    distance:
      latitude === null || longitude === null
        ? unknown
        : falling(
            fragment`(${kilometresPerDegree}::float8
              * sqrt(${squaredDegreesSql(flatMapAround(latitude, longitude), point)}) - ${near}::float8)`,
            far - near,
          ),
    house_rules: rulesSatisfaction(answers.habits),
  };
  return join(
    parts.map((part) => fragment`${columns[part]} as ${identifier(part)}`),
    fragment`, `,
  );
}

function rulesSatisfaction(habits: FitViewer['answers']['habits']): Fragment {
  const concerned = houseRules.filter((rule) => rulesAgainst(habits, [rule]).concerned > 0);
  const broken = houseRules.filter((rule) => rulesAgainst(habits, [rule]).against.length > 0);
  const count = (rules: readonly string[]) => fragment`(select count(distinct rule)::float8
    from unnest(l.house_rules) rule where rule = any (${[...rules]}::text[]))`;
  return fragment`(select case when concerned = 0 then null else
      case when against = 0 then 100
        else floor((100 * (concerned - against)) / concerned + 1e-9::float8) end end
    from (select ${count(concerned)} as concerned, ${count(broken)} as against) rules)`;
}

/** The steps of `falling` in fit/listing-fit.ts; null when the amount is. */
const falling = (amount: Fragment, end: number) => fragment`(
  select case when amount is null then null when amount <= 0 then 100
    when amount >= ${end}::float8 then 0
    else floor((100 * (${end}::float8 - amount)) / ${end}::float8 + 1e-9::float8) end
  from (select ${amount} as amount) stated)`;
