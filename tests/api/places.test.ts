// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { townsNamed } from '#domain/places/find-towns.ts';
import { loadPlaces } from '#domain/places/gazetteer/load-places.ts';
import { morePlaces, otherNames } from '#domain/places/gazetteer/other-names.ts';
import { townNamesIn } from '#domain/places/gazetteer/place-names.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await loadPlaces(app.database.sql);
}, 60_000);
afterAll(() => app.database.close());

test('a server that stops while it stores the places keeps none', async () => {
  const { database } = await openTestApp();
  const { sql } = database;
  const count = async () => Number((await sql`select count(*) from places`)[0]?.['count']);
  const isStoring = async () =>
    (
      await sql`select from pg_locks
        where relation = 'places'::regclass and mode = 'ExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())`
    ).length > 0;
  const stopping = new AbortController();
  const filling = loadPlaces(sql, stopping.signal);
  await expect.poll(isStoring, { interval: 20, timeout: 60_000 }).toBe(true);
  stopping.abort();
  await filling;
  expect(await count()).toBe(0);
  await loadPlaces(sql, AbortSignal.abort());
  expect(await count()).toBe(0);
  await database.close();
}, 90_000);

async function first(q: string): Promise<string> {
  const { answer } = await app.call('searchPlaces', { query: { q } });
  const [place] = answer.items;
  return place ? `${place.name}, ${place.detail}` : 'none';
}

test.each([
  ['Brooklyn', 'Brooklyn, New York, United States'],
  ['Brooklyn NY', 'Brooklyn, New York, United States'],
  ['brooklyn, ny', 'Brooklyn, New York, United States'],
  ['Brooklyn New York', 'Brooklyn, New York, United States'],
  ['Paris TX', 'Paris, Texas, United States'],
  ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ['London UK', 'London, England, United Kingdom'],
  ['Bed-Stuy', 'Bedford-Stuyvesant, Brooklyn, New York, United States'],
  ['bed stuy brooklyn', 'Bedford-Stuyvesant, Brooklyn, New York, United States'],
  ['Bedford-Stuy', 'Bedford-Stuyvesant, Brooklyn, New York, United States'],
  ['Crown Heights', 'Crown Heights, Brooklyn, New York, United States'],
  ['Prospect Heights', 'Prospect Heights, Brooklyn, New York, United States'],
  ['Chelsea', 'Chelsea, Manhattan, New York, United States'],
  ['Flushing', 'Flushing, Queens, New York, United States'],
  ['NYC', 'New York City, New York, United States'],
  ['Bronx', 'The Bronx, New York, United States'],
  ['München', 'Munich, Bavaria, Germany'],
  ['Muenchen', 'Munich, Bavaria, Germany'],
  ['Mün', 'Munich, Bavaria, Germany'],
  ['Koeln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
  ['Zuerich', 'Zürich, Zurich, Switzerland'],
  ['Kobenhavn', 'Copenhagen, Capital Region, Denmark'],
  ['Lisboa', 'Lisbon, Portugal'],
  ['Nowhereville XY', 'none'],
])('%s finds %s', async (typed, place) => {
  expect(await first(typed)).toBe(place);
});

test.each([
  ['de', 'Mün', 'München, Bavaria, Deutschland'],
  ['es', 'Londres', 'Londres, England, Reino Unido'],
  ['es', 'Nueva York', 'Nueva York, New York, Estados Unidos'],
  ['pt', 'Berlim', 'Berlim, State of Berlin, Alemanha'],
  ['ar', 'القاهرة', 'القاهرة, مصر'],
  ['ar', 'القاهرة، مصر', 'القاهرة, مصر'],
  ['ar', 'Brooklyn, New York', 'بروكلين, New York، الولايات المتحدة'],
  ['de', 'Paris, Frankreich', 'Paris, Île-de-France, Frankreich'],
  ['de', 'Lissabon', 'Lissabon, Portugal'],
  ['es', 'Paris, Texas', 'Paris, Texas, Estados Unidos'],
  ['de', 'Brooklyn', 'Brooklyn, New York, Vereinigte Staaten'],
] as const)('in %s, %s finds %s', async (lang, q, place) => {
  const { answer } = await app.call('searchPlaces', { query: { q, lang } });
  const [found] = answer.items;
  expect(found && `${found.name}, ${found.detail}`).toBe(place);
});

test.each([
  ['de', 'Munich, Bavaria, Germany', 'München, Bavaria, Deutschland'],
  ['en', 'Múnich, Bavaria, Alemania', 'Munich, Bavaria, Germany'],
  ['ar', 'Köln, North Rhine-Westphalia, Deutschland', 'كولونيا, North Rhine-Westphalia، ألمانيا'],
  ['pt', 'لندن، England، المملكة المتحدة', 'Londres, England, Reino Unido'],
  ['de', 'Colonia, North Rhine-Westphalia, Alemania', 'Köln, North Rhine-Westphalia, Deutschland'],
  // A town in Uruguay, and not Cologne.
  ['es', 'Colonia del Sacramento, Colonia, Uruguay', 'Colonia del Sacramento, Colonia, Uruguay'],
  ['de', 'Munich', undefined],
  ['de', 'Munich, Bavaria', undefined],
  ['de', 'Nowhereville, Germany', undefined],
] as const)('in %s, %s is known in whole as %s', async (lang, q, place) => {
  const { answer } = await app.call('searchPlaces', { query: { q, lang, whole: 'true' } });
  expect(answer.items.map(({ name, detail }) => `${name}, ${detail}`)).toEqual(
    place === undefined ? [] : [place],
  );
});

test.each(['de', 'es', 'pt', 'ar'] as const)(
  'every town that %s calls otherwise is found by that name',
  async (lang) => {
    const missed: string[] = [];
    for (const { names } of townNamesIn(lang)) {
      const [q = ''] = names;
      const { answer } = await app.call('searchPlaces', { query: { q, lang } });
      if (!answer.items.some(({ name }) => name === q)) missed.push(q);
    }
    expect(missed).toEqual([]);
  },
);

test('every other name leads to a place of the gazetteer', async () => {
  for (const { names, name } of otherNames) {
    for (const other of names) expect(await first(other), other).toMatch(new RegExp(`^${name}, `));
  }
  for (const { name, detail } of morePlaces) {
    const { answer } = await app.call('searchPlaces', { query: { q: name } });
    expect(answer.items).toContainEqual(expect.objectContaining({ name, detail }));
  }
});

test.each([
  ['Brookl', '', false],
  ['Brooklyn', 'New York', true],
])('finds %s %s by the index', async (name, region, onlyThere) => {
  const rows = await app.database.sql`explain ${townsNamed(name, region, onlyThere)}`;
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('places_prefix');
});
