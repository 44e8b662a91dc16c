import { queryOptions } from '@tanstack/react-query';
import type { EmbedPartner } from '#contract/embeds/counts.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';

/** How often the cards of a partner were seen and followed, by day. */
export const embedCountsQuery = (api: Api, { partner, key }: EmbedPartner) =>
  queryOptions({
    queryKey: ['embed-counts', partner, key],
    queryFn: () => api('getEmbedCounts', { query: { partner, key } }),
  });

/** Gets a name for a partner's site, and the key to its counts. */
export const useNewPartner = () => useWrite((api) => api('createEmbedPartner', {}));
