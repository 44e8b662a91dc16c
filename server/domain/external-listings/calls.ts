import { ormOn, type Database } from '#platform/database/database.ts';
import { changeStatuses, deleteMany } from './change-many.ts';
import { listExternal, readExternal } from './read-external.ts';
import { changeExternal, insertExternal } from './write-external.ts';
import type { Idempotent } from '#platform/http/idempotency.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';

interface Deps {
  database: Database;
  idempotent: Idempotent;
  /** Told after every change of what public pages show. */
  onListingsChanged: () => void;
}

type ExternalListingHandlers = Pick<
  Handlers,
  | 'listExternalListings'
  | 'createExternalListing'
  | 'changeExternalListings'
  | 'deleteExternalListings'
  | 'getExternalListing'
  | 'changeExternalListing'
>;

/** Calls by which administrators review listings from outside. */
export function externalListingCalls(deps: Deps): ExternalListingHandlers {
  const { database, idempotent, onListingsChanged } = deps;
  const { orm } = database;

  async function show(id: number) {
    const listing = await readExternal(orm, id);
    if (!listing) throw missing();
    return listing;
  }

  return {
    listExternalListings: ({ query }) => listExternal(orm, query),

    async createExternalListing(request) {
      const { viewer, body } = request;
      const id = await idempotent('createExternalListing', request, (transaction) =>
        insertExternal(ormOn(transaction), viewer.user_id, body),
      );
      onListingsChanged();
      return show(id);
    },

    async changeExternalListings({ viewer, body }) {
      const part = await changeStatuses(database, viewer.user_id, body);
      onListingsChanged();
      return part;
    },

    async deleteExternalListings({ viewer, query }) {
      const part = await deleteMany(database, viewer.user_id, query);
      onListingsChanged();
      return part;
    },

    getExternalListing: ({ params }) => show(params.id),

    async changeExternalListing({ viewer, params, body }) {
      const changed = await changeExternal(database, viewer.user_id, params.id, body);
      if (!changed) throw missing();
      onListingsChanged();
      return changed;
    },
  };
}

const missing = () =>
  new ProblemError('not_found', { detail: 'There is no such listing from outside' });
