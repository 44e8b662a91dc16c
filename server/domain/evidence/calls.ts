import type { UserLedger, ledgerCalls } from '#contract/listings/ledger.ts';
import { canSeeUnlisted, missingListing } from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import { isShownTo, noSuchUser } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { answerPrivateJson, answerSharedJson } from '#platform/http/json-response.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import { compareRent, rentsNearby, type RentDeps } from './compare-rent.ts';
import { readListingFacts, userLedgerJson } from './read-facts.ts';

interface Deps extends RentDeps {
  sql: Sql;
  publicReads: Pick<PublicReads, 'read'>;
  pricing: Pick<Pricing, 'compareIn' | 'findCurrency'>;
}

/** The facts depend on the day, and on other listings around. */
const publicSeconds = 30;

/** Handlers of the calls for the evidence about listings and users. */
export function createEvidenceHandlers(deps: Deps): CallHandlers<typeof ledgerCalls> {
  const { sql, publicReads, pricing } = deps;

  return {
    async getRentsNearby({ viewer, query }) {
      const { lat: latitude, lng: longitude, room_type } = query;
      const currency = query.currency ?? (await pricing.findCurrency({ latitude, longitude }));
      const own = await sql<{ id: number }[]>`
        select id from listings where user_id = ${viewer.user_id} and status = 'active'`;
      const without = own.map(({ id }) => id);
      return { rents: rentsNearby(deps, { latitude, longitude, room_type, currency, without }) };
    },

    async getListingLedger({ params: { id }, maybeViewer, c }) {
      const facts = await publicReads.read(c, ({ searches }) => readListingFacts(searches, id));
      if (!facts) throw await missingListing(sql, id);
      const isPublic = facts.status === 'active';
      if (!isPublic && !canSeeUnlisted(await maybeViewer(), facts)) {
        throw await missingListing(sql, id);
      }
      const ledger = { ...facts.known, rent: compareRent(deps, facts) };
      return isPublic
        ? answerSharedJson(c, ledger, publicSeconds)
        : answerPrivateJson(c, JSON.stringify(ledger));
    },

    async getUserLedger({ viewer, params: { id } }) {
      const hidden = await usersHiddenFrom(sql, viewer.user_id);
      const [row] = hidden.includes(id)
        ? []
        : await sql<{ ledger: UserLedger }[]>`
            select ${userLedgerJson} as ledger from users u
            where u.id = ${id} and ${isShownTo(viewer.user_id)}`;
      if (!row) throw noSuchUser();
      return row.ledger;
    },
  };
}
