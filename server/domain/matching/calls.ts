import type { matchingCalls } from '#contract/matching/calls.ts';
import type { chosenUserCalls } from '#contract/marks/mark.ts';
import { noSuchListing } from '#domain/listings/public.ts';
import { noSuchUser } from '#domain/users/public.ts';
import { computeFit, fitSummary } from '#fit/compute-fit.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { answerSharedJson } from '#platform/http/json-response.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Matching } from './create-matching.ts';
import { countUsersNear } from './count-users-near.ts';
import { listRoomies } from './list-roomies.ts';
import { previewFit } from './preview-fit.ts';
import { readFitWithListing } from './fit-with-listing.ts';
import { readOwnAnswers, readRoomies, type FoundRoomie } from './read-roomies.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches' | 'clock'>;
  matching: Pick<Matching, 'rank' | 'rankForEach' | 'count' | 'isIndexed'>;
  pricing: Pricing;
}

/** Calls about other users, and how well they and listings fit the signed-in user. */
export function createMatchingHandlers({
  database,
  matching,
  pricing,
}: Deps): CallHandlers<typeof chosenUserCalls & typeof matchingCalls> {
  const { sql } = database;

  async function requireRoomie(viewer: Viewer, id: number): Promise<FoundRoomie> {
    const hidden = await usersHiddenFrom(sql, viewer.user_id);
    const [roomie] = hidden.includes(id) ? [] : await readRoomies(sql, viewer.user_id, [id]);
    if (!roomie) throw noSuchUser();
    return roomie;
  }

  return {
    async listUsers({ viewer, query }) {
      return listRoomies({ database, matching, pricing }, viewer.user_id, query);
    },

    async listChosenUsers({ viewer, query: { ids } }) {
      const [me, hidden, found] = await Promise.all([
        readOwnAnswers(sql, viewer.user_id),
        usersHiddenFrom(sql, viewer.user_id),
        readRoomies(sql, viewer.user_id, ids),
      ]);
      const seen = new Map(
        found
          .filter(({ user }) => !hidden.includes(user.id))
          .map(({ user, answers }) => [user.id, { ...user, fit: fitSummary(me, answers) }]),
      );
      return { items: ids.map((id) => ({ id, roomie: seen.get(id) ?? null })) };
    },

    async countUsersNear({ query, c }) {
      const answer = { at_least: await countUsersNear(database.searches, query) };
      return answerSharedJson(c, answer, 300);
    },

    async getUser({ viewer, params }) {
      return (await requireRoomie(viewer, params.id)).user;
    },

    async getUserFit({ viewer, params }) {
      const [me, roomie] = await Promise.all([
        readOwnAnswers(sql, viewer.user_id),
        requireRoomie(viewer, params.id),
      ]);
      return computeFit(me, roomie.answers);
    },

    async previewFit({ viewer, body }) {
      return previewFit({ database, matching, pricing }, viewer.user_id, body);
    },

    async getListingFit({ viewer, params }) {
      const fit = await readFitWithListing(sql, pricing, viewer, params.id);
      if (!fit) throw noSuchListing();
      return fit;
    },
  };
}
