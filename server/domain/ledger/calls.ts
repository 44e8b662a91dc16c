import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import type { UserLedger } from '#contract/listings/ledger.ts';
import { canSeeUnlisted, missingListing } from '#domain/listings/public.ts';
import type { RentsAround } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import { isShownTo } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { answerPrivateJson, answerSharedJson } from '#platform/http/json-response.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { readListingFacts, userLedgerJson, type ListingFacts } from './read-facts.ts';

interface Deps {
  sql: Sql;
  publicReads: Pick<PublicReads, 'read'>;
  pricing: Pick<Pricing, 'compareIn'>;
  listingRanking: { rentsAround: RentsAround };
  quotas: Quotas;
}

/** The facts depend on the day, and on other listings around. */
const publicSeconds = 30;

/** What we know of listings and users. */
export function ledgerCalls(deps: Deps): Pick<Handlers, 'getListingLedger' | 'getUserLedger'> {
  const { sql, publicReads, pricing, listingRanking, quotas } = deps;

  /** Compares the rent with those around it; null where nothing can be said. */
  function compareRent({ area, rent, currency, listings_of_owner: own }: ListingFacts) {
    if (!area) return null;
    const found = listingRanking.rentsAround({
      lat: area.latitude,
      lng: area.longitude,
      radius_km: ledgerRules.rentsWithinKm,
      room_type: [area.room_type],
      without: own,
      rents: pricing.compareIn(currency),
    });
    if (!found || found.count < ledgerRules.fewestRents || found.median === 0) return null;
    return {
      percent: Math.round((rent / found.median - 1) * 100),
      median: found.median,
      currency,
      rents: found.count,
      within_km: ledgerRules.rentsWithinKm,
    };
  }

  return {
    async getListingLedger({ params: { id }, maybeViewer, c }) {
      const facts = await publicReads.read(c, ({ searches }) => readListingFacts(searches, id));
      if (!facts) throw await missingListing(sql, id);
      const isPublic = facts.status === 'active';
      if (!isPublic && !canSeeUnlisted(await maybeViewer(), facts)) {
        throw await missingListing(sql, id);
      }
      const ledger = { ...facts.known, rent: compareRent(facts) };
      return isPublic
        ? answerSharedJson(c, ledger, publicSeconds)
        : answerPrivateJson(c, JSON.stringify(ledger));
    },

    async getUserLedger({ viewer, params: { id } }) {
      await quotas.count(sql, 'profiles', viewer);
      const hidden = await usersHiddenFrom(sql, viewer.user_id);
      const [row] = hidden.includes(id)
        ? []
        : await sql<{ ledger: UserLedger }[]>`
            select ${userLedgerJson} as ledger from users u
            where u.id = ${id} and ${isShownTo(viewer.user_id)}`;
      if (!row) throw new ProblemError('not_found', { detail: 'There is no such roomie' });
      return row.ledger;
    },
  };
}
