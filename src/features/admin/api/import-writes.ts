import type { QueryClient } from '@tanstack/react-query';
import type {
  ImportSourceChange,
  ImportSourceForm,
  ImportStart,
} from '#contract/imports/import.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { externalListingsKey } from './external-listings.ts';
import { importRunsKey, importsKey, importSourcesKey } from './imports.ts';

/** Adds a source; returns it as stored. */
export const useCreateSource = () =>
  useWrite(
    (api, body: ImportSourceForm) => api('createImportSource', { body }),
    ({ queryClient }) => ({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: importSourcesKey }),
    }),
  );

/** Changes everything of a source but its name; returns it as stored. */
export const useChangeSource = (id: number) =>
  useWrite(
    (api, body: ImportSourceChange) => api('updateImportSource', { params: { id }, body }),
    ({ queryClient }) => ({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: importSourcesKey }),
    }),
  );

/** Deletes a source with its history; its listings stay. */
export const useDeleteSource = () =>
  useWrite(
    (api, id: number) => api('deleteImportSource', { params: { id } }),
    ({ queryClient }) => ({
      // Not awaited: the screen leaves the source before it is refetched.
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: importsKey }),
    }),
  );

/** Requests a URL to upload a file to. */
export const useRequestUpload = (sourceId: number) =>
  useWrite((api, { name, size }: { name: string; size: number }) =>
    api('requestImportUpload', { params: { id: sourceId }, body: { name, size } }),
  );

/** The server fetches for up to a minute; the rest is for storing the file. */
const fetchLimitMs = 90_000;

/** Lets the server fetch the file of a source from its URL; returns the file. */
export const useFetchFile = (sourceId: number) =>
  useWrite((api) =>
    api('fetchImportFile', {
      params: { id: sourceId },
      signal: AbortSignal.timeout(fetchLimitMs),
    }),
  );

/** Starts an import; returns it. */
export const useStartImport = () =>
  useWrite(
    (api, body: ImportStart) => api('startImport', { body }),
    ({ queryClient }) => ({ onSettled: () => refreshImports(queryClient) }),
  );

/** Cancels or resumes an import. */
export const useControlImport = (call: 'cancelImport' | 'resumeImport') =>
  useWrite(
    (api, id: number) => api(call, { params: { id } }),
    ({ queryClient }) => ({ onSettled: () => refreshImports(queryClient) }),
  );

async function refreshImports(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: externalListingsKey });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: importSourcesKey }),
    queryClient.invalidateQueries({ queryKey: importRunsKey }),
  ]);
}
