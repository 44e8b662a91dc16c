import type { QueryClient } from '@tanstack/react-query';
import type {
  ExternalListingChange,
  ExternalListingForm,
  Matching,
  PartDone,
} from '#contract/external-listings/external-listing.ts';
import { limits } from '#contract/limits.ts';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';
import { externalListingsKey } from './external-listings.ts';
import { listingsKey } from '#src/shared/api/listings.ts';

/** What to do with many listings. */
export type BulkAction = ExternalStatus | 'deleted';
/** Which listings: some by id, or all matches of a search. */
export type BulkChoice = { ids: number[] } | { matching: Matching };

export interface BulkWork {
  action: BulkAction;
  choice: BulkChoice;
  /** Called after each part with how many are done by now. */
  onPart?: (done: number) => void;
  /** Checked between parts; finished parts stay done. */
  signal?: AbortSignal;
}

/** Changes or deletes many listings, part by part. Rejects as calls do. */
export const useBulkWork = () =>
  useWrite(
    (api, work: BulkWork) => workThrough(api, work),
    ({ queryClient }) => ({ onSettled: () => refreshExternal(queryClient) }),
  );

/**
 * Changes the chosen listings part by part, until none remain or the rest cannot be changed now:
 * the server skips listings that an import holds, and `remaining` counts them.
 */
export async function workThrough(
  api: Api,
  { action, choice, onPart, signal }: BulkWork,
): Promise<PartDone> {
  const parts = 'ids' in choice ? splitChunks(choice.ids).map((ids) => ({ ids })) : [choice];
  let done = 0;
  let remaining = 0;
  let withoutLink = 0;
  for (const part of parts) {
    let last: PartDone;
    do {
      if (signal?.aborted) return { done, remaining };
      // oxlint-disable-next-line no-await-in-loop -- one part after the other, so that it can stop
      last = await doPart(api, action, part);
      done += last.done;
      onPart?.(done);
    } while (last.remaining > 0 && last.done > 0);
    remaining += last.remaining;
    withoutLink += last.without_link ?? 0;
  }
  return { done, remaining, ...(withoutLink > 0 && { without_link: withoutLink }) };
}

function doPart(api: Api, action: BulkAction, part: BulkChoice): Promise<PartDone> {
  if (action !== 'deleted')
    return api('changeExternalListings', { body: { status: action, ...part } });
  const query = 'ids' in part ? { ids: part.ids } : part.matching;
  return api('deleteExternalListings', { query });
}

function splitChunks(ids: number[]): number[][] {
  const size = limits.page.maxSize;
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

/** Changes some of one listing; returns it as stored. */
export const useChangeExternal = (id: number) =>
  useWrite(
    (api, body: ExternalListingChange) => api('changeExternalListing', { params: { id }, body }),
    ({ queryClient }) => ({ onSuccess: () => refreshExternal(queryClient) }),
  );

/** Adds a listing by hand; returns it as stored. The same key never adds two. */
export const useAddExternal = (idempotencyKey: string) =>
  useWrite(
    (api, body: ExternalListingForm) => api('createExternalListing', { body, idempotencyKey }),
    ({ queryClient }) => ({ onSuccess: () => refreshExternal(queryClient) }),
  );

/** A review changes public lists, too. */
function refreshExternal(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: externalListingsKey });
  void queryClient.invalidateQueries({ queryKey: listingsKey });
}
