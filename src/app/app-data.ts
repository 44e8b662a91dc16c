import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers a page from the server was made of; the browser continues with them. */
export type AppData = { key: QueryKey; data: unknown; updatedAt: number }[];

/** Everything the cache holds an answer to. */
export function collectAppData(queryClient: QueryClient): AppData {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }));
}

/** Puts the answers into the cache, as old as they are. */
export function applyAppData(queryClient: QueryClient, data: AppData): void {
  for (const { key, data: answer, updatedAt } of data) {
    queryClient.setQueryData(key, answer, { updatedAt });
  }
}
