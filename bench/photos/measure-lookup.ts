import { findCandidates } from '#domain/images/same-photos.ts';
import { lookSide, lookupHashes, type PhotoLook } from '#domain/images/perceptual-hash.ts';
import { openDatabase } from '#platform/database/database.ts';
import { percentile } from '../api/paced-load.ts';
import { openKeptDatabase, type KeptRows } from '../kept-database.ts';
import { median, type Part } from '../part.ts';

const photos = 1_000_000;
/** One for the whole photo, and one each for its inner 95 and 90 %. */
const codesOfPhoto = 3;
const warmUps = 50;
const lookups = 300;

const rows: KeptRows = {
  name: 'photo-codes',
  sources: ['bench/photos/measure-lookup.ts'],
  async insert(sql) {
    // The codes alone: a lookup reads nothing else.
    await sql`alter table photo_codes drop constraint photo_codes_image_id_fkey`;
    await sql`
      insert into photo_codes (image_id, code)
      select 1 + n / ${codesOfPhoto}::int, ('x' || substr(md5(n::text), 1, 16))::bit(64)::bigint
      from generate_series(0, ${photos * codesOfPhoto - 1}::int) n`;
    await sql`vacuum analyze photo_codes`;
  },
};

/** How long it takes to find photos that look like a new one. */
export const lookupPart: Part = {
  title: 'Photos that look the same, among a million',
  tools: [],
  async prepare(say) {
    const { stop } = await openKeptDatabase(rows, say);
    await stop();
  },
  async measure({ rounds, say }) {
    const { connection, stop } = await openKeptDatabase(rows, say);
    const { sql, close } = openDatabase(connection, 1);
    const times: number[] = [];
    try {
      for (let nth = 0; nth < warmUps + lookups * rounds; nth += 1) {
        const probes = lookupHashes(lookLike(nth));
        const from = performance.now();
        await findCandidates(sql, probes, 0);
        if (nth >= warmUps) times.push(performance.now() - from);
      }
    } finally {
      await close();
      await stop();
    }
    const figure = (name: string, value: number) => ({ name, unit: 'ms', value, against: null });
    return {
      method: [
        `${photos.toLocaleString('en')} photos with ${codesOfPhoto} codes each, spread evenly; real photos resemble each other more.`,
        `${lookups} lookups in each of ${rounds} rounds, one after the other, each for another look, with all its probes.`,
        'Not in it: making the look, and laying the candidates over the photo.',
      ],
      figures: [
        { ...figure('Lookup, median', median(times)), goal: null },
        { ...figure('Lookup, 95th percentile', percentile(times, 0.95)), goal: { atMost: 20 } },
      ],
      notes: [],
    };
  },
};

/** A look with light and dark parts, another one for each number. */
function lookLike(nth: number): PhotoLook {
  const wave = (step: number) => 1 + ((nth * step) % 7);
  return Uint8Array.from({ length: lookSide * lookSide }, (_, at) => {
    const [x, y] = [(at % lookSide) / lookSide, Math.floor(at / lookSide) / lookSide];
    const light =
      Math.sin(x * wave(3) + nth) + Math.cos(y * wave(5) * 2) + Math.sin((x + y) * wave(11) + nth);
    return Math.round(128 + 40 * light);
  });
}
