import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Import, ImportQuery, PreviewRequest } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import type { Api } from '#src/api/client.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';

/** The prefix of all queries about sources and imports. */
export const importsKey = ['imports'] as const;
export const importSourcesKey = [...importsKey, 'sources'] as const;
export const importRunsKey = [...importsKey, 'runs'] as const;

/** How often a running import is refetched. */
const refetchMs = 1000;

export const isActive = ({ status }: Pick<Import, 'status'>) =>
  status === 'waiting' || status === 'running';

/** Does an import change by itself, or the number of its photos? */
const isChanging = (run: Import) => isActive(run) || run.photos?.status === 'fetching';

/** One page of sources by name, each with its mapping and its last import. */
export const importSourcesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...importSourcesKey, 'page', page],
    queryFn: () => api('listImportSources', { query: { page, page_size: limits.page.maxSize } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ last_import: last }) => last && isChanging(last)) && refetchMs,
  });

/** One source, on whichever page of the list. */
export const importSourceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...importSourcesKey, id],
    queryFn: () => api('getImportSource', { params: { id } }),
    staleTime: 10_000,
    refetchInterval: ({ state }) => {
      const last = state.data?.last_import;
      return last && isChanging(last) ? refetchMs : false;
    },
  });

/** One page of imports, newest first. */
export const importRunsQuery = (api: Api, query: ImportQuery) =>
  queryOptions({
    queryKey: [...importRunsKey, 'page', query],
    queryFn: () => api('listImports', { query }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchInterval: ({ state }) => state.data?.items.some(isChanging) && refetchMs,
  });

/** One page of the rows that an import set aside. */
export const setAsideQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: [...importRunsKey, 'set-aside', id, page],
    queryFn: () => api('listSetAsideRows', { params: { id }, query: { page, page_size: 50 } }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });

/** A preview of an import; without a request, with the source's own mapping or the proposal. */
export const previewQuery = (api: Api, fileId: number, request: PreviewRequest | null) =>
  queryOptions({
    queryKey: [...importsKey, 'preview', fileId, request],
    queryFn: () => api('previewImport', { params: { id: fileId }, body: request ?? {} }),
    placeholderData: keepPreviousData,
    // The file never changes.
    staleTime: Infinity,
    // The server says so when it is busy, and goes on with the preview meanwhile.
    retry: (_, error) => isProblem(error, 'unavailable'),
    retryDelay: (_, error) => 1000 * ((isApiProblem(error) && error.retryAfterSeconds) || 2),
  });
