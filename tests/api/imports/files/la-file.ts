import { amenities } from '#contract/vocabulary.ts';
import {
  pickSome,
  startFile,
  toFile,
  type GeneratedFile,
  type GeneratedRow,
} from './generated-file.ts';

const columns = (
  'id,listing_url,last_scraped,name,description,picture_url,neighbourhood,neighbourhood_cleansed,' +
  'neighbourhood_group_cleansed,latitude,longitude,property_type,room_type,accommodates,bathrooms,' +
  'bathrooms_text,bedrooms,beds,amenities,price,minimum_nights,license'
).split(',');

const propertyTypes: [[string, string | null], ...[string, string | null][]] = [
  ['Entire rental unit', 'whole_place'],
  ['Entire guesthouse', 'whole_place'],
  ['Entire condo', 'whole_place'],
  ['Private room in home', 'private_room'],
  ['Private room in guest suite', 'private_room'],
  ['Private room in townhouse', 'private_room'],
  ['Room in boutique hotel', 'private_room'],
  ['Shared room in hostel', 'shared_room'],
  ['Shared room in home', 'shared_room'],
  ['Camper/RV', null],
  ['Boat', null],
];
const bathTexts: [[string, number | null], ...[string, number | null][]] = [
  ['1 bath', 1],
  ['1 private bath', 1],
  ['1.5 shared baths', 1],
  ['2 shared baths', 2],
  ['2.5 baths', 2],
  ['Half-bath', null],
  ['Shared half-bath', null],
  ['0 shared baths', null],
  ['', null],
];
/** What hosts tick, and what that is here. */
const ticked: Record<string, string | null> = {
  Wifi: 'wifi',
  'Fast wifi – 250 Mbps': 'wifi',
  'Ethernet connection': null,
  Washer: 'washing_machine',
  'Paid washer – In building': 'washing_machine',
  'Laundromat nearby': null,
  Dishwasher: 'dishwasher',
  'Private patio or balcony': 'balcony',
  'Patio or balcony': 'balcony',
  'Outdoor furniture': null,
  'Private backyard – Fully fenced': 'garden',
  'Garden view': null,
  'Courtyard view': null,
  Elevator: 'lift',
  'Ski-in/Ski-out': null,
  'Exercise equipment: stationary bike': null,
  'Dedicated workspace': 'desk',
  'Central air conditioning': 'air_conditioning',
  'AC - split type ductless system': 'air_conditioning',
  'Ceiling fan': null,
  'Free parking on premises – 1 space': 'parking',
  'Free residential garage on premises': 'parking',
  Kitchen: null,
  'Hot tub': null,
  'Pets allowed': null,
  'Smoke alarm': null,
  'Dishes and silverware': null,
  'Shampoo & "fancy" soap': null,
};
const names: [string, ...string[]] = [
  'Hollywood Hills; “Celebrity” getaway',
  'Sunny ★ Venice, 2 blocks to beach',
  'Casa en Echo Park ñ',
  'A "charming" room',
  '近海滩的房间',
];
const areas: [[string, string], ...[string, string][]] = [
  ['Hollywood', 'City of Los Angeles'],
  ['Venice', 'City of Los Angeles'],
  ['Long Beach', 'Other Cities'],
  ['East Los Angeles', 'Unincorporated Areas'],
];

/** 2,159 rows in the style of the details of Inside Airbnb: lines in cells, lists in JSON. */
export function makeLaFile(): GeneratedFile {
  const random = startFile(3);
  const rows = Array.from({ length: 2159 }, (_, at): GeneratedRow => {
    const id = String(109 + at * 4_294_967);
    const name = `${random.pick(names)} ${at}`;
    const description = `Great spot, ${at}.\r\n\r\nTwo "lines", and\na third`;
    const [area, group] = random.pick(areas);
    const latitude = random.between(33.7, 34.4).toFixed(random.whole(2, 6));
    const longitude = random.between(-118.6, -117.8).toFixed(random.whole(2, 6));
    const [property, room_type] = random.pick(propertyTypes);
    const [bath, total_bathrooms] = random.pick(bathTexts);
    const bedrooms = random.pick(['', '0', '1', '2', '5'] as const);
    const had = pickSome(random, Object.keys(ticked), 0.25);
    const price = random.chance(0.03) ? null : random.whole(15, random.chance(0.02) ? 9000 : 1200);
    const nights = random.pick(['1', '30', '31', '60', '365'] as const);
    const link = `https://www.airbnb.com/rooms/${id}`;
    const cells = [
      id,
      link,
      '2025-09-01',
      name,
      description,
      `https://a0.muscache.com/pictures/${at}.jpg`,
      'Los Angeles, California, United States',
      area,
      group,
      latitude,
      longitude,
      property,
      'Private room',
      '2',
      '',
      bath,
      bedrooms,
      '',
      `[${had.map((one) => JSON.stringify(one)).join(', ')}]`,
      price === null ? '' : `$${price.toLocaleString('en-US')}.00`,
      nights,
      'Exempt - This listing is a transient occupancy',
    ];
    if (price === null) return { id, cells, aside: 'Monthly rent is required' };
    if (price * 30 > 100_000) return { id, cells, aside: 'Monthly rent too high' };
    const named = amenities.filter((one) => had.some((tick) => ticked[tick] === one));
    const values = {
      title: name,
      description: `Great spot, ${at}.\n\nTwo "lines", and\na third`,
      address: `${area}, ${group}, California`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      monthly_rent: price * 30,
      currency: 'USD',
      room_type,
      total_bathrooms,
      total_bedrooms: bedrooms === '' || bedrooms === '0' ? null : Number(bedrooms),
      amenities: named.length > 0 ? named : null,
      min_stay_months: nights === '30' ? 1 : nights === '60' ? 2 : null,
      external_link: link,
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
      description: 'description',
      address: '{neighbourhood_cleansed}, {neighbourhood_group_cleansed}, California',
      latitude: 'latitude',
      longitude: 'longitude',
      monthly_rent: 'price*30',
      room_type: 'property_type',
      total_bathrooms: 'bathrooms_text',
      total_bedrooms: 'bedrooms',
      amenities: 'amenities',
      min_stay_months: 'minimum_nights/30',
      external_link: 'listing_url',
    },
    reading: {},
  };
}
