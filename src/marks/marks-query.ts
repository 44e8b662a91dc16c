import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { marksKey, type MarksOwner } from './mark-target.ts';

/** All that is marked, in one request for every heart on every page. */
export const marksQuery = (api: Api, owner: MarksOwner) =>
  queryOptions({
    queryKey: [...marksKey, owner],
    queryFn: async ({ client }) =>
      (await import('./read-marks.ts')).readMarks({ api, queryClient: client }, owner),
    enabled: owner !== 'settling',
    staleTime: 60_000,
    // Without an account they are in this browser, connected or not.
    networkMode: owner === 'signedOut' ? 'always' : 'online',
  });
