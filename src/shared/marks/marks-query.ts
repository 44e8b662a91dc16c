import { queryOptions } from '@tanstack/react-query';
import type { Marks } from '#contract/marks/mark.ts';
import { hasVisitorMarks } from '#src/shared/storage/has-visitor-marks.ts';
import type { Api } from '#src/api/client.ts';
import { marksKey, type MarksOwner } from './mark-target.ts';

const none = { favorite: [], hidden: [] };
const noMarks: Marks = { listings: none, users: none };

/** All that is marked, in one request for every heart on every page. */
export const marksQuery = (api: Api, owner: MarksOwner) =>
  queryOptions({
    queryKey: [...marksKey, owner],
    queryFn: async ({ client }) => {
      const hasNone = owner === 'signedOut' && !hasVisitorMarks();
      // Most visitors have marked nothing, and load nothing to hear so.
      if (hasNone) return noMarks;
      return (await import('./read-marks.ts')).readMarks({ api, queryClient: client }, owner);
    },
    enabled: owner !== 'settling',
    staleTime: 60_000,
    // Without an account they are in this browser, connected or not.
    networkMode: owner === 'signedOut' ? 'always' : 'online',
  });
