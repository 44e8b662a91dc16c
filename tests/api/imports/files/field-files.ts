import type { ImportMapping, ImportProblem } from '#contract/imports/import.ts';
import type { ImportReading } from '#contract/imports/import-reading.ts';

/** What a file of `tests/unit/imports/fixtures/field` holds, cell by cell. */
export interface FieldFile {
  file: string;
  /** Added to the proposed mapping. */
  map?: ImportMapping;
  /** What an administrator chooses. */
  reading?: ImportReading;
  /** The encoding that the preview offers, and a word as it reads it; the reading chooses it. */
  offered?: { encoding: string; word: string };
  /** What the preview says about how it read the file. */
  says?: ImportReading;
  fields: string[];
  /** The id and the value of each field; or the id and why the row is set aside. */
  rows: [id: string, ...values: unknown[]][];
  aside?: Record<string, string>;
  /** Problems that tell what a cell held. */
  problems?: Record<string, ImportProblem[]>;
}

const room = ['title', 'address', 'monthly_rent', 'currency'];
const cologne: FieldFile['rows'] = [
  ['1', 'Zimmer mit Balkon', 'Hauptstr. 1, Köln', 450, null],
  ['2', 'Helles Zimmer', 'Ring 2, Köln', 1201, null],
  ['3', 'Kammer', 'Gasse 3, Köln', 380, null],
];
const unread = (field: 'total_bedrooms' | 'current_roommates', was: string): ImportProblem => ({
  code: 'unread',
  field,
  was,
});
const swapped = (was: string): ImportProblem => ({ code: 'place_swapped', was });
const berlin = (id: number, latitude: number | null, longitude: number | null) =>
  [String(id), `Room ${id}`, `Street ${id}, Berlin`, 500, null, latitude, longitude] as [
    string,
    ...unknown[],
  ];
const dated = (id: number, day: string | null) =>
  [String(id), `Room ${id}`, `Street ${id}, Köln`, 500, null, day] as [string, ...unknown[]];
const counted = (id: number, bedrooms: number | null, roommates: number | null, bathrooms = 1) =>
  [
    String(id),
    'ABCDEFGHI'.charAt(id - 1),
    `X ${id}`,
    500,
    null,
    bedrooms,
    bathrooms,
    roommates,
    1,
  ] as [string, ...unknown[]];

export const fieldFiles: FieldFile[] = [
  {
    file: 'excel-sep-line.csv',
    says: { encoding: 'utf-8', separator: 'semicolon', header_line: 2, numbers: 'comma' },
    fields: room,
    rows: cologne,
  },
  {
    file: 'title-line-above-header.csv',
    says: { separator: 'semicolon', header_line: 3 },
    fields: room,
    rows: cologne,
  },
  { file: 'excel-trailing-separator.csv', fields: room, rows: cologne },
  {
    file: 'excel-bom-empty-tail.csv',
    says: { encoding: 'utf-8', header_line: 1 },
    fields: room,
    rows: cologne,
    aside: { '': 'The row is empty' },
  },
  {
    file: 'unicode-text-utf16.csv',
    says: { encoding: 'utf-16le', separator: 'tab' },
    fields: room,
    rows: cologne,
  },
  {
    file: 'mac-roman.csv',
    reading: { encoding: 'macintosh' },
    offered: { encoding: 'macintosh', word: 'Köln' },
    fields: room,
    rows: cologne,
  },
  {
    file: 'windows-1251.csv',
    reading: { encoding: 'windows-1251' },
    offered: { encoding: 'windows-1251', word: 'Светлая' },
    fields: room,
    rows: [
      ['1', 'Комната у парка', 'ул. Ленина 5, Казань', 15_000, null],
      ['2', 'Светлая комната', 'пр. Победы 7, Казань', 18_000, null],
    ],
  },
  {
    file: 'shift-jis.csv',
    reading: { encoding: 'shift_jis' },
    offered: { encoding: 'shift_jis', word: '駅近の明るい部屋' },
    fields: room,
    rows: [
      ['1', '駅近の明るい部屋', '東京都渋谷区神南1-1', 85_000, null],
      ['2', '静かな個室', '大阪市北区梅田2-2', 62_000, null],
    ],
  },
  {
    file: 'mac-cr-only.csv',
    says: { separator: 'comma' },
    fields: room,
    rows: [
      ['1', 'Room one', 'High St 1', 450, null],
      ['2', 'Room two', 'High St 2', 500, null],
    ],
  },
  {
    file: 'dates-us.csv',
    says: { days: 'month_first' },
    fields: [...room, 'available_from'],
    rows: [dated(1, '2027-03-01'), dated(2, '2026-12-15'), dated(3, '2027-03-31')],
  },
  {
    file: 'dates-iso-time.csv',
    fields: [...room, 'available_from'],
    rows: [dated(1, '2027-03-01'), dated(2, '2027-03-01'), dated(3, '2027-03-01')],
  },
  {
    file: 'dates-words.csv',
    fields: [...room, 'available_from'],
    rows: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => dated(id, id > 5 ? '2027-03-01' : null)),
  },
  {
    file: 'coordinates.csv',
    fields: [...room, 'latitude', 'longitude'],
    rows: [
      berlin(1, 52.52, 13.405),
      berlin(2, 52.52, 13.405),
      berlin(3, 52.52, 13.405),
      berlin(4, null, null),
      berlin(5, null, null),
      berlin(6, null, null),
      berlin(7, 52.52, 13.405),
      berlin(8, 52.520008, 0),
      berlin(9, null, null),
    ],
    problems: {
      4: [{ code: 'place_zero' }],
      5: [swapped('13.405, 52.52')],
      6: [swapped('-122.4194, 37.7749')],
      9: [swapped('95, 13')],
    },
  },
  {
    file: 'coordinates-2.csv',
    fields: [...room, 'latitude', 'longitude'],
    rows: [
      berlin(1, 52.52, 13.405),
      berlin(2, 52.52, 13.405),
      berlin(3, null, null),
      berlin(4, null, null),
      berlin(5, null, null),
      berlin(6, 52.52, 13.405),
      berlin(7, 52.520008, 0),
      berlin(8, null, null),
      berlin(9, null, null),
      berlin(10, 52.52, 13.4),
      berlin(11, 52.52, 13.4),
    ],
    problems: {
      3: [{ code: 'place_zero' }],
      4: [swapped('13.405, 52.52')],
      5: [swapped('-122.4194, 37.7749')],
      8: [{ code: 'unread', field: 'latitude', was: '52520008' }],
      9: [{ code: 'unread', field: 'longitude', was: '13.404.954' }],
    },
  },
  {
    file: 'rooms-counts.csv',
    map: { current_roommates: 'now', looking_for_roommates: 'want' },
    fields: [
      ...room,
      'total_bedrooms',
      'total_bathrooms',
      'current_roommates',
      'looking_for_roommates',
    ],
    rows: [
      counted(1, 2, 2),
      counted(2, null, 2),
      counted(3, null, null),
      counted(4, null, 0, 2),
      counted(5, null, 1),
      counted(6, null, 1),
      counted(7, null, 1),
      counted(8, null, 1),
      counted(9, null, 1),
    ],
    problems: {
      2: [unread('total_bedrooms', '2.5')],
      3: [unread('total_bedrooms', '2,5'), unread('current_roommates', '3 (2F, 1M)')],
      4: [unread('total_bedrooms', '3+1')],
      5: [unread('total_bedrooms', '5+')],
      6: [unread('total_bedrooms', 'T2')],
      7: [unread('total_bedrooms', '1LDK')],
      8: [unread('total_bedrooms', 'two')],
      9: [unread('total_bedrooms', '25')],
    },
  },
  {
    file: 'quotes-inches.csv',
    fields: room,
    rows: [
      ['1', 'Room with 55" TV', 'Elm St 1', 500, null],
      ['2', 'The "best" room', 'Elm St 2', 600, null],
      ['3', 'Plain', 'Elm St 3', 700, null],
    ],
  },
  {
    file: 'entities-tab.csv',
    map: { description: 'd' },
    fields: [...room, 'description'],
    rows: [
      [
        '1',
        'Zimmer in München – schön',
        'Königstraße 1, München',
        450,
        null,
        'Miete 450 € warm • Bad',
      ],
      ['2', 'Café room & more', 'Rue de l’Église, Genève', 900, null, 'x'],
      ['3', 'Room “quoted” €500', 'High St', 500, null, '<p>Nice</p>'],
    ],
  },
  {
    file: 'entities.csv',
    map: { description: 'd' },
    fields: [...room, 'description'],
    rows: [
      [
        '1',
        'Zimmer in München – schön',
        'Königstraße 1, München',
        450,
        null,
        'Miete 450 € warm • Bad',
      ],
      ['2', 'Café room & more', 'Rue de l’Église, Genève', 900, null, 'x'],
      ['3', 'Room “quoted” €500', 'High St', 500, null, '<p>Nice</p><p>Room’s</p>'],
    ],
  },
  {
    file: 'warm.csv',
    fields: [...room, 'monthly_bills'],
    rows: [
      ['1', 'Zimmer A', 'Köln', 450, 'EUR', 0],
      ['2', 'Zimmer B', 'Köln', 380, 'EUR', null],
      ['3', 'Zimmer C', 'Köln', 400, 'EUR', null],
      ['4', 'Zimmer D', 'Köln', 350, 'EUR', null],
      ['5', 'Zimmer E', 'Köln', 420, 'EUR', 0],
      ['6', 'Zimmer F', 'Köln', 420, 'EUR', null],
      ['7', 'Zimmer G', 'Köln', 420, 'EUR', null],
    ],
  },
  {
    file: 'yen-only.csv',
    reading: { currency: 'JPY' },
    fields: room,
    rows: [
      ['1', 'Room A', 'Shibuya', 85_000, 'JPY'],
      ['2', 'Room B', 'Meguro', 62_000, 'JPY'],
      ['3', 'Room C', 'Osaka', 48_000, 'JPY'],
    ],
  },
  {
    file: 'us-plain.csv',
    reading: { currency: 'USD', numbers: 'point' },
    fields: room,
    rows: [
      ['1', 'Room A', 'Austin', 1200, 'USD'],
      ['2', 'Room B', 'Austin', 950, 'USD'],
      ['3', 'Room C', 'Austin', 1450, 'USD'],
    ],
  },
  {
    file: 'leading-zero-ids.csv',
    fields: room,
    rows: [
      ['007', 'Room', 'Elm 1', 500, null],
      ['7', 'Room other', 'Elm 2', 600, null],
      ['1.23E+17', 'Excel id', 'Elm 3', 700, null],
    ],
    aside: { '1.23E+17': 'Line 4 has the same id' },
  },
  {
    file: 'inside-airbnb-detail.csv',
    map: { monthly_rent: 'price*30' },
    fields: [
      ...room,
      'description',
      'latitude',
      'longitude',
      'room_type',
      'total_bedrooms',
      'total_bathrooms',
      'external_link',
    ],
    rows: [
      [
        '6606',
        'Fab, private room "Wallingford"',
        'Wallingford',
        2700,
        'USD',
        'Great spot.<br /><br />Two lines\nand a newline',
        47.65,
        -122.33,
        'private_room',
        1,
        1,
        'https://www.airbnb.com/rooms/6606',
      ],
    ],
    aside: { 7000: 'Monthly rent is required' },
    problems: { 6606: [{ code: 'rounded', field: 'total_bathrooms', was: 1.5 }] },
  },
  {
    file: 'geojson.json',
    fields: [...room, 'latitude', 'longitude'],
    rows: [['1', 'Room A', 'Berlin', 500, null, 52.52, 13.405]],
  },
  {
    file: 'reso.json',
    map: { title: 'PublicRemarks' },
    fields: [
      ...room,
      'description',
      'latitude',
      'longitude',
      'total_bedrooms',
      'total_bathrooms',
      'photos',
    ],
    rows: [
      [
        'A1',
        'Room',
        '1 Elm St, Austin',
        950,
        null,
        'Room',
        30.26,
        -97.74,
        2,
        1,
        ['http://x/a.jpg'],
      ],
    ],
  },
];

/** Files that are no table of rooms, and what the preview says of them. */
export const refusedFiles: [file: string, detail: RegExp][] = [
  ['feed.blm', /^The file is a BLM feed \(Rightmove\)/],
  ['feed-blm-as.csv', /^The file is a BLM feed \(Rightmove\)/],
  ['openimmo.xml', /^The file is XML \(openimmo\)/],
  ['lines.json', /several objects one after another \(line 2\)/],
  ['lines.ndjson', /several objects one after another \(line 2\)/],
];
