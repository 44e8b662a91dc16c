import type { foundingCalls } from '#contract/wanted/founding.ts';
import type { wantedInvitationCalls } from '#contract/wanted/invitations.ts';
import type { groupWantedCalls } from '#contract/wanted/group-page.ts';
import type { SiteLanguages } from '#contract/languages.ts';
import type { wantedCalls } from '#contract/wanted/wanted.ts';
import type { Limiting } from '#domain/inquiries/public.ts';
import { readOwnAnswers } from '#domain/matching/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { readIfMatch } from '#platform/http/versions.ts';
import {
  deleteGroupWanted,
  groupWantedVersion,
  readGroupWanted,
  saveGroupWanted,
} from './groups/group-page.ts';
import { answerFounding } from './founding.ts';
import { answerInvitation, inviteWanted } from './invite.ts';
import { listFounding } from './list-founding.ts';
import { listWanted, type SearchDeps } from './list-wanted.ts';
import {
  confirmOwnWanted,
  deleteOwnWanted,
  readOwnWanted,
  saveOwnWanted,
  wantedVersion,
} from './own-page.ts';
import { listInvitations, readInvitation } from './read-invitations.ts';
import { readWanted } from './read-wanted.ts';
import { canSeeWanted, noSuchWanted } from './wanted-policy.ts';
import type { Database } from '#platform/database/database.ts';

type WantedCalls = typeof wantedCalls &
  typeof groupWantedCalls &
  typeof wantedInvitationCalls &
  typeof foundingCalls;

interface Deps extends Omit<SearchDeps, 'database'>, Limiting {
  languages: SiteLanguages;
  database: Database;
}

/** Calls about wanted pages, and the invitations to those who wrote them. */
export function createWantedHandlers(deps: Deps): CallHandlers<WantedCalls> {
  const { database, pricing } = deps;
  const { sql } = database;
  return {
    async getOwnWanted({ viewer, c }) {
      const wanted = await readOwnWanted(sql, viewer.user_id);
      c.header('ETag', wantedVersion(wanted));
      return wanted;
    },
    async saveOwnWanted({ viewer, body, c }) {
      const wanted = await saveOwnWanted(sql, viewer, body, readIfMatch(c));
      c.header('ETag', wantedVersion(wanted));
      return wanted;
    },
    confirmOwnWanted: ({ viewer }) => confirmOwnWanted(sql, viewer),
    deleteOwnWanted: ({ viewer }) => deleteOwnWanted(sql, viewer),
    async getGroupWanted({ viewer, params, c }) {
      const wanted = await readGroupWanted(sql, pricing, viewer.user_id, params.id);
      c.header('ETag', groupWantedVersion(wanted));
      return wanted;
    },
    async saveGroupWanted({ viewer, params, body, c }) {
      const ifMatch = readIfMatch(c);
      const wanted = await saveGroupWanted(sql, pricing, viewer, params.id, body, ifMatch);
      c.header('ETag', groupWantedVersion(wanted));
      return wanted;
    },
    deleteGroupWanted: ({ viewer, params }) => deleteGroupWanted(sql, viewer, params.id),
    listWanted: ({ viewer, query }) => listWanted(deps, viewer, query),
    async getWanted({ params: { id }, maybeViewer }) {
      const viewer = await maybeViewer();
      if (!(await canSeeWanted(sql, pricing, viewer, id))) throw noSuchWanted();
      const reader = viewer && {
        id: viewer.user_id,
        answers: await readOwnAnswers(sql, viewer.user_id),
      };
      const page = await readWanted(sql, pricing, reader, id);
      if (!page) throw noSuchWanted();
      return page;
    },
    async inviteWanted(request) {
      const { viewer, params, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        inviteWanted(transaction, deps, viewer, { ...body, page_id: params.id }),
      );
      return readInvitation(sql, viewer.user_id, id);
    },
    listWantedInvitations: ({ viewer, query }) => listInvitations(sql, viewer.user_id, query),
    async answerWantedInvitation({ viewer, params, body }) {
      await answerInvitation(sql, deps, viewer, params.id, body);
      return readInvitation(sql, viewer.user_id, params.id);
    },
    listFounding: ({ viewer, query }) => listFounding(deps, viewer, query),
    answerFounding: ({ viewer, params, body }) =>
      answerFounding(sql, deps, viewer, params.id, body),
  };
}
