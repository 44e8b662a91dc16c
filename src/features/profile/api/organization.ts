import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnOrganization } from '#contract/users/organization.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

/** Where I have shown that I have an e-mail address. */
export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['organization'],
    queryFn: () => api('getOrganization', {}),
    staleTime: 30_000,
  });

/** Sends a code to an address. */
export const useRequestOrganizationCode = () =>
  useChange((api, email: string) => api('requestOrganizationCode', { body: { email } }));

/** Confirms the address with its code. */
export const useConfirmOrganization = () =>
  useChange((api, code: string) => api('confirmOrganization', { body: { code } }));

/** Shows no address any more. */
export const useRemoveOrganization = () =>
  useChange<void>(async (api) => {
    await api('removeOrganization', {});
    return { confirmed: null, pending: null };
  });

function useChange<Given>(change: (api: Api, given: Given) => Promise<OwnOrganization>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(api, given),
    onSuccess: (now) => queryClient.setQueryData(organizationQuery(api).queryKey, now),
  });
}
