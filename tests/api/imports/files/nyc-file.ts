import { startFile, toFile, type GeneratedFile, type GeneratedRow } from './generated-file.ts';

const columns = (
  'id,name,neighbourhood_group,neighbourhood,latitude,longitude,room_type,price,minimum_nights,' +
  'number_of_reviews,last_review,reviews_per_month,availability_365'
).split(',');
const names: [string, ...string[]] = [
  'Clean & quiet apt home by the park',
  'Skylit Midtown Castle ',
  '  Cozy   Entire Floor of Brownstone',
  'THE VILLAGE OF HARLEM....NEW YORK !',
  'Lovely Room 1, Garden, Best Area, Legal rental',
  'The "BEST" room; near B\'way',
  'Hip\nHistoric Brownstone',
  'Spacious 🌻 Loft',
  'Appartement près du métro',
  'CBG Helps Haiti Room#2.5',
  '=1+1',
  '位于曼哈顿的房间',
  'Rue &amp; Sons',
];
const areas: [[string, string], ...[string, string][]] = [
  ['Brooklyn', 'Kensington'],
  ['Manhattan', "Hell's Kitchen"],
  ['Queens', 'Long Island City'],
  ['Bronx', 'Mott Haven'],
  ['Staten Island', 'St. George'],
];
const kinds = {
  'Private room': 'private_room',
  'Entire home/apt': 'whole_place',
  'Shared room': 'shared_room',
};

/** A title as it is stored. */
const titleText = (name: string) => name.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

/** 3,666 rows in the style of the summary of Inside Airbnb: a price a night, some rows shifted. */
export function makeNycFile(): GeneratedFile {
  const random = startFile(1);
  const rows = Array.from({ length: 3666 }, (_, at): GeneratedRow => {
    const id = String(2539 + at * 37);
    const name = random.chance(0.01) ? '' : `${random.pick(names)} ${at}`;
    const [group, area] = random.pick(areas);
    const latitude = random.between(40.5, 40.9).toFixed(5);
    const longitude = random.between(-74.2, -73.7).toFixed(5);
    const type = random.pick(['Private room', 'Entire home/apt', 'Shared room'] as const);
    const price = random.chance(0.005) ? 9999 : random.whole(20, 900);
    const review = random.chance(0.2) ? ['', ''] : [`2019/${random.whole(1, 9)}/7`, '0.38'];
    const tail = [String(random.whole(1, 30)), String(random.whole(0, 300)), ...review, '365'];
    const cells = [id, name, group, area, latitude, longitude, type, String(price), ...tail];
    if (random.chance(0.01)) {
      // The neighborhood is lost, and every cell stands one to the left.
      const shifted = [...cells.slice(0, 3), ...cells.slice(4), ''];
      return { id, cells: shifted, aside: 'The cells are misaligned' };
    }
    if (name !== '' && random.chance(0.005)) {
      const line = cells.with(1, 'Room, with a comma').join(',');
      return { id, cells, line, aside: 'The cells are misaligned: the row has 14 cells' };
    }
    if (name === '') return { id, cells, aside: 'Title is required' };
    if (price * 30 > 100_000) return { id, cells, aside: 'Monthly rent too high' };
    const values = {
      title: titleText(name),
      address: `${area}, ${group}, New York`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      monthly_rent: price * 30,
      currency: 'USD',
      room_type: kinds[type],
      external_link: `https://www.airbnb.com/rooms/${id}`,
    };
    return { id, cells, values };
  });
  const { text, ...facts } = toFile(columns, rows, ',');
  return {
    ...facts,
    content: Buffer.from(text),
    mapping: {
      source_id: 'id',
      title: 'name',
      address: '{neighbourhood}, {neighbourhood_group}, New York',
      latitude: 'latitude',
      longitude: 'longitude',
      monthly_rent: 'price*30',
      room_type: 'room_type',
      external_link: 'https://www.airbnb.com/rooms/{id}',
    },
    reading: {},
  };
}
