import type { QueryClient } from '@tanstack/react-query';
import type { Marks } from '#contract/marks/mark.ts';
import { createVisitorMarks } from '#src/shared/storage/visitor-marks.ts';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from '#src/shared/api/listings.ts';
import { marksKey, type MarksOwner } from './mark-target.ts';

interface Dependencies {
  api: Api;
  queryClient: QueryClient;
}

/** What the user marked, or the visitor in this browser. */
export async function readMarks(
  { api, queryClient }: Dependencies,
  owner: MarksOwner,
): Promise<Marks> {
  if (owner === 'signedIn') return api('getMarks', {});
  const listings = createVisitorMarks().read();
  // The page came from the server, which does not know what this browser hides.
  if (listings.hidden.length > 0 && !queryClient.getQueryData([...marksKey, owner])) {
    void queryClient.invalidateQueries({ queryKey: listingsKey });
  }
  return { listings, users: { favorite: [], hidden: [] } };
}
