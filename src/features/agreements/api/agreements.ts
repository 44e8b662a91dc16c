import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Acceptance, Agreement, NewRule, RuleChange } from '#contract/agreements/calls.ts';
import type { Api } from '#src/api/client.ts';
import { groupKey, refreshGroups } from '#src/shared/api/groups.ts';
import { pageByPage } from '#src/shared/api/page-by-page.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

const key = (groupId: number) => [...groupKey(groupId), 'agreement'] as const;

/** The house agreement of a group, or that there is none. Live events refetch it. */
export const agreementQuery = (api: Api, groupId: number) =>
  queryOptions({
    queryKey: key(groupId),
    queryFn: () => api('getAgreement', { params: { id: groupId } }),
  });

/** What changed in it, newest first. */
export const changesQuery = (api: Api, groupId: number) =>
  infiniteQueryOptions({
    queryKey: [...key(groupId), 'changes'],
    queryFn: ({ pageParam }) =>
      api('listAgreementChanges', {
        params: { id: groupId },
        query: { page: pageParam, page_size: 10 },
      }),
    ...pageByPage,
  });

/** The versions of it that ended, newest first. */
export const versionsQuery = (api: Api, groupId: number) =>
  infiniteQueryOptions({
    queryKey: [...key(groupId), 'versions'],
    queryFn: ({ pageParam }) =>
      api('listAgreementVersions', {
        params: { id: groupId },
        query: { page: pageParam, page_size: 5 },
      }),
    ...pageByPage,
  });

/** A write whose answer replaces the agreement on screen; refused or done, the rest is refetched. */
const useAgreementWrite = <Input>(
  groupId: number,
  send: (api: Api, input: Input) => Promise<Agreement>,
) =>
  useWrite(send, ({ queryClient }) => ({
    onSuccess: (agreement) => queryClient.setQueryData(key(groupId), { agreement }),
    onSettled: () => void refreshGroups(queryClient),
  }));

/** Drafts the agreement. */
export const useDraftAgreement = (id: number) =>
  useAgreementWrite<void>(id, (api) => api('draftAgreement', { params: { id } }));

/** Adds a rule. */
export const useAddRule = (id: number) =>
  useAgreementWrite(id, (api, body: NewRule) => api('addAgreementRule', { params: { id }, body }));

/** Changes a rule, or decides an open one. */
export const useChangeRule = (id: number) =>
  useAgreementWrite(id, (api, { rule_id, change }: { rule_id: number; change: RuleChange }) =>
    api('changeAgreementRule', { params: { id, rule_id }, body: change }),
  );

/** Takes a rule out. */
export const useRemoveRule = (id: number) =>
  useAgreementWrite(id, (api, { rule_id, version }: { rule_id: number; version: number }) =>
    api('removeAgreementRule', { params: { id, rule_id }, query: { version } }),
  );

/** Undoes a change; takes its id. */
export const useUndoChange = (id: number) =>
  useAgreementWrite(id, (api, change_id: number) =>
    api('undoAgreementChange', { params: { id, change_id } }),
  );

/** Accepts the agreement as it was read. */
export const useAcceptAgreement = (id: number) =>
  useAgreementWrite(id, (api, body: Acceptance) =>
    api('acceptAgreement', { params: { id }, body }),
  );

/** Lets the others see which proposals are closer to me, or no longer. */
export const useShowAnswers = (id: number) =>
  useAgreementWrite(id, (api, shows_answers: boolean) =>
    api('showAgreementAnswers', { params: { id }, body: { shows_answers } }),
  );
