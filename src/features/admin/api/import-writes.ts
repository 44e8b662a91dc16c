import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ImportSourceChange,
  ImportSourceForm,
  ImportStart,
  ImportUpload,
} from '#contract/imports/import.ts';
import { useApi } from '#src/api/api-context.ts';
import { externalListingsKey } from './external-listings.ts';
import { importRunsKey, importsKey, importSourcesKey } from './imports.ts';

/** Adds a source; answers it as stored. */
export function useCreateSource() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportSourceForm) => api('createImportSource', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importSourcesKey }),
  });
}

/** Changes everything of a source but its name; answers it as stored. */
export function useChangeSource(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportSourceChange) => api('updateImportSource', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importSourcesKey }),
  });
}

/** Deletes a source with its history; its listings stay. */
export function useDeleteSource() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('deleteImportSource', { params: { id } }),
    // Not awaited: the screen leaves the source before it is refetched.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: importsKey }),
  });
}

/** Requests a URL to upload a file to. */
export function useRequestUpload(sourceId: number) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ name, size }: { name: string; size: number }): Promise<ImportUpload> =>
      api('requestImportUpload', { params: { id: sourceId }, body: { name, size } }),
  });
}

/** The server fetches for up to a minute; the rest is for storing the file. */
const fetchLimitMs = 90_000;

/** Lets the server fetch the file of a source from its URL; answers the file. */
export function useFetchFile(sourceId: number) {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      api('fetchImportFile', {
        params: { id: sourceId },
        signal: AbortSignal.timeout(fetchLimitMs),
      }),
  });
}

/** Starts an import; answers it. */
export function useStartImport() {
  const api = useApi();
  const refresh = useRefreshImports();
  return useMutation({
    mutationFn: (body: ImportStart) => api('startImport', { body }),
    onSettled: refresh,
  });
}

/** Cancels or resumes an import. */
export function useControlImport(call: 'cancelImport' | 'resumeImport') {
  const api = useApi();
  const refresh = useRefreshImports();
  return useMutation({
    mutationFn: (id: number) => api(call, { params: { id } }),
    onSettled: refresh,
  });
}

function useRefreshImports() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: externalListingsKey });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: importSourcesKey }),
      queryClient.invalidateQueries({ queryKey: importRunsKey }),
    ]);
  };
}
