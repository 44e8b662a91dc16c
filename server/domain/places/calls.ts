import type { placeCalls } from '#contract/places/place.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Gazetteer } from './gazetteer/gazetteer.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { withCurrencies } from './currency-at.ts';
import { findTownNamed, findTowns } from './find-towns.ts';

interface Options {
  sql: Sql;
  /** Null unless the settings name a geocoding service. */
  geocoder: Geocoder | null;
  /** That of places whose country is not known. */
  defaultCurrency: string;
  gazetteer: Pick<Gazetteer, 'whenFilled'>;
}

/** Handlers of the calls that search towns of the gazetteer, and addresses if there is a geocoder. */
export function createPlaceHandlers({
  sql,
  geocoder,
  defaultCurrency,
  gazetteer,
}: Options): CallHandlers<typeof placeCalls> {
  return {
    async searchPlaces({ query }) {
      await gazetteer.whenFilled();
      const find = query.whole ? findTownNamed : findTowns;
      const towns = await find(sql, query.q, query.lang);
      return { items: await withCurrencies(sql, towns, defaultCurrency) };
    },
    async searchAddresses({ query }) {
      const found = await geocoder?.(query.q, query.lang ?? 'en');
      await gazetteer.whenFilled();
      const places = found?.length ? found : await findTowns(sql, query.q, query.lang);
      return { items: await withCurrencies(sql, places, defaultCurrency) };
    },
  };
}
