import type { GazetteerPlace } from './geonames.ts';

/**
 * Well-known names that the gazetteer's packages do not hold: they have one name for each place,
 * sometimes the English one and sometimes the local one. `within` is a part of the place's detail.
 */
export const otherNames: readonly { names: readonly string[]; name: string; within: string }[] = [
  { names: ['NYC'], name: 'New York City', within: 'United States' },
  { names: ['Bronx'], name: 'The Bronx', within: 'New York' },
  { names: ['LIC'], name: 'Long Island City', within: 'New York' },
  { names: ['UWS'], name: 'Upper West Side', within: 'New York' },
  { names: ['LA', 'L.A.'], name: 'Los Angeles', within: 'California' },
  { names: ['SF'], name: 'San Francisco', within: 'California' },
  { names: ['Philly'], name: 'Philadelphia', within: 'Pennsylvania' },
  { names: ['DC', 'Washington DC'], name: 'Washington', within: 'Columbia' },
  { names: ['Montreal'], name: 'Montréal', within: 'Canada' },
  { names: ['München', 'Muenchen'], name: 'Munich', within: 'Germany' },
  { names: ['Cologne'], name: 'Köln', within: 'Germany' },
  { names: ['Nürnberg', 'Nuernberg'], name: 'Nuremberg', within: 'Germany' },
  { names: ['Hanover'], name: 'Hannover', within: 'Germany' },
  { names: ['Frankfurt/Main', 'Frankfurt (Main)'], name: 'Frankfurt am Main', within: 'Germany' },
  { names: ['Wien'], name: 'Vienna', within: 'Austria' },
  { names: ['Genève', 'Genf'], name: 'Geneva', within: 'Switzerland' },
  { names: ['Lucerne'], name: 'Luzern', within: 'Switzerland' },
  { names: ['Bruxelles', 'Brussel'], name: 'Brussels', within: 'Belgium' },
  { names: ['Antwerpen', 'Anvers'], name: 'Antwerp', within: 'Belgium' },
  { names: ['Ghent', 'Gand'], name: 'Gent', within: 'Belgium' },
  { names: ['Bruges'], name: 'Brugge', within: 'Belgium' },
  { names: ['Den Haag', '’s-Gravenhage'], name: 'The Hague', within: 'Netherlands' },
  { names: ['København'], name: 'Copenhagen', within: 'Denmark' },
  { names: ['Göteborg', 'Goeteborg'], name: 'Gothenburg', within: 'Sweden' },
  { names: ['Lisboa'], name: 'Lisbon', within: 'Portugal' },
  { names: ['Oporto'], name: 'Porto', within: 'Portugal' },
  { names: ['Seville'], name: 'Sevilla', within: 'Spain' },
  { names: ['Roma'], name: 'Rome', within: 'Italy' },
  { names: ['Milano'], name: 'Milan', within: 'Italy' },
  { names: ['Torino'], name: 'Turin', within: 'Italy' },
  { names: ['Napoli'], name: 'Naples', within: 'Italy' },
  { names: ['Firenze'], name: 'Florence', within: 'Italy' },
  { names: ['Venezia'], name: 'Venice', within: 'Italy' },
  { names: ['Genova'], name: 'Genoa', within: 'Italy' },
  { names: ['Praha'], name: 'Prague', within: 'Czech' },
  { names: ['Warszawa'], name: 'Warsaw', within: 'Poland' },
  { names: ['Cracow'], name: 'Kraków', within: 'Poland' },
  { names: ['Athina'], name: 'Athens', within: 'Greece' },
  { names: ['Moskva'], name: 'Moscow', within: 'Russia' },
  { names: ['Kiev'], name: 'Kyiv', within: 'Ukraine' },
  { names: ['București'], name: 'Bucharest', within: 'Romania' },
  { names: ['Beograd'], name: 'Belgrade', within: 'Serbia' },
  { names: ['Bangalore'], name: 'Bengaluru', within: 'India' },
  { names: ['Bombay'], name: 'Mumbai', within: 'India' },
  { names: ['Saigon'], name: 'Ho Chi Minh City', within: 'Vietnam' },
];

type MorePlace = Omit<GazetteerPlace, 'id' | 'currency'> & { names?: readonly string[] };

/**
 * Neighborhoods of New York: name, borough, latitude, longitude, about how many live there and other
 * names. Chelsea counts more than it has, or one near Ottawa would come first.
 */
const inNewYork: readonly (readonly [
  string,
  string,
  number,
  number,
  number,
  (readonly string[])?,
])[] = [
  [
    'Bedford-Stuyvesant',
    'Brooklyn',
    40.6872,
    -73.9418,
    150_000,
    ['Bed-Stuy', 'Bed Stuy', 'Bedstuy', 'Bedford Stuyvesant'],
  ],
  ['Crown Heights', 'Brooklyn', 40.6694, -73.9422, 140_000],
  ['Prospect Heights', 'Brooklyn', 40.6774, -73.9689, 25_000],
  ['Prospect Lefferts Gardens', 'Brooklyn', 40.6592, -73.9533, 50_000, ['PLG']],
  ['Fort Greene', 'Brooklyn', 40.692, -73.9742, 30_000],
  ['Clinton Hill', 'Brooklyn', 40.6896, -73.966, 35_000],
  ['Boerum Hill', 'Brooklyn', 40.6848, -73.9845, 20_000],
  ['Cobble Hill', 'Brooklyn', 40.6865, -73.9962, 10_000],
  ['Carroll Gardens', 'Brooklyn', 40.6795, -73.9992, 15_000],
  ['Gowanus', 'Brooklyn', 40.6733, -73.9903, 10_000],
  ['Red Hook', 'Brooklyn', 40.6753, -74.0106, 12_000],
  ['Bay Ridge', 'Brooklyn', 40.6264, -74.0299, 80_000],
  ['Ditmas Park', 'Brooklyn', 40.6412, -73.9625, 20_000],
  ['Midwood', 'Brooklyn', 40.6204, -73.9599, 50_000],
  ['Dumbo', 'Brooklyn', 40.7033, -73.9881, 10_000],
  ['Lower East Side', 'Manhattan', 40.715, -73.9843, 70_000, ['LES']],
  ['Upper East Side', 'Manhattan', 40.7736, -73.9566, 200_000, ['UES']],
  ['Greenwich Village', 'Manhattan', 40.7336, -74.0027, 25_000],
  ['Chelsea', 'Manhattan', 40.7465, -74.0014, 100_000],
  ['Midtown', 'Manhattan', 40.7549, -73.984, 60_000],
  ['Nolita', 'Manhattan', 40.7229, -73.9955, 10_000],
  ['SoHo', 'Manhattan', 40.7233, -74.003, 20_000],
  ['Flushing', 'Queens', 40.7675, -73.8331, 70_000],
];

/**
 * Neighborhoods that many people search for and that the packages lack. For some, they have only a
 * place of the same name elsewhere, such as a Crown Heights 100 km north of Brooklyn.
 */
export const morePlaces: readonly MorePlace[] = [
  ...inNewYork.map(([name, borough, latitude, longitude, population, names = []]): MorePlace => ({
    name,
    names,
    detail: `${borough}, New York, United States`,
    population,
    latitude,
    longitude,
  })),
  {
    name: 'Shoreditch',
    detail: 'London, England, United Kingdom',
    population: 30_000,
    latitude: 51.5265,
    longitude: -0.0798,
  },
  {
    name: 'Arroios',
    detail: 'Lisbon, Portugal',
    population: 33_000,
    latitude: 38.7333,
    longitude: -9.1347,
  },
];

/** What people write behind a town, and how the gazetteer writes it. */
export const shortRegions: Readonly<Record<string, string>> = {
  usa: 'United States',
  us: 'United States',
  uk: 'United Kingdom',
  gb: 'United Kingdom',
  nyc: 'New York',
  ...Object.fromEntries(
    (
      'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|' +
      'DE Delaware|DC Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|' +
      'IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|' +
      'MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
      'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|' +
      'ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
      'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
      'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta|BC British Columbia|' +
      'MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|SK Saskatchewan'
    )
      .split('|')
      .map((line) => [line.slice(0, 2).toLowerCase(), line.slice(3)]),
  ),
};
