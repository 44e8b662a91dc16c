import type { Sql } from '#platform/database/sql.ts';
import { findTowns } from './gazetteer/find-towns.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { Handlers } from '#platform/http/endpoint.ts';

interface Options {
  sql: Sql;
  /** Null where no outside service is set. */
  geocoder: Geocoder | null;
}

/** Calls about towns of the gazetteer, and about addresses where somebody knows them. */
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
