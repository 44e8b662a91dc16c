import type { Pricing } from '#domain/money/public.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';

/** SQL: for the table `rates`, the currencies that a rent in `currency` is comparable in. */
export const exchangeRatesSql = (worths: ReturnType<Pricing['worths']>): Fragment => fragment`
  select currency, array_agg(code order by code) as codes, array_agg(unit order by code) as units
  from unnest(${worths.map(({ currency }) => currency)}::text[],
    ${worths.map(({ code }) => code)}::text[],
    ${worths.map(({ unit }) => unit)}::float8[]) w (currency, code, unit)
  group by currency`;

/** SQL: one row of the table `rates`; without rates a currency is comparable with itself. */
export const exchangeRateSql = (currency: Fragment): Fragment => fragment`
  select coalesce(w.codes, array[${currency}]) as codes, coalesce(w.units, array[1::float8]) as units
  from (select 1) one left join rates w on w.currency = ${currency}`;
