import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { WantedInvitationAnswer, WantedInvitationForm } from '#contract/wanted/invitations.ts';
import type { GroupWanted } from '#contract/wanted/group-page.ts';
import type { OwnWanted, WantedForm, WantedQuery } from '#contract/wanted/wanted.ts';
import type { WantedInvitationSide } from '#contract/vocabulary.ts';
import type { Api } from '#src/api/client.ts';
import { refreshInquiries } from '#src/shared/api/inquiries.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { callVersioned, type Versioned } from '#src/shared/api/versioned.ts';

/** Everything of wanted pages. */
export const wantedKey = ['wanted'] as const;
const invitationsKey = [...wantedKey, 'invitations'] as const;

/** What somebody writes: their own page, or that of a group of theirs. */
export type WrittenWanted = OwnWanted | GroupWanted;

/** My own wanted page, or that of a group of mine, with its version. */
export const writtenWantedQuery = (api: Api, groupId?: number) =>
  queryOptions({
    // Live updates of groups refetch what is below `groups`.
    queryKey: groupId === undefined ? [...wantedKey, 'own'] : ['groups', 'wanted', groupId],
    queryFn: (): Promise<Versioned<WrittenWanted>> =>
      groupId === undefined
        ? callVersioned(api, 'getOwnWanted', {})
        : callVersioned(api, 'getGroupWanted', { params: { id: groupId } }),
  });

/** One page of wanted pages for a search. The page before stays on screen while the next one comes. */
export const wantedListQuery = (api: Api, query: WantedQuery) =>
  queryOptions({
    queryKey: [...wantedKey, 'list', query],
    queryFn: () => api('listWanted', { query }),
    placeholderData: keepPreviousData,
  });

/** One wanted page as others see it. Never fresh: the server renders it as visitors see it, who see less. */
export const wantedPageQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...wantedKey, 'one', id],
    queryFn: () => api('getWanted', { params: { id } }),
    staleTime: 0,
  });

/** A page of the invitations that I got or sent. */
export const invitationsQuery = (api: Api, side: WantedInvitationSide, page: number) =>
  queryOptions({
    queryKey: [...invitationsKey, side, page],
    queryFn: () => api('listWantedInvitations', { query: { side, page } }),
  });

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: wantedKey });

/** Saves my wanted page, or that of a group, based on the version that the form began with. */
export const useSaveWanted = (groupId?: number) =>
  useWrite(
    (api, { form, version: ifMatch }: { form: WantedForm; version: string | null }) =>
      saveWanted(api, groupId, form, ifMatch),
    ({ api, queryClient }) => ({
      async onSuccess(saved: Versioned<WrittenWanted>) {
        queryClient.setQueryData(writtenWantedQuery(api, groupId).queryKey, saved);
        await refresh(queryClient);
      },
    }),
  );

function saveWanted(
  api: Api,
  groupId: number | undefined,
  form: WantedForm,
  ifMatch: string | null,
): Promise<Versioned<WrittenWanted>> {
  if (groupId === undefined) return callVersioned(api, 'saveOwnWanted', { body: form, ifMatch });
  const { people: _, ...body } = form;
  return callVersioned(api, 'saveGroupWanted', { params: { id: groupId }, body, ifMatch });
}

/** Says that I am, or the group is, still looking. Saving the page of a group confirms it. */
export const useConfirmWanted = (groupId?: number) =>
  useWrite(
    async (api, page: WantedForm): Promise<unknown> =>
      groupId === undefined
        ? api('confirmOwnWanted', {})
        : saveWanted(api, groupId, pickForm(page), null),
    ({ api, queryClient }) => ({ onSuccess: () => refreshWritten(api, queryClient, groupId) }),
  );

const pickForm = ({ headline, text, people, visibility, is_indexed }: WantedForm): WantedForm => ({
  headline,
  text,
  people,
  visibility,
  is_indexed,
});

/** Deletes my wanted page, or that of a group. */
export const useDeleteWanted = (groupId?: number) =>
  useWrite(
    (api) =>
      groupId === undefined
        ? api('deleteOwnWanted', {})
        : api('deleteGroupWanted', { params: { id: groupId } }),
    ({ api, queryClient }) => ({ onSuccess: () => refreshWritten(api, queryClient, groupId) }),
  );

async function refreshWritten(api: Api, queryClient: QueryClient, groupId?: number) {
  await Promise.all([
    queryClient.invalidateQueries(writtenWantedQuery(api, groupId)),
    refresh(queryClient),
  ]);
}

/** Invites who wrote a page to one of my rooms. */
export const useInvite = (pageId: number) =>
  useWrite(
    (api, { form, key }: { form: WantedInvitationForm; key: string }) =>
      api('inviteWanted', { params: { id: pageId }, body: form, idempotencyKey: key }),
    ({ queryClient }) => ({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
    }),
  );

/** Answers an invitation, or takes mine back. */
export const useAnswerInvitation = (id: number) =>
  useWrite(
    (api, body: WantedInvitationAnswer) => api('answerWantedInvitation', { params: { id }, body }),
    ({ queryClient }) => ({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: invitationsKey }),
          refreshInquiries(queryClient),
        ]);
      },
    }),
  );
