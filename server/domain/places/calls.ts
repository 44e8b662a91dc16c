import type { Sql } from '#platform/database/sql.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { findTowns } from './find-towns.ts';

interface Options {
  sql: Sql;
  /** Null unless the settings name a geocoding service. */
  geocoder: Geocoder | null;
}

/** Handlers of the calls that search towns of the gazetteer, and addresses if there is a geocoder. */
export function placeCalls({
  sql,
  geocoder,
}: Options): Pick<Handlers, 'searchPlaces' | 'searchAddresses'> {
  return {
    async searchPlaces({ query }) {
      return { items: await findTowns(sql, query.q) };
    },
    async searchAddresses({ query }) {
      const found = await geocoder?.(query.q);
      return { items: found?.length ? found : await findTowns(sql, query.q) };
    },
  };
}
