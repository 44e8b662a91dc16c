import type { Sql } from 'postgres';
import { readGeoNames } from './geonames.ts';

const batchRows = 5000;

/** Fills the gazetteer if it is empty: some 170,000 places, once, in a few seconds. */
export async function loadPlaces(sql: Sql): Promise<void> {
  const [row] = await sql<{ isFilled: boolean }[]>`
    select exists (select 1 from places) as "isFilled"`;
  if (row?.isFilled) return;
  const places = await readGeoNames();
  await sql.begin(async (transaction) => {
    // Two processes starting at once: the second one finds the work done.
    await transaction`lock table places in exclusive mode`;
    for (let start = 0; start < places.length; start += batchRows) {
      await transaction`
        insert into places (id, name, detail, key, population, latitude, longitude)
        select p.id, p.name, p.detail, search_text(p.name), p.population, p.latitude, p.longitude
        from jsonb_to_recordset(${JSON.stringify(places.slice(start, start + batchRows))}::jsonb)
          as p(id int, name text, detail text, population int, latitude float8, longitude float8)
        on conflict (id) do nothing`;
    }
    await transaction`analyze places`;
  });
}
