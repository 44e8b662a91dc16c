import type { KeptRows } from '../kept-database.ts';
import { insertListingsOfUsers } from './synthetic-listings.ts';
import { insertUsers } from './synthetic-users.ts';

export const size = 1_000_000;

/** A million users with answers, and as many listings. */
export const listingRows: KeptRows = {
  name: 'listings',
  sources: [
    'bench/many-listings.ts',
    'bench/matching/listing-rows.ts',
    'bench/matching/synthetic-listings.ts',
    'bench/matching/synthetic-users.ts',
  ],
  async insert(sql) {
    await insertUsers(sql, size);
    await insertListingsOfUsers(sql, size, size, { areFollowed: false });
    await sql`vacuum analyze listings`;
  },
};
