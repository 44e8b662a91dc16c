import { lowRentPercent } from '#contract/scam-guard/rule.ts';
import { flagListingSign } from '#domain/safety/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { compareRent, type RentDeps } from './compare-rent.ts';
import { readRentFacts } from './read-facts.ts';

/** Reports a listing whose rent is far below those around it. In the transaction that stores it. */
export const createFlagRent =
  (deps: RentDeps) =>
  async (sql: Sql, id: number): Promise<void> => {
    const facts = await readRentFacts(sql, id);
    const compared = facts && compareRent(deps, facts);
    if (compared && compared.percent <= lowRentPercent) await flagListingSign(sql, id, 'rent');
  };
