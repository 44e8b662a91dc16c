import { queryOptions } from '@tanstack/react-query';
import type { OwnOrganization } from '#contract/users/organization.ts';
import type { Api } from '#src/api/client.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

/** The organizations at which the user confirmed an e-mail address. */
export const organizationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['organization'],
    queryFn: () => api('getOrganization', {}),
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

const useChange = <Input>(change: (api: Api, input: Input) => Promise<OwnOrganization>) =>
  useWrite(
    (api, input: Input) => change(api, input),
    ({ api, queryClient }) => ({
      onSuccess: (now) => queryClient.setQueryData(organizationQuery(api).queryKey, now),
    }),
  );
