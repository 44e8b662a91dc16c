import { isFarBelow } from '#contract/listings/ledger-rules.ts';
import { flagListingSign } from '#domain/safety/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { compareRent, type RentDeps } from './compare-rent.ts';
import { readRentFacts } from './read-facts.ts';

/** Creates what reports a listing with a rent far below those around it, in the transaction that stores it. */
export const createFlagRent =
  (deps: RentDeps) =>
  async (sql: Sql, id: number): Promise<void> => {
    const facts = await readRentFacts(sql, id);
    const comparison = facts && compareRent(deps, facts);
    if (comparison && isFarBelow(comparison.percent)) await flagListingSign(sql, id, 'rent');
  };
