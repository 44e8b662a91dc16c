import { reportReasons, reportSources, statementActions } from '#contract/vocabulary.ts';
import type { Sql } from '#platform/database/sql.ts';

type Counts<Name extends string> = Record<Name, number>;

/** Counts of reports and decisions of a year in UTC; they name nobody. */
export interface YearlyCounts {
  year: number;
  reports: number;
  reasons: Counts<(typeof reportReasons)[number]>;
  sources: Counts<(typeof reportSources)[number]>;
  resolved: number;
  dismissed: number;
  /** Within how many hours half of those that are closed were; null for none. */
  median_hours: number | null;
  actions: Counts<(typeof statementActions)[number]>;
  appeals: number;
  upheld: number;
  reversed: number;
}

interface Row extends Omit<YearlyCounts, 'reasons' | 'sources' | 'actions'> {
  reasons: Record<string, number>;
  sources: Record<string, number>;
  actions: Record<string, number>;
}

/** The counts of this year and of the last one: statements are kept for as long. */
export async function countByYear(sql: Sql): Promise<YearlyCounts[]> {
  const rows = await sql<Row[]>`
    with years as (
      select n as year, make_timestamptz(n, 1, 1, 0, 0, 0, 'UTC') as since,
        make_timestamptz(n + 1, 1, 1, 0, 0, 0, 'UTC') as until
      from (select extract(year from now() at time zone 'UTC')::int) this (year),
        generate_series(this.year - 1, this.year) n)
    select y.year, counted.*, decided.* from years y
    cross join lateral (
      select count(*)::int as reports,
        count(*) filter (where status = 'resolved')::int as resolved,
        count(*) filter (where status = 'dismissed')::int as dismissed,
        percentile_cont(0.5) within group (
          order by extract(epoch from closed_at - created_at) / 3600)
          filter (where closed_at is not null) as median_hours,
        (select coalesce(json_object_agg(reason, n), '{}') from (
          select reason, count(*)::int as n from reports
          where created_at >= y.since and created_at < y.until group by 1) r) as reasons,
        (select coalesce(json_object_agg(source, n), '{}') from (
          select source, count(*)::int as n from reports
          where created_at >= y.since and created_at < y.until group by 1) r) as sources
      from reports where created_at >= y.since and created_at < y.until) counted
    cross join lateral (
      select count(*) filter (where appealed_at is not null)::int as appeals,
        count(*) filter (where decision = 'upheld')::int as upheld,
        count(*) filter (where decision = 'reversed')::int as reversed,
        (select coalesce(json_object_agg(action, n), '{}') from (
          select action, count(*)::int as n from statements
          where created_at >= y.since and created_at < y.until group by 1) s) as actions
      from statements where created_at >= y.since and created_at < y.until) decided
    order by y.year desc`;
  return rows.map(({ reasons, sources, actions, ...row }) => ({
    ...row,
    reasons: fillZeros(reportReasons, reasons),
    sources: fillZeros(reportSources, sources),
    actions: fillZeros(statementActions, actions),
  }));
}

/** Counts of all names: SQL leaves out those that do not occur. */
const fillZeros = <Name extends string>(names: readonly Name[], counts: Record<string, number>) =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Counts<Name>;
