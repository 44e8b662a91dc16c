import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers a page from the server was made of; the browser continues with them. */
export type AppData = { key: QueryKey; data: unknown }[];

/** Everything the cache holds an answer to. */
export function collectAppData(queryClient: QueryClient): AppData {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/**
 * Puts the answers into the cache, as fresh as if just fetched: the server drops its rendered
 * pages when what they show changes, however long ago they were made.
 */
export function applyAppData(queryClient: QueryClient, data: AppData): void {
  for (const { key, data: answer } of data) queryClient.setQueryData(key, answer);
}
