import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Pool } from '#platform/database/sql.ts';
import { launcher, projectRoot } from '#platform/project-root.ts';

/** Fills the gazetteer if it is empty: some 170,000 places, once, in a few seconds. */
export async function loadPlaces(sql: Pool): Promise<void> {
  const [row] = await sql<{ isFilled: boolean }[]>`
    select exists (select 1 from places) as "isFilled"`;
  if (row?.isFilled) return;
  const source = fork(launcher, [path.join(import.meta.dirname, 'places-process.ts')], {
    cwd: projectRoot,
    execArgv: [],
  });
  try {
    const first = await nextPlaces(source);
    await sql.begin(async (transaction) => {
      // Two processes starting at once: the second one finds the work done.
      await transaction`lock table places in exclusive mode`;
      for (let places = first; places !== '[]'; places = await nextPlaces(source)) {
        await transaction`
          insert into places (id, name, detail, key, population, latitude, longitude)
          select p.id, p.name, p.detail, search_text(p.name), p.population, p.latitude, p.longitude
          from jsonb_to_recordset(${places}::text::jsonb)
            as p(id int, name text, detail text, population int, latitude float8, longitude float8)
          on conflict (id) do nothing`;
      }
      await transaction`analyze places`;
    });
  } finally {
    source.kill();
  }
}

/** The next batch as JSON, which nobody here has to read; an empty one is the last. */
async function nextPlaces(source: ChildProcess): Promise<string> {
  const over = new AbortController();
  const { signal } = over;
  try {
    const answered = Promise.race([
      once(source, 'message', { signal }),
      once(source, 'exit', { signal }),
    ]);
    source.send('next');
    const [answer] = (await answered) as [unknown];
    if (typeof answer === 'string') return answer;
    throw new Error('The process that reads the places ended');
  } finally {
    over.abort();
  }
}
