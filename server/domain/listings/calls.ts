import type { Context } from 'hono';
import type { ownListingCalls } from '#contract/listings/own-listing.ts';
import { endpoints } from '#contract/endpoints.gen.ts';
import type { listingFormCalls } from '#contract/listings/listing-form.ts';
import type { listingCalls } from '#contract/listings/listing.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Database } from '#platform/database/database.ts';
import type { KeptReads } from '#platform/http/answer-cache.ts';
import { answerPrivateJson, answerPublicJson } from '#platform/http/json-response.ts';
import type { ReadPools } from '#platform/database/replicas/replicas.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { readIfMatch } from '#platform/http/versions.ts';
import { visitorNetwork } from '#platform/http/visitor-network.ts';
import type { Pricing } from '#domain/money/public.ts';
import { canReadHouseNumber } from './house-number.ts';
import {
  canSeeExactLocation,
  canSeeUnlisted,
  missingListing,
  requireOwnListing,
} from './listing-policy.ts';
import { createListingViews } from './listing-views.ts';
import { listOwnListings } from './own-listings.ts';
import { createPublicListingRead } from './read-public-listing.ts';
import {
  changeListingStatus,
  listingVersion,
  readListing,
  insertListing,
  removeListing,
  replaceListing,
  type FlagRent,
} from './listings.ts';

interface Deps {
  database: Database;
  publicReads: Pick<PublicReads, 'read'>;
  /** Finished answers, from which later visitors get theirs before they come here. */
  keptReads: KeptReads;
  images: {
    /** Runs what deletes a listing's row, then deletes the files of its images. */
    deleteWithFiles<T>(owner: { listing_id: number }, deleteRows: () => Promise<T>): Promise<T>;
  };
  /** What comes before the key of an image in its address. */
  mediaUrl: string;
  pricing: Pricing;
  quotas: Quotas;
  trustedProxies: number;
  flagRent: FlagRent;
}

/** Handlers of the calls about listings. */
export function createListingHandlers(
  deps: Deps,
): CallHandlers<typeof listingCalls & typeof listingFormCalls & typeof ownListingCalls> {
  const { database, images, mediaUrl, pricing, quotas } = deps;
  const { trustedProxies, flagRent } = deps;
  const { sql } = database;
  const views = createListingViews(sql, database.clock.now);
  const { publicReads, keptReads } = deps;
  const publicListingReads = new Map<ReadPools, ReturnType<typeof createPublicListingRead>>();
  function publicListingReadOn(pools: ReadPools) {
    const read = publicListingReads.get(pools) ?? createPublicListingRead(pools.hot, mediaUrl);
    publicListingReads.set(pools, read);
    return read;
  }

  /** Answers a listing as its owner sees it, with exact coordinates and the version to change. */
  async function answerToOwner(c: Context, id: number) {
    const listing = await readListing(sql, mediaUrl, id);
    if (!listing) throw await missingListing(sql, id);
    c.header('ETag', listingVersion(listing));
    return listing;
  }

  return {
    async getListing({ params, maybeViewer, c }) {
      const keeping = keptReads.begin(c, endpoints.getListing.path.replace('{id}', `${params.id}`));
      const listing = await publicReads.read(c, (from, replayed) => {
        keeping?.readFrom(replayed);
        return publicListingReadOn(from)(params.id);
      });
      if (!listing) throw await missingListing(sql, params.id);
      const viewer = await maybeViewer();
      const isPublic = listing.status === 'active';
      if (!isPublic && !canSeeUnlisted(viewer, listing)) throw await missingListing(sql, params.id);
      if (canSeeExactLocation(viewer, listing)) return answerToOwner(c, params.id);
      if (await canReadHouseNumber(sql, viewer, params.id)) {
        const whole = await readListing(sql, mediaUrl, params.id, 'address');
        if (!whole) throw await missingListing(sql, params.id);
        return whole;
      }
      return isPublic
        ? answerPublicJson(c, listing.json, keeping)
        : answerPrivateJson(c, listing.json.text);
    },

    listOwnListings: ({ viewer, query }) => listOwnListings(sql, mediaUrl, viewer.user_id, query),

    async createListing(request) {
      const { viewer, body } = request;
      const currency = body.currency ?? (await pricing.findCurrency(body));
      const id = await createOnce(sql, request, async (transaction) =>
        insertListing(transaction, quotas, viewer, { ...body, currency }, flagRent),
      );
      return answerToOwner(request.c, id);
    },

    async updateListing({ viewer, params, body, c }) {
      await requireOwnListing(sql, viewer, params.id);
      const change = { id: params.id, form: body, ifMatch: readIfMatch(c), mediaUrl };
      await replaceListing(sql, quotas, viewer, change, flagRent);
      return answerToOwner(c, params.id);
    },

    async changeListingStatus({ viewer, params, body, c }) {
      await requireOwnListing(sql, viewer, params.id);
      await changeListingStatus(sql, quotas, viewer, { id: params.id, status: body.status });
      return answerToOwner(c, params.id);
    },

    async countListingView({ params, c }) {
      const network = visitorNetwork(c, trustedProxies);
      if (!(await views.count(params.id, network))) throw await missingListing(sql, params.id);
    },

    async deleteListing({ viewer, params }) {
      await requireOwnListing(sql, viewer, params.id);
      const { id } = params;
      await images.deleteWithFiles({ listing_id: id }, () => removeListing(sql, id));
    },
  };
}
