import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

export interface WriteContext {
  api: Api;
  queryClient: QueryClient;
}

/** A mutation: the call that it sends, and what it does to the cache. */
export function useWrite<Output, Input = void>(
  send: (api: Api, input: Input) => Promise<Output>,
  describe?: (
    context: WriteContext,
  ) => Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'>,
): UseMutationResult<Output, Error, Input> {
  const context = { api: useApi(), queryClient: useQueryClient() };
  const mutationFn = (input: Input) => send(context.api, input);
  return useMutation({ ...describe?.(context), mutationFn });
}
