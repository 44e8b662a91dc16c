import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { readClaims, type TokenStore } from '#src/shared/storage/token-store.ts';

/**
 * Empties the cache of whatever one user saw. Queries in use are reset rather than removed:
 * a component on screen would go on showing a removed one. The current user becomes nobody
 * without being asked for again.
 */
export function clearUserCache(queryClient: QueryClient, api: Api): void {
  const { queryKey } = currentUserQuery(api);
  if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, null);
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.getObserversCount() === 0) cache.remove(query);
    else if (query.state.data !== null) query.reset();
    // An answer under way is about the user before; whoever asks from now on must not wait for it.
    else void query.cancel({ silent: true });
  }
  queryClient.getMutationCache().clear();
}

/** Finds out whose token it is; nothing of the user before may stay when it is another's. */
export function createIdentifyUser({
  tokens,
  api,
  queryClient,
}: {
  tokens: TokenStore;
  api: Api;
  queryClient: QueryClient;
}) {
  /** Whose data the cache holds: the subject of the last token looked at. */
  let cacheOwner: string | null = null;

  return {
    async identifyUser(): Promise<{ userId: number } | null> {
      const owner = readClaims(tokens.access())?.sub ?? null;
      if (cacheOwner !== null && cacheOwner !== owner) clearUserCache(queryClient, api);
      cacheOwner = owner;
      const user = await queryClient.fetchQuery(currentUserQuery(api));
      return user && { userId: user.id };
    },
    /** Is data of a user there? */
    hasUser: () => cacheOwner !== null,
    forgetUser(): void {
      cacheOwner = null;
      clearUserCache(queryClient, api);
    },
  };
}
