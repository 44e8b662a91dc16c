import type { groupCalls } from '#contract/groups/calls.ts';
import type { groupMatrixCalls } from '#contract/groups/matrix.ts';
import type { sharedListingCalls } from '#contract/groups/shared-listings.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import { endInvitation, joinGroup, readInvitation, renewInvitation } from './invitations.ts';
import { readMatrix, readPairFit } from './read-matrix.ts';
import { lookAtGroupListings, openSharedListing } from './listing-looks.ts';
import { listGroups, readGroup } from './read-groups.ts';
import {
  listSharedListings,
  shareListing,
  unshareListing,
  voteOnListing,
} from './shared-listings.ts';
import {
  activateGroup,
  createGroup,
  handOverGroup,
  leaveGroup,
  removeMember,
  renameGroup,
} from './write-groups.ts';

/** Calls about groups of people who look for a home together. */
export function createGroupHandlers({
  sql,
  quotas,
}: QuotaDeps): CallHandlers<
  typeof groupCalls & typeof groupMatrixCalls & typeof sharedListingCalls
> {
  return {
    listGroups: ({ viewer, query }) => listGroups(sql, viewer.user_id, query),

    async createGroup(request) {
      const { viewer, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        createGroup(transaction, quotas, viewer, body),
      );
      return readGroup(sql, viewer.user_id, id);
    },

    getGroup: ({ viewer, params }) => readGroup(sql, viewer.user_id, params.id),

    async updateGroup({ viewer: { user_id }, params: { id }, body }) {
      await renameGroup(sql, user_id, id, body);
      return readGroup(sql, user_id, id);
    },

    renewGroupInvitation: ({ viewer, params }) => renewInvitation(sql, quotas, viewer, params.id),

    endGroupInvitation: ({ viewer, params }) => endInvitation(sql, viewer.user_id, params.id),

    async activateGroup({ viewer: { user_id }, params: { id }, body }) {
      await activateGroup(sql, user_id, id, body.is_active);
      return readGroup(sql, user_id, id);
    },

    async handOverGroup({ viewer: { user_id }, params: { id }, body }) {
      await handOverGroup(sql, user_id, id, body.member_id);
      return readGroup(sql, user_id, id);
    },

    removeGroupMember: ({ viewer, params: { id, member_id } }) =>
      removeMember(sql, viewer.user_id, { groupId: id, memberId: member_id }),

    leaveGroup: ({ viewer, params }) => leaveGroup(sql, viewer.user_id, params.id),

    listGroupListings: ({ viewer, params, query }) =>
      listSharedListings(sql, viewer.user_id, params.id, query),

    shareListing: ({ viewer, params: { id, listing_id } }) =>
      shareListing(sql, quotas, viewer.user_id, { groupId: id, listingId: listing_id }),

    unshareListing: ({ viewer, params: { id, listing_id } }) =>
      unshareListing(sql, viewer.user_id, { groupId: id, listingId: listing_id }),

    voteOnListing: ({ viewer, params: { id, listing_id }, body }) =>
      voteOnListing(sql, viewer.user_id, { groupId: id, listingId: listing_id }, body),

    openSharedListing: ({ viewer, params: { id, listing_id } }) =>
      openSharedListing(sql, viewer.user_id, { groupId: id, listingId: listing_id }),

    lookAtGroupListings: ({ viewer, params, body }) =>
      lookAtGroupListings(sql, viewer.user_id, params.id, body),

    getGroupMatrix: ({ viewer, params, query }) =>
      readMatrix(sql, viewer, { groupId: params.id, listingId: query.listing_id ?? null }),

    getGroupPairFit: ({ viewer, params }) => readPairFit(sql, viewer.user_id, params),

    getGroupInvitation: ({ viewer, query }) => readInvitation(sql, viewer.user_id, query.code),

    async joinGroup({ viewer, body }) {
      const id = await joinGroup(sql, quotas, viewer, body.code);
      return readGroup(sql, viewer.user_id, id);
    },
  };
}
