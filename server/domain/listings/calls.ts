import type { Idempotent } from '#platform/http/idempotency.ts';
import type { Handlers, Viewer } from '#platform/http/endpoint.ts';
import type { Database } from '#platform/database/database.ts';
import { answerPrivateJson, answerPublicJson } from '#platform/http/json-response.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { createHotReads } from './hot-reads.ts';
import {
  findListingFacts,
  listOwnListings,
  readListing,
  wasDeleted,
  insertListing,
  removeListing,
  removeListingAsAdmin,
  replaceListing,
  canEditListing,
  canSeeExactLocation,
  canSeeUnlisted,
} from './listings.ts';

interface Deps {
  database: Database;
  idempotent: Idempotent;
  images: {
    /** Runs what deletes a listing's row, then deletes the files of its images. */
    deleteWithFiles<T>(owner: { listing_id: number }, deleteRows: () => Promise<T>): Promise<T>;
  };
  /** What comes before the key of an image in its address. */
  mediaUrl: string;
  /** Runs after every change of what public pages show. */
  onListingsChanged: () => void;
  quotas: Quotas;
}

type ListingHandlers = Pick<
  Handlers,
  | 'listListings'
  | 'getListing'
  | 'listOwnListings'
  | 'createListing'
  | 'updateListing'
  | 'deleteListing'
  | 'deleteListingAsAdmin'
>;

/** Handlers of the calls about listings. */
export function listingCalls(deps: Deps): ListingHandlers {
  const { database, idempotent, images, mediaUrl, onListingsChanged, quotas } = deps;
  const { sql } = database;
  const hotReads = createHotReads(database, mediaUrl);

  /** As its owner sees it, with exact coordinates. */
  async function show(id: number) {
    const listing = await readListing(sql, mediaUrl, id);
    if (!listing) throw await missing(id);
    return listing;
  }

  async function missing(id: number) {
    if (await wasDeleted(sql, id)) {
      return new ProblemError('gone', { detail: 'This room is no longer offered' });
    }
    return new ProblemError('not_found', { detail: 'There is no such room' });
  }

  async function requireOwn(viewer: Viewer, id: number) {
    const facts = await findListingFacts(sql, id);
    if (!facts) throw await missing(id);
    if (!canEditListing(viewer, facts)) throw new ProblemError('forbidden');
  }

  return {
    listListings: async ({ query, c }) => answerPublicJson(c, await hotReads.readPage(query)),

    async getListing({ params, maybeViewer, c }) {
      const listing = await hotReads.readListing(params.id);
      if (!listing) throw await missing(params.id);
      const viewer = await maybeViewer();
      if (canSeeExactLocation(viewer, listing)) return show(params.id);
      if (listing.status === 'active') return answerPublicJson(c, listing.json);
      if (canSeeUnlisted(viewer, listing)) return answerPrivateJson(c, listing.json.text);
      throw new ProblemError('not_found', { detail: 'This room is not offered at the moment' });
    },

    listOwnListings: ({ viewer, query }) => listOwnListings(sql, mediaUrl, viewer.user_id, query),

    async createListing(request) {
      const { viewer, body } = request;
      const id = await idempotent('createListing', request, (transaction) =>
        insertListing(transaction, quotas, viewer, body),
      );
      onListingsChanged();
      return show(id);
    },

    async updateListing({ viewer, params, body }) {
      await requireOwn(viewer, params.id);
      await replaceListing(sql, quotas, viewer, { id: params.id, form: body });
      onListingsChanged();
      return show(params.id);
    },

    async deleteListing({ viewer, params }) {
      await requireOwn(viewer, params.id);
      const { id } = params;
      await images.deleteWithFiles({ listing_id: id }, () => removeListing(sql, id));
      onListingsChanged();
    },

    async deleteListingAsAdmin({ viewer, params: { id } }) {
      const isGone = await images.deleteWithFiles({ listing_id: id }, () =>
        removeListingAsAdmin(sql, viewer.user_id, id),
      );
      if (!isGone) throw await missing(id);
      onListingsChanged();
    },
  };
}
