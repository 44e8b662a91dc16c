import type { Place } from '#contract/places/place.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { Handlers } from '#platform/http/endpoint.ts';

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

const suggestions = 8;

/** Finds towns whose name begins with `text`, largest first. */
function findTowns(sql: Sql, text: string): PromiseLike<Place[]> {
  // The comma lets "Springfield, Illinois" be typed on after picking the name.
  const [name = ''] = text.split(',');
  return sql<Place[]>`
    select name, detail, latitude, longitude from places
    where key like search_text(${escapeLike(name.trim())}) || '%'
    order by population desc, id limit ${suggestions}`;
}

const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, String.raw`\$&`);
