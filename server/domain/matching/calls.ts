import type { Sql } from '#platform/database/sql.ts';
import { fitBetween } from '#fit/fit-between.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Matching } from './create-matching.ts';
import { peopleHiddenFrom } from './roomies/hidden-people.ts';
import { listRoomies } from './roomies/list-roomies.ts';
import { listingFit } from './roomies/listing-fit.ts';
import { previewFit } from './roomies/preview-fit.ts';
import { readOwnAnswers, readRoomies, type FoundRoomie } from './roomies/read-roomies.ts';

interface Deps {
  sql: Sql;
  matching: Pick<Matching, 'rank'>;
}

type RoomieHandlers = Pick<
  Handlers,
  'listUsers' | 'getUser' | 'getUserFit' | 'previewFit' | 'getListingFit'
>;

/** Calls about other people, and how well they and rooms fit. */
export function matchingCalls({ sql, matching }: Deps): RoomieHandlers {
  async function requireRoomie(viewerId: number, id: number): Promise<FoundRoomie> {
    const hidden = await peopleHiddenFrom(sql, viewerId);
    const [roomie] = hidden.includes(id) ? [] : await readRoomies(sql, [id]);
    if (!roomie) throw new ProblemError('not_found', { detail: 'There is no such person' });
    return roomie;
  }

  return {
    listUsers: ({ viewer, query }) => listRoomies(sql, matching, viewer.user_id, query),

    async getUser({ viewer, params }) {
      return (await requireRoomie(viewer.user_id, params.id)).user;
    },

    async getUserFit({ viewer, params }) {
      const [me, roomie] = await Promise.all([
        readOwnAnswers(sql, viewer.user_id),
        requireRoomie(viewer.user_id, params.id),
      ]);
      return fitBetween(me, roomie.person);
    },

    previewFit: ({ viewer, body }) => previewFit(sql, matching, viewer.user_id, body),

    async getListingFit({ viewer, params }) {
      const fit = await listingFit(sql, viewer, params.id);
      if (!fit) throw new ProblemError('not_found', { detail: 'There is no such room' });
      return fit;
    },
  };
}
