import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { compareIn } from '#domain/money/public.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import type { Pool } from '#platform/database/sql.ts';
import { insertManyListings, moveToCities } from '../many-listings.ts';
import type { Figure, Part } from '../part.ts';
import { fill, measureInTurn, type Filled } from './measure-growth.ts';

const size = 1_000_000;

/** The last currency of the listings has no rate. */
const rates = {
  day: '2026-11-20',
  perBase: new Map([
    ['EUR', 1],
    ['USD', 1.1492],
    ['GBP', 0.8602],
    ['CHF', 0.9301],
    ['SEK', 10.98],
    ['BRL', 6.17],
  ]),
};

const places = [
  { name: 'Berlin', currency: 'EUR', center: { lat: 52.52, lng: 13.4 } },
  { name: 'London', currency: 'GBP', center: { lat: 51.5, lng: -0.13 } },
];

const searches: [name: string, query: ListingQuery][] = [
  ['up to 600', { max_rent: 600 }],
  ['a narrow range by rent', { min_rent: 800, max_rent: 850, sort: 'rent' }],
  ['the cheapest', { sort: 'rent' }],
  ['up to 900, nearest first', { max_rent: 900, sort: 'distance' }],
  [
    'up to 900 with amenities by rent',
    { max_rent: 900, amenities: ['wifi', 'desk'], sort: 'rent' },
  ],
  [
    'a private room up to 700 for a stay',
    { max_rent: 700, room_type: ['private_room'], stay_months: 6 },
  ],
  ['a word, up to 900 by rent', { q: 'sunny', max_rent: 900, sort: 'rent' }],
];

/** Searches by rent where listings are in several currencies, and where all are in one. */
export const currenciesPart: Part = {
  title: 'Searches by rent in several currencies',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const opened: Filled[] = [];
    const open = async (currency: string | null) => {
      const name = currency ?? 'mixed';
      options.say(`Moving them to cities (${name})`);
      const move = (sql: Pool) => moveToCities(sql, currency);
      const filled = await fill(server.adminConnection, name.toLowerCase(), move, 'inserted');
      opened.push(filled);
      return filled;
    };
    try {
      options.say(`Inserting ${size.toLocaleString('en')} listings`);
      const insert = (sql: Pool) => insertManyListings(sql, size);
      await (await fill(server.adminConnection, 'inserted', insert)).close();
      const mixed = await open(null);
      const figures: Figure[] = [];
      for (const { name: place, currency, center } of places) {
        const single = await open(currency);
        const withRates = compareIn(currency, rates);
        const without = compareIn(currency, null);
        for (const where of [center, {}]) {
          for (const [name, asked] of searches) {
            if (asked.sort === 'distance' && !('lat' in where)) continue;
            const query = { ...asked, ...where };
            const [alone = Number.NaN, plain = Number.NaN, compared = Number.NaN] =
              await measureInTurn(
                [
                  () => single.search({ ...query, rents: without }),
                  () => mixed.search({ ...query, rents: without }),
                  () => mixed.search({ ...query, rents: withRates }),
                ],
                options,
              );
            const title = `${'lat' in where ? `${place}: ` : `everywhere in ${currency}: `}${name}`;
            const against = { name: `all listings in ${currency}`, value: alone };
            const goal = { atMost: 2 };
            figures.push(
              { name: title, unit: 'ms', value: plain, against, goal },
              { name: `${title}, with rates`, unit: 'ms', value: compared, against, goal },
            );
            options.say(
              `${title}: ${[alone, plain, compared].map((ms) => ms.toFixed(1)).join(', ')} ms`,
            );
          }
        }
        await single.close();
        opened.splice(opened.indexOf(single), 1);
      }
      const method = [
        `The search of the API as in the part above, in ${size.toLocaleString('en')} listings in eight cities and seven currencies, a quarter of them in another currency than that of their city. The reference is the same search where all of them are in one. The databases take turns.`,
        'With rates means that an exchange rate is known for all currencies but the yen.',
      ];
      return { method, figures, notes: [] };
    } finally {
      for (const { close } of opened) await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
