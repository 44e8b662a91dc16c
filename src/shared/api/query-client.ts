import { QueryClient } from '@tanstack/react-query';
import { isApiProblem, isMismatch, isRefusal } from '#src/api/errors.ts';

/** The cache of server data, with its retries and times. */
export function createQueryClient({ retries = 3 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A page that is opened again shortly after shows what is there; a write refreshes it.
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      // Without a connection a write fails at once and says so, instead of waiting without a word.
      mutations: { networkMode: 'always' },
    },
  });
}

/** An answer that asking again will not change: not found, not yours, not built. */
const isFinal = (error: unknown): boolean =>
  isMismatch(error) || isRefusal(error) || (isApiProblem(error) && error.status === 501);
