import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { WantedInvitationAnswer, WantedInvitationForm } from '#contract/wanted/invitations.ts';
import type { OwnWanted, WantedForm, WantedQuery } from '#contract/wanted/wanted.ts';
import type { WantedInvitationSide } from '#contract/vocabulary.ts';
import type { Api } from '#src/api/client.ts';
import { refreshInquiries } from '#src/shared/api/inquiries.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { callVersioned, type Versioned } from '#src/shared/api/versioned.ts';

/** Everything of wanted pages. */
export const wantedKey = ['wanted'] as const;
const invitationsKey = [...wantedKey, 'invitations'] as const;

/** My own wanted page with its version. */
export const ownWantedQuery = (api: Api) =>
  queryOptions({
    queryKey: [...wantedKey, 'own'],
    queryFn: () => callVersioned(api, 'getOwnWanted', {}),
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

/** Saves my wanted page, based on the version that the form began with. */
export const useSaveWanted = () =>
  useWrite(
    (api, { form, version }: { form: WantedForm; version: string | null }) =>
      callVersioned(api, 'saveOwnWanted', {
        body: form,
        ifMatch: version,
      }),
    ({ api, queryClient }) => ({
      async onSuccess(saved: Versioned<OwnWanted>) {
        queryClient.setQueryData(ownWantedQuery(api).queryKey, saved);
        await refresh(queryClient);
      },
    }),
  );

/** Says that I am still looking. */
export const useConfirmWanted = () =>
  useWrite(
    (api) => api('confirmOwnWanted', {}),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

/** Deletes my wanted page. */
export const useDeleteWanted = () =>
  useWrite(
    (api) => api('deleteOwnWanted', {}),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

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
