/**
 * Measures how well the search of places finds towns by all ways to write them:
 *
 *     npx tsx scripts/measure-places.ts [towns] [seed]
 *
 * 5,000 towns drawn by population and 5,000 drawn evenly take some minutes.
 */
import { createGazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { openPlaceTable } from '#domain/places/gazetteer/place-table.ts';
import { createRandom, drawTowns, type Draw } from './gazetteer/draw-towns.ts';
import { measureWriting, sumResults, type Result } from './gazetteer/spelling-sets.ts';
import { triedByPeople, writings, type Writing } from './gazetteer/writings.ts';

const [count = 5000, seed = 1] = process.argv.slice(2).map(Number);
const table = await openPlaceTable();
const search = await createGazetteer(async () => table).search();
const percentile95 = (milliseconds: number[]) =>
  milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length * 0.95)] ?? 0;
const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(2).padStart(7);

for (const draw of ['by population', 'evenly'] satisfies Draw[]) {
  const random = createRandom(seed);
  const towns = await drawTowns(table, { draw, count, random });
  const countries = new Set(towns.map(({ place }) => table.country(place))).size;
  process.stdout.write(`\n${count} towns ${draw}, seed ${seed}, of ${countries} countries\n`);
  process.stdout.write('first   three  shared  larger  three larger  p95 ms  texts\n');
  const results = new Map<Writing, Result>();
  for (const writing of Object.keys(writings) as Writing[]) {
    const result = measureWriting({ search, table }, towns, writing, random);
    results.set(writing, result);
    print(writing, result);
    if (process.env['SHOW_MISSED']) process.stdout.write(`    ${result.missed.join('\n    ')}\n`);
  }
  print('all that people try', sumResults(triedByPeople.map((writing) => results.get(writing)!)));
}

function print(title: string, result: Result): void {
  const { spellings, first, amongThree, shared, behindLarger, behindThree, milliseconds } = result;
  process.stdout.write(
    `${percent(first, spellings)} ${percent(amongThree, spellings)} ${percent(shared, spellings)} ` +
      `${percent(behindLarger, spellings)} ${percent(behindThree, spellings)} ${percentile95(milliseconds).toFixed(2).padStart(7)} ` +
      `${String(spellings).padStart(7)}  ${title}\n`,
  );
}
