import { isFarBelow } from '#contract/listings/ledger-rules.ts';
import { flagListingSign, type FlagRent } from '#domain/safety/public.ts';
import { compareRent, type RentDeps } from './compare-rent.ts';
import { readRentFacts } from './read-facts.ts';

/** Reports a listing whose rent is far below those around it. In the transaction that stores it. */
export const createFlagRent =
  (deps: RentDeps): FlagRent =>
  async (sql, id) => {
    const facts = await readRentFacts(sql, id);
    const compared = facts && compareRent(deps, facts);
    if (compared && isFarBelow(compared.percent)) await flagListingSign(sql, id, 'rent');
  };
