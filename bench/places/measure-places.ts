import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '#contract/limits.ts';
import { openPlaceTable } from '#domain/places/gazetteer/place-table.ts';
import { createRandom, drawTowns, type Draw, type Typed } from '#scripts/gazetteer/draw-towns.ts';
import { triedByPeople, writings } from '#scripts/gazetteer/writings.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';
import { startServerChild, type ServerChild } from '../api/child.ts';
import { percentile } from '../api/paced-load.ts';
import { median, type Figure, type Part } from '../part.ts';

const towns = 200;
const seed = 1;
const warmUps = 500;
/** Requests under way at the same time, and whether that is how one person waits. */
const lanes = [
  { count: 1, goal: { atMost: 10 } },
  { count: 4, goal: null },
] as const;
const draws: Draw[] = ['by population', 'evenly'];

/** What people type for towns, asked of the real server over HTTP. */
export const placesPart: Part = {
  title: 'Searches of towns over HTTP',
  tools: [],
  async measure({ say }) {
    await ensureBuilt(['en'], say);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const server = await startServerChild(
      path.join(import.meta.dirname, '../api/api-server.ts'),
      {
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SEED: 'none',
        LOG_LEVEL: 'info',
        LANGUAGES: 'en',
        RATE_LIMIT_FACTOR: '1000000',
      },
      path.join(dataDir, 'places.log'),
    );
    try {
      const table = await openPlaceTable();
      const figures: Figure[] = [];
      let requests = 0;
      for (const draw of draws) {
        const random = createRandom(seed);
        const drawn = await drawTowns(table, { draw, count: towns, random });
        const texts = drawn
          .flatMap((town) =>
            triedByPeople.flatMap((writing) => writings[writing](town, random) as Typed[]),
          )
          .filter(({ text }) => text.length <= limits.area.max);
        await askAll(server, texts.slice(0, warmUps), 1);
        for (const { count, goal } of lanes) {
          const before = await server.cpuUs();
          const times = await askAll(server, texts, count);
          requests += times.length;
          const atOnce = count === 1 ? 'one at a time' : `${count} at a time`;
          say(
            `${draw}, ${atOnce}: ${times.length} requests, median ${median(times).toFixed(1)} ms`,
          );
          figures.push({
            name: `towns drawn ${draw}, ${atOnce}: 95th percentile`,
            unit: 'ms',
            value: percentile(times, 0.95),
            against: null,
            goal,
          });
          if (count > 1) continue;
          figures.push({
            name: `towns drawn ${draw}, processor time of the server for each, mean`,
            unit: 'ms',
            value: ((await server.cpuUs()) - before) / 1000 / times.length,
            against: null,
            goal: null,
          });
        }
      }
      return {
        method: [
          `All that people try of ${towns} towns of each draw with seed ${seed} (\`scripts/gazetteer/writings.ts\`), ${requests.toLocaleString('en')} requests, each until its last byte.`,
          'The real server with all middleware in a process of its own; the client and the database share the machine. Nothing is answered from memory, because each text is another one.',
        ],
        figures,
        notes: [],
      };
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** The milliseconds of each request, `lanes` of them at a time. */
async function askAll(
  server: ServerChild,
  texts: readonly Typed[],
  laneCount: number,
): Promise<number[]> {
  const times: number[] = [];
  const waiting = texts.values();
  await Promise.all(
    Array.from({ length: laneCount }, async () => {
      for (const typed of waiting) times.push(await ask(server, typed));
    }),
  );
  return times;
}

async function ask(server: ServerChild, { text, language, vicinity }: Typed): Promise<number> {
  const query = new URLSearchParams({ q: text, lang: language ?? 'en' });
  if (vicinity?.timeZone) query.set('time_zone', vicinity.timeZone);
  const from = performance.now();
  const response = await fetch(`${server.url}/api/places?${query}`);
  await response.text();
  const ms = performance.now() - from;
  if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
  return ms;
}
