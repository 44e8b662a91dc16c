import { createPricing } from '#domain/money/public.ts';
import type { rates as someRates } from '#bench/matching/random-searches.ts';

/** Prices compared by these rates. */
export const pricingWith = (rates: typeof someRates | null) =>
  createPricing({
    defaultCurrency: 'USD',
    rates: { current: rates, reload: async () => undefined },
    gazetteer: { currencyAt: async () => null },
  });
