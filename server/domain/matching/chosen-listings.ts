import type { Context } from 'hono';
import type { ChosenListing, chosenListingCalls } from '#contract/marks/mark.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import { summaryJson } from '#domain/listings/public.ts';
import { readChosenListings } from '#domain/marks/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { foundListingJson, withFit, type FoundListing } from './fit-with-listing.ts';
import { readFitViewer } from './read-fit-viewer.ts';

interface Deps {
  database: Pick<Database, 'hot'>;
  mediaUrl: string;
  pricing: Pick<Pricing, 'compareIn'>;
  readToken: (c: Context) => Promise<TokenHolder | null>;
}

/**
 * The call for listings by their ids, which tells signed-in users how well each fits them. One query
 * reads the listings, and one a user who is signed in.
 */
export function createChosenListingHandlers(deps: Deps): CallHandlers<typeof chosenListingCalls> {
  const { database, mediaUrl, pricing, readToken } = deps;
  const { hot } = database;
  return {
    async listChosenListings({ query: { ids }, c }) {
      const holder = await readToken(c);
      const viewer = holder && (await readFitViewer(hot, pricing, holder))?.viewer;
      if (!viewer) {
        const items = await readChosenListings<ChosenListing['listing']>(hot, {
          item: summaryJson(mediaUrl),
          viewerId: null,
          ids,
        });
        return { items };
      }
      c.set('userId', viewer.id);
      const found = await readChosenListings<FoundListing | null>(hot, {
        item: foundListingJson(mediaUrl),
        viewerId: viewer.id,
        ids,
      });
      return {
        // With its fields in the order of a visitor's answer.
        items: found.map((chosen) => ({
          ...chosen,
          listing: chosen.listing && withFit(viewer, chosen.listing),
        })),
      };
    },
  };
}
