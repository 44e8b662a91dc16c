import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Sql } from 'postgres';
import type { GazetteerPlace } from './geonames.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Fills the gazetteer if it is empty: some 170,000 places, once, in a few seconds. */
export async function loadPlaces(sql: Sql): Promise<void> {
  const [row] = await sql<{ isFilled: boolean }[]>`
    select exists (select 1 from places) as "isFilled"`;
  if (row?.isFilled) return;
  const source = fork(path.join(import.meta.dirname, 'places-process.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  try {
    const first = await nextPlaces(source);
    await sql.begin(async (transaction) => {
      // Two processes starting at once: the second one finds the work done.
      await transaction`lock table places in exclusive mode`;
      for (let places = first; places.length > 0; places = await nextPlaces(source)) {
        await transaction`
          insert into places (id, name, detail, key, population, latitude, longitude)
          select p.id, p.name, p.detail, search_text(p.name), p.population, p.latitude, p.longitude
          from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
            as p(id int, name text, detail text, population int, latitude float8, longitude float8)
          on conflict (id) do nothing`;
      }
      await transaction`analyze places`;
    });
  } finally {
    source.kill();
  }
}

/** The next batch; an empty one is the last. */
async function nextPlaces(source: ChildProcess): Promise<GazetteerPlace[]> {
  source.send('next');
  const [answer] = await Promise.race([once(source, 'message'), once(source, 'exit')]);
  if (!Array.isArray(answer)) throw new Error('The process that reads the places ended');
  return answer as GazetteerPlace[];
}
