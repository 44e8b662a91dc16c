import iconv from 'iconv-lite';
import { amenities } from '#contract/vocabulary.ts';
import {
  pickSome,
  startFile,
  toFile,
  type GeneratedFile,
  type GeneratedRow,
} from './generated-file.ts';

const columns = (
  'id;category;title;body;amenities;bathrooms;bedrooms;currency;fee;has_photo;pets_allowed;price;' +
  'price_display;price_type;square_feet;address;cityname;state;latitude;longitude;source;time'
).split(';');

/** What the portal calls what rooms have, and what that is here. */
const portalAmenities: Record<string, string | null> = {
  AC: 'air_conditioning',
  Alarm: null,
  Basketball: null,
  'Cable or Satellite': null,
  Clubhouse: null,
  Dishwasher: 'dishwasher',
  Doorman: null,
  Elevator: 'lift',
  Fireplace: null,
  'Garbage Disposal': null,
  Gated: null,
  Gym: null,
  'Hot Tub': null,
  'Internet Access': 'wifi',
  Parking: 'parking',
  'Patio/Deck': 'balcony',
  Playground: null,
  Pool: null,
  Refrigerator: null,
  Storage: null,
  TV: null,
  View: null,
  'Washer Dryer': 'washing_machine',
  'Wood Floors': null,
};
const titles: [string, ...string[]] = [
  'Studio apartment 2nd St NE, Uhland Terrace NE, Washington, DC 20002',
  'One BR – “Cañon” Ave; near café',
  'Two BR 416 Main St, Apt #2B',
  'Attractive 1 bed/1 bath, 55" TV',
];
const bodies: [string, ...string[]] = [
  'This unit is located at second St NE; price is $790. Pets? Yes.',
  'Come home to “The Vue”… 24/7 gym, €0 fee',
  'It’s a 1,020 sq. ft. home &amp; garden.\nCall us!',
];
const towns: [[string, string, number, number], ...[string, string, number, number][]] = [
  ['Washington', 'DC', 38.9, -76.99],
  ['Austin', 'TX', 30.26, -97.74],
  ['Los Angeles', 'CA', 34.05, -118.24],
  ['Anchorage', 'AK', 61.21, -149.9],
];
const cellOrNull = (value: string | null) => value ?? 'null';

/** 10,000 rows in the style of a portal's export: semicolons, Windows-1252, `null` for nothing. */
export function makeUsFile(): GeneratedFile {
  const random = startFile(2);
  const rows = Array.from({ length: 10_000 }, (_, at): GeneratedRow => {
    const id = String(5_668_626_895 + at * 7);
    const category = random.pick(['housing/rent/apartment', 'housing/rent/home'] as const);
    const title = `${random.pick(titles)} ${at}`;
    const body = random.pick(bodies);
    const had = pickSome(random, Object.keys(portalAmenities), 0.2);
    const pets = random.pick([null, 'None', 'Cats', 'Dogs', 'Cats,Dogs'] as const);
    const price = random.whole(400, 9000);
    const type = random.chance(0.01)
      ? random.pick(['Weekly', 'Monthly|Weekly'] as const)
      : 'Monthly';
    const [town, state, north, east] = random.pick(towns);
    const street = random.chance(0.3) ? null : `${random.whole(1, 9999)} Elm St`;
    const isPlaced = !random.chance(0.01);
    const latitude = (north + random.between(-0.1, 0.1)).toFixed(4);
    const longitude = (east + random.between(-0.1, 0.1)).toFixed(4);
    const bathrooms = random.pick([null, '1.0', '1.5', '2.0', '2.5', '3.0'] as const);
    const bedrooms = random.pick([null, '0.0', '1.0', '2.0', '3.0'] as const);
    const cells = [
      id,
      category,
      title,
      body,
      cellOrNull(had.length > 0 ? had.join(',') : null),
      cellOrNull(bathrooms),
      cellOrNull(bedrooms),
      'USD',
      'No',
      'Thumbnail',
      cellOrNull(pets),
      String(price),
      `$${price.toLocaleString('en-US')}`,
      type,
      String(random.whole(200, 3000)),
      cellOrNull(street),
      town,
      state,
      isPlaced ? latitude : 'null',
      isPlaced ? longitude : 'null',
      'RentLingo',
      String(1_577_359_064 + at),
    ];
    if (type === 'Monthly|Weekly') {
      return {
        id,
        cells,
        aside: 'price_type holds "Monthly|Weekly" instead of night, week, month',
      };
    }
    const named = amenities.filter((one) => had.some((name) => portalAmenities[name] === one));
    const values = {
      title,
      description: body.replaceAll('&amp;', '&'),
      address: [street, town, state].filter((part) => part !== null).join(', '),
      ...(isPlaced && { latitude: Number(latitude), longitude: Number(longitude) }),
      monthly_rent: type === 'Weekly' ? Math.round((price * 52) / 12) : price,
      currency: 'USD',
      room_type: category === 'housing/rent/apartment' ? 'whole_place' : null,
      total_bathrooms: bathrooms === null ? null : Math.floor(Number(bathrooms)),
      total_bedrooms: bedrooms === null ? null : Number(bedrooms) || null,
      amenities: named.length > 0 ? named : null,
      house_rules: pets === null || pets === 'None' ? null : ['pets_welcome'],
      external_link: `https://rent.example/${id}`,
    };
    return { id, cells, values };
  });
  const { text, ...facts } = toFile(columns, rows, ';');
  return {
    ...facts,
    content: iconv.encode(text, 'windows-1252'),
    mapping: {
      source_id: 'id',
      title: 'title',
      description: 'body',
      address: '{address}, {cityname}, {state}',
      latitude: 'latitude',
      longitude: 'longitude',
      monthly_rent: 'price',
      rent_period: 'price_type',
      currency: 'currency',
      total_bedrooms: 'bedrooms',
      total_bathrooms: 'bathrooms',
      room_type: 'category',
      amenities: 'amenities',
      house_rules: 'pets_allowed',
      external_link: 'https://rent.example/{id}',
    },
    reading: { encoding: 'windows-1252' },
  };
}
