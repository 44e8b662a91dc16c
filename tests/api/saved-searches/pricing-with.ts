import { createPricing } from '#domain/money/public.ts';
import type { rates as someRates } from '#bench/matching/random-searches.ts';
import type { Sql } from '#platform/database/sql.ts';

/** Prices compared by these rates. */
export const pricingWith = (sql: Sql, rates: typeof someRates | null) =>
  createPricing({
    sql,
    defaultCurrency: 'USD',
    rates: { current: rates, reload: async () => undefined },
    gazetteer: { whenFilled: async () => undefined },
  });
