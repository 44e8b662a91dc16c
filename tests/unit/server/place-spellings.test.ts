import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { PlaceSearch } from '#domain/places/find-places.ts';
import { createGazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { openPlaceTable, type PlaceTable } from '#domain/places/gazetteer/place-table.ts';
import { createRandom, drawTowns, type Draw } from '#scripts/gazetteer/draw-towns.ts';
import { measureWriting, sumResults } from '#scripts/gazetteer/spelling-sets.ts';
import { usualSpellings } from './usual-spellings.ts';
import { triedByPeople, type Writing } from '#scripts/gazetteer/writings.ts';
import { seed } from '#tests/support/seed.ts';

/** All towns of the measurement in `npm run test:all`, or a sample that the seed draws. */
const isWhole = Boolean(process.env['TEST_ALL_EXAMPLES']) && !process.env['TEST_SAMPLED'];
const townCount = isWhole ? 5000 : 100;
vi.setConfig({ testTimeout: 900_000 });

let table: PlaceTable;
let search: PlaceSearch;
beforeAll(async () => {
  table = await openPlaceTable();
  search = await createGazetteer(async () => table).search();
}, 30_000);

/**
 * The least share of spellings that find their town first, and among the first three, in percent. Of
 * names drawn evenly, every tenth is that of a larger town of the same time zone as well. Between seeds,
 * the shares of 5,000 towns vary by two tenths.
 */
test.each<[Draw, string, readonly Writing[], first: number, amongThree: number]>([
  ['by population', 'what people try', triedByPeople, 98, 99.6],
  ['by population', 'one letter wrong', ['one letter wrong'], 95, 98],
  [
    'by population',
    'every spelling, by somebody near',
    ['every spelling, by somebody near'],
    99.5,
    99.8,
  ],
  ['evenly', 'what people try', triedByPeople, 88, 95.5],
  ['evenly', 'every spelling, by somebody near', ['every spelling, by somebody near'], 95, 99],
  [
    'evenly',
    'a name with its region',
    ['name, region', 'name and code of the region', 'as it was chosen'],
    96,
    98,
  ],
  ['evenly', 'part and town, in either order', ['part and town, in either order'], 98.5, 99.3],
])('of towns drawn %s, %s finds the town', async (draw, _, kinds, first, amongThree) => {
  console.info(`TEST_SEED=${seed}`);
  const random = createRandom(seed);
  const towns = await drawTowns(table, { draw, count: townCount, random });
  const results = kinds.map((kind) => measureWriting({ search, table }, towns, kind, random));
  const result = sumResults(results);
  const percent = (count: number) => (100 * count) / result.spellings;
  expect(percent(result.first), result.missed.join('\n')).toBeGreaterThan(least(first));
  expect(percent(result.amongThree), result.missed.join('\n')).toBeGreaterThan(least(amongThree));
});

/** In a sample, the spellings of a few towns decide: three standard deviations, and one town more. */
function least(goal: number): number {
  if (isWhole) return goal;
  const share = goal / 100;
  return goal - 300 * Math.sqrt((share * (1 - share)) / townCount) - 100 / townCount;
}

test('a smaller town of the same name and region is told apart by a town nearby', () => {
  const labels = search.find('Ebersbach, Saxony').map(({ name, detail }) => `${name}, ${detail}`);
  expect(labels).toEqual([
    'Ebersbach, Saxony, Germany',
    'Ebersbach, Dresden, Saxony, Germany',
    'Ebersbach, Döbeln, Saxony, Germany',
  ]);
  for (const name of ['Ebersbach, Saxony', 'Fairview, North Carolina', 'Los Mangos, Veracruz']) {
    for (const language of languages) {
      for (const place of search.find(name, language)) {
        const label = [place.name, place.detail].join(', ');
        expect(search.findChosen(label, language), label).toEqual(place);
      }
    }
  }
});

test('a river behind a slash is no name of the town, and a second name of it is', () => {
  const names = (text: string) => search.find(text).map(({ name }) => name);
  expect(names('Main')).not.toContain('Frankfurt am Main');
  expect(names('Frankfurt/Main')[0]).toBe('Frankfurt am Main');
  expect(names('Brandenburg/Havel')[0]).toBe('Brandenburg an der Havel');
  for (const name of ['Donostia', 'San Sebastián', 'San Sebastian/Donostia']) {
    expect(names(name)[0]).toBe('Donostia / San Sebastián');
  }
});

test('a wrong letter in a name of two words is corrected before one in a name and a region', () => {
  const [place] = search.find('New Bvoomfield');
  expect(place).toMatchObject({ name: 'New Bloomfield', detail: 'Pennsylvania, United States' });
  expect(search.find('Sidny Australia')[0]?.name).toBe('Sydney');
});

test('usual abbreviations and misspellings find their town among the first three', () => {
  const missed = Object.entries(usualSpellings).filter(([typed, town]) => {
    const labels = search
      .find(typed)
      .slice(0, 3)
      .map(({ name, detail }) => (detail === '' ? name : `${name}, ${detail}`));
    return !labels.includes(town);
  });
  // Three wrong letters in one, and a word too short to correct in the other.
  expect(missed.map(([typed]) => typed)).toEqual(['Edinborough', 'Wein, Austria']);
});
