import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The API answers that a server-rendered page contains; the browser continues with them. */
export type AppData = { key: QueryKey; data: unknown }[];

/** Collects every successful answer in the query cache. */
export function collectAppData(queryClient: QueryClient): AppData {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/**
 * Puts the answers into the cache as if just fetched: the server drops a rendered page as soon as
 * the data it shows changes.
 */
export function applyAppData(queryClient: QueryClient, data: AppData): void {
  for (const { key, data: answer } of data) queryClient.setQueryData(key, answer);
}
