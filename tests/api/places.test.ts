// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { openPlaceTable } from '#domain/places/gazetteer/place-table.ts';
import { getLocales } from '#get-locales';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

async function suggest(query: Record<string, string>): Promise<string[]> {
  const { answer } = await app.call('searchPlaces', { query });
  return answer.items.map(({ name, detail }) => (detail === '' ? name : `${name}, ${detail}`));
}

const first = async (q: string) => (await suggest({ q }))[0] ?? 'none';

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
  ['Zuerich', 'Zürich, Switzerland'],
  ['Kobenhavn', 'Copenhagen, Capital Region, Denmark'],
  ['Lisboa', 'Lisbon, Portugal'],
  // A region that repeats its town says nothing.
  ['Berlin', 'Berlin, Germany'],
  ['Nowhereville XY', 'none'],
])('%s finds %s', async (typed, place) => {
  expect(await first(typed)).toBe(place);
});

/** Cases of ../shared/field: what people type, and what it must find first. */
const typedByPeople: Readonly<Record<string, string>> = {
  'Saint Louis': 'St. Louis, Missouri, United States',
  'St Louis': 'St. Louis, Missouri, United States',
  'St Paul': 'Saint Paul, Minnesota, United States',
  'St. Paul': 'Saint Paul, Minnesota, United States',
  'St Etienne': 'Saint-Étienne, Auvergne-Rhône-Alpes, France',
  'St. Pölten': 'Sankt Pölten, Lower Austria, Austria',
  'St Petersburg': 'Saint Petersburg, St.-Petersburg, Russia',
  'Port St Lucie': 'Port Saint Lucie, Florida, United States',
  'Mt. Pleasant': 'Mount Pleasant, South Carolina, United States',
  'Ft. Lauderdale': 'Fort Lauderdale, Florida, United States',
  'Ft Worth': 'Fort Worth, Texas, United States',
  'Washington D.C.': 'Washington, District of Columbia, United States',
  'Washington, D.C.': 'Washington, District of Columbia, United States',
  'Washington DC': 'Washington, District of Columbia, United States',
  'La Coruña': 'A Coruña, Galicia, Spain',
  'Hà Nội': 'Hanoi, Vietnam',
  'Den Bosch': "'s-Hertogenbosch, North Brabant, Netherlands",
  "'s-Hertogenbosch": "'s-Hertogenbosch, North Brabant, Netherlands",
  '’s Hertogenbosch': "'s-Hertogenbosch, North Brabant, Netherlands",
  Bozen: 'Bolzano, Trentino-Alto Adige, Italy',
  Danzig: 'Gdańsk, Pomerania, Poland',
  Breslau: 'Wrocław, Lower Silesia, Poland',
  CDMX: 'Mexico City, Mexico',
  東京: 'Tokyo, Japan',
  Москва: 'Moscow, Russia',
  서울: 'Seoul, South Korea',
  الرياض: 'Riyadh, Saudi Arabia',
  'Berlin Kreuzberg': 'Kreuzberg, State of Berlin, Germany',
  'Berlin-Kreuzberg': 'Kreuzberg, State of Berlin, Germany',
  'Kreuzberg Berlin': 'Kreuzberg, State of Berlin, Germany',
  'Berlin, Kreuzberg': 'Kreuzberg, State of Berlin, Germany',
  'Kreuzberg, Berlin': 'Kreuzberg, State of Berlin, Germany',
  Bern: 'Bern, Switzerland',
  Geneva: 'Geneva, Switzerland',
};
test.each(Object.entries(typedByPeople))('%s finds %s', async (typed, place) => {
  expect(await first(typed)).toBe(place);
});

/** Others of each kind. */
const typedLikewise: Readonly<Record<string, string>> = {
  'St. Louis': 'St. Louis, Missouri, United States',
  'Sault Ste Marie': 'Sault Ste. Marie, Ontario, Canada',
  'Ste-Foy-les-Lyon': 'Sainte-Foy-lès-Lyon, Auvergne-Rhône-Alpes, France',
  'St. Gallen': 'Sankt Gallen, Saint Gallen, Switzerland',
  'Pt. Arthur': 'Port Arthur, Texas, United States',
  'Ft Myers': 'Fort Myers, Florida, United States',
  'Mt Vernon NY': 'Mount Vernon, New York, United States',
  'Aix la Chapelle': 'Aachen, North Rhine-Westphalia, Germany',
  Lemberg: 'Lviv, Ukraine',
  Meran: 'Merano, Trentino-Alto Adige, Italy',
  Laibach: 'Ljubljana, Slovenia',
  'Los Angeles CA': 'Los Angeles, California, United States',
  大阪: 'Osaka, Japan',
  北京: 'Beijing, China',
  부산: 'Busan, South Korea',
  Київ: 'Kyiv, Ukraine',
  Αθήνα: 'Athens, Attica, Greece',
  'תל אביב': 'Tel Aviv, Israel',
  กรุงเทพ: 'Bangkok, Thailand',
  'São Paulo': 'São Paulo, Brazil',
  'Tokyo Shibuya': 'Shibuya, Tokyo, Japan',
  'Copacabana Rio de Janeiro': 'Copacabana, Rio de Janeiro, Brazil',
  'Alfama, Lisbon': 'Alfama, Lisbon, Portugal',
  'Ste. Catherine': 'Sainte-Catherine, Quebec, Canada',
  'Mt Isa': 'Mount Isa, Queensland, Australia',
  'Pt. Moresby': 'Port Moresby, National Capital, Papua New Guinea',
  'Ft William': 'Fort William, Scotland, United Kingdom',
  'St. Johns': "St. John's, Newfoundland and Labrador, Canada",
  'ST DENIS reunion': 'Saint-Denis, Reunion, Réunion',
  'Sint Niklaas': 'Sint-Niklaas, Flanders, Belgium',
  'Kreuzberg (Berlin)': 'Kreuzberg, State of Berlin, Germany',
  'kreuzberg/berlin': 'Kreuzberg, State of Berlin, Germany',
  'London - Hackney': 'Hackney, England, United Kingdom',
  'Queens, NYC': 'Queens, New York, United States',
  'Berlin Neukolln': 'Neukölln, State of Berlin, Germany',
  'Buenos Aires Palermo': 'Palermo, Buenos Aires F.D., Argentina',
  上海: 'Shanghai, China',
  廣州: 'Guangzhou, Guangdong, China',
  'Санкт-Петербург': 'Saint Petersburg, St.-Petersburg, Russia',
  Спб: 'Saint Petersburg, St.-Petersburg, Russia',
  Θεσσαλονίκη: 'Thessaloníki, Central Macedonia, Greece',
  ירושלים: 'Jerusalem, Israel',
  القاهره: 'Cairo, Egypt',
  مكه: 'Makkah, Mecca Region, Saudi Arabia',
  मुंबई: 'Mumbai, Maharashtra, India',
  কলকাতা: 'Kolkata, West Bengal, India',
  சென்னை: 'Chennai, Tamil Nadu, India',
  เชียงใหม่: 'Chiang Mai, Thailand',
  'TP HCM': 'Ho Chi Minh City, Vietnam',
  'Đà Nẵng': 'Da Nang, Vietnam',
  Köpenhamn: 'Copenhagen, Capital Region, Denmark',
  Mailand: 'Milan, Lombardy, Italy',
  Donostia: 'Donostia / San Sebastián, Basque Country, Spain',
  Iruña: 'Pamplona, Navarre, Spain',
  Wilno: 'Vilnius, Lithuania',
  Pressburg: 'Bratislava, Slovakia',
  'Frankfurt Main': 'Frankfurt am Main, Hesse, Germany',
  'Frankfurt/Oder': 'Frankfurt (Oder), Brandenburg, Germany',
  'Halle Saale': 'Halle (Saale), Saxony-Anhalt, Germany',
  Biel: 'Biel/Bienne, Bern, Switzerland',
  'Kings Lynn': "King's Lynn, England, United Kingdom",
  'Aix en Provence': "Aix-en-Provence, Provence-Alpes-Côte d'Azur, France",
  'L’Hospitalet': "L'Hospitalet de Llobregat, Catalonia, Spain",
  'Wash DC': 'Washington, District of Columbia, United States',
  'Portland ME': 'Portland, Maine, United States',
  'Cambridge, Mass.': 'Cambridge, Massachusetts, United States',
  Tromsoe: 'Tromsø, Troms, Norway',
  Lodz: 'Łódź, Poland',
  'Sn. Luis Potosí': 'San Luis Potosí, Mexico',
  'Sesto S. Giovanni': 'Sesto San Giovanni, Lombardy, Italy',
  'V.N. de Gaia': 'Vila Nova de Gaia, Porto, Portugal',
  'Gt. Yarmouth': 'Great Yarmouth, England, United Kingdom',
  'Wr. Neustadt': 'Wiener Neustadt, Lower Austria, Austria',
  'Capelle a/d IJssel': 'Capelle aan den IJssel, South Holland, Netherlands',
  'Boulogne s/ Mer': 'Boulogne-sur-Mer, Hauts-de-France, France',
  'Landau i.d. Pfalz': 'Landau in der Pfalz, Rheinland-Pfalz, Germany',
  'Long Bch': 'Long Beach, California, United States',
  'Sioux Fls': 'Sioux Falls, South Dakota, United States',
  'Va Beach': 'Virginia Beach, Virginia, United States',
  'Н. Новгород': 'Nizhniy Novgorod, Nizhny Novgorod Oblast, Russia',
  纽约: 'New York City, New York, United States',
  'ת"א': 'Tel Aviv, Israel',
  とうきょう: 'Tokyo, Japan',
  Sthlm: 'Stockholm, Sweden',
  Kbh: 'Copenhagen, Capital Region, Denmark',
  'Greater London': 'London, England, United Kingdom',
  'Berlin, Kreuzberg, Deutschland': 'Kreuzberg, State of Berlin, Germany',
};
test.each(Object.entries(typedLikewise))('%s finds %s as well', async (typed, place) => {
  expect(await first(typed)).toBe(place);
});

test('every spelling finds the same places in every language of the screens', async () => {
  const wrong: string[] = [];
  for (const q of Object.keys(typedByPeople)) {
    const spots = new Set<string>();
    for (const lang of ['en', 'de', 'es', 'pt', 'ar'] as const) {
      const { answer } = await app.call('searchPlaces', { query: { q, lang } });
      const [place] = answer.items;
      spots.add(`${place?.latitude}/${place?.longitude}`);
    }
    if (spots.size > 1) wrong.push(q);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['Barcelna', 'Barcelona'],
  ['Amsterdm', 'Amsterdam'],
  ['Copenhagn', 'Copenhagen'],
  ['Philidelphia', 'Philadelphia'],
  ['Pittsburg', 'Pittsburgh'],
  ['Stuttgrat', 'Stuttgart'],
  ['Edinburg', 'Edinburgh'],
  ['Albequerque', 'Albuquerque'],
  ['Cincinatti', 'Cincinnati'],
  ['newyork', 'New York City'],
  ['sanfrancisco', 'San Francisco'],
  ['Петербугр', 'Saint Petersburg'],
  ['Barcelna, Spain', 'Barcelona'],
])('a mistyped %s still finds %s', async (q, name) => {
  const { answer } = await app.call('searchPlaces', { query: { q } });
  expect(answer.items.slice(0, 3).map((place) => place.name)).toContain(name);
});

test.each([
  ['de', 'Mün', 'München, Bavaria, Deutschland'],
  ['es', 'Londres', 'Londres, England, Reino Unido'],
  ['es', 'Nueva York', 'Nueva York, New York, Estados Unidos'],
  ['es', 'La Coruña', 'La Coruña, Galicia, España'],
  ['pt', 'Berlim', 'Berlim, Alemanha'],
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
  // As it was written before regions that repeat their town were left out.
  ['de', 'Berlin, State of Berlin, Germany', 'Berlin, Deutschland'],
  ['en', 'Berlin, Deutschland', 'Berlin, Germany'],
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
  'every town that the map names otherwise in %s is found by that name',
  async (lang) => {
    const missed: string[] = [];
    for (const q of Object.values(getLocales(lang).towns.townNames)) {
      const { answer } = await app.call('searchPlaces', { query: { q, lang } });
      if (answer.items[0]?.name !== q) missed.push(q);
    }
    expect(missed).toEqual([]);
  },
);

/** Other names that the gazetteer before this one had in a list by hand, and where they led. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'New York City': ['NYC'],
  'The Bronx': ['Bronx'],
  'Long Island City': ['LIC'],
  'Upper West Side': ['UWS'],
  'Upper East Side': ['UES'],
  'Lower East Side': ['LES'],
  'Prospect Lefferts Gardens': ['PLG'],
  'Bedford-Stuyvesant': ['Bedstuy', 'Bed Stuy', 'Bedford Stuyvesant'],
  'Los Angeles': ['LA', 'L.A.'],
  'San Francisco': ['SF'],
  Philadelphia: ['Philly'],
  Washington: ['DC', 'Washington DC'],
  Montréal: ['Montreal'],
  Nuremberg: ['Nürnberg', 'Nuernberg'],
  Hannover: ['Hanover'],
  'Frankfurt am Main': ['Frankfurt/Main', 'Frankfurt (Main)', 'Frankfurt a.M.'],
  Vienna: ['Wien'],
  Geneva: ['Genève', 'Genf'],
  Luzern: ['Lucerne'],
  Brussels: ['Bruxelles', 'Brussel'],
  Antwerp: ['Antwerpen', 'Anvers'],
  Gent: ['Ghent', 'Gand'],
  Brugge: ['Bruges'],
  'The Hague': ['Den Haag', '’s-Gravenhage'],
  Copenhagen: ['København'],
  Gothenburg: ['Göteborg', 'Goeteborg'],
  Porto: ['Oporto'],
  Sevilla: ['Seville'],
  Rome: ['Roma'],
  Milan: ['Milano'],
  Turin: ['Torino'],
  Naples: ['Napoli'],
  Florence: ['Firenze'],
  Venice: ['Venezia'],
  Genoa: ['Genova'],
  Prague: ['Praha'],
  Warsaw: ['Warszawa'],
  Kraków: ['Cracow'],
  Athens: ['Athina'],
  Moscow: ['Moskva'],
  Kyiv: ['Kiev'],
  Bucharest: ['București'],
  Belgrade: ['Beograd'],
  Bengaluru: ['Bangalore'],
  Mumbai: ['Bombay'],
  'Ho Chi Minh City': ['Saigon'],
  Shoreditch: ['Shoreditch'],
  Arroios: ['Arroios'],
};
test('every other name of the former list still leads to its place', async () => {
  const wrong: string[] = [];
  for (const [name, others] of Object.entries(otherNames)) {
    for (const q of others) {
      const [place = 'none'] = await suggest({ q });
      if (!place.startsWith(`${name}, `)) wrong.push(`${q}: ${place}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('puts nearby towns first among those with one name, and those of the time zone', async () => {
  const q = 'Springfield';
  expect((await suggest({ q }))[0]).toBe('Springfield, Missouri, United States');
  const near = { lat: '39.8', lng: '-89.6' };
  expect((await suggest({ q, ...near }))[0]).toBe('Springfield, Illinois, United States');
  const british = await suggest({ q: 'Richmond', time_zone: 'Europe/London' });
  expect(british.slice(0, 3)).toContain('Richmond, England, United Kingdom');
  // A capital elsewhere counts more than a village in the same time zone.
  const paris = await suggest({ q: 'Paris', time_zone: 'America/Chicago' });
  expect(paris[0]).toBe('Paris, Île-de-France, France');
});

test(
  'finds towns, and their currencies, while the database is away',
  { tags: 'long' },
  async () => {
    const alone = await openTestApp();
    await alone.database.close();
    const { answer } = await alone.call('searchPlaces', { query: { q: 'Lisboa' } });
    expect(answer.items[0]).toMatchObject({ name: 'Lisbon', currency: 'EUR' });
  },
);

test('a gazetteer that could not be opened is opened by the next call', async () => {
  let isBroken = true;
  const gazetteer = createGazetteer(async () => {
    if (isBroken) throw new Error('EMFILE');
    return openPlaceTable();
  });
  await expect(gazetteer.search()).rejects.toThrow('EMFILE');
  isBroken = false;
  expect((await gazetteer.search()).find('Lisboa')[0]?.name).toBe('Lisbon');
  expect(await gazetteer.currencyAt({ latitude: 52.5, longitude: 13.4 })).toBe('EUR');
});
