import type { householdCalls } from '#contract/household/household.ts';
import { requireOwnListing } from '#domain/listings/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.ts';
import { joinHousehold } from './join-household.ts';
import { listOwnHouseholds, removeMember, changeOwnerLivesThere } from './members.ts';

/** Calls about who lives in a listing. */
export function createHouseholdHandlers({
  sql,
  quotas,
}: QuotaDeps): CallHandlers<typeof householdCalls> {
  return {
    async updateHousehold({ viewer, params: { id }, body }) {
      await requireOwnListing(sql, viewer, id);
      await changeOwnerLivesThere(sql, viewer.user_id, id, body.owner_lives_there);
    },

    async listHouseholdInvitations({ viewer, params: { id } }) {
      await requireOwnListing(sql, viewer, id);
      return { items: await listInvitations(sql, id) };
    },

    async createHouseholdInvitation({ viewer, params: { id } }) {
      await requireOwnListing(sql, viewer, id);
      return createInvitation(sql, quotas, viewer, id);
    },

    async withdrawHouseholdInvitation({ viewer, params: { id, invitation_id } }) {
      await requireOwnListing(sql, viewer, id);
      await withdrawInvitation(sql, viewer.user_id, { listingId: id, id: invitation_id });
    },

    async removeHouseholdMember({ viewer, params: { id, user_id } }) {
      await requireOwnListing(sql, viewer, id);
      await removeMember(sql, viewer.user_id, { listingId: id, userId: user_id });
    },

    leaveHousehold: ({ viewer: { user_id }, params: { id } }) =>
      removeMember(sql, user_id, { listingId: id, userId: user_id }),

    listOwnHouseholds: ({ viewer, query }) => listOwnHouseholds(sql, viewer.user_id, query),

    getHouseholdInvitation: ({ viewer, query }) => readInvitation(sql, viewer.user_id, query.token),

    joinHousehold: ({ viewer, params: { id } }) => joinHousehold(sql, quotas, viewer, id),

    acceptHouseholdInvitation: ({ viewer, body }) =>
      acceptInvitation(sql, viewer.user_id, body.token),
  };
}
