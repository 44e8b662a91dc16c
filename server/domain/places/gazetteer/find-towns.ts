import type { Sql } from '#platform/database/sql.ts';
import type { Place } from '#contract/places/place.ts';

const suggestions = 8;

/** Towns whose name begins like this, largest first. */
export async function findTowns(sql: Sql, text: string): Promise<Place[]> {
  // The comma lets "Springfield, Illinois" be typed on after picking the name.
  const [name = ''] = text.split(',');
  const items = await sql<Place[]>`
    select name, detail, latitude, longitude from places
    where key like search_text(${escapeLike(name.trim())}) || '%'
    order by population desc, id limit ${suggestions}`;
  return [...items];
}

const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, String.raw`\$&`);
