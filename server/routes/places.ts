import type { Sql } from 'postgres';
import type { Place } from '#contract/place.ts';
import type { Handlers } from '../http/endpoint.ts';

const suggestions = 8;

/** Calls about towns of the gazetteer. */
export function placeRoutes(sql: Sql): Pick<Handlers, 'searchPlaces'> {
  return {
    async searchPlaces({ query }) {
      // The comma lets "Springfield, Illinois" be typed on after picking the name.
      const [name = ''] = query.q.split(',');
      const items = await sql<Place[]>`
        select name, detail, latitude, longitude from places
        where key like search_text(${escapeLike(name.trim())}) || '%'
        order by population desc, id limit ${suggestions}`;
      return { items: [...items] };
    },
  };
}

const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, String.raw`\$&`);
