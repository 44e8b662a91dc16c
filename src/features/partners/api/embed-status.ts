import { queryOptions } from '@tanstack/react-query';
import type { EmbedVersion } from '#contract/embeds/versions.ts';

/** What the page shows of `/embed/status.json`. */
export interface EmbedStatus {
  versions: Pick<EmbedVersion, 'version' | 'since' | 'sunset'>[];
  rate_limits: { name: string; requests: number }[];
  cache_seconds: { data: number };
  counts: { kept_days: number };
  /** The newest package of the elements; null where it was not built. */
  package: { url: string } | null;
}

/** What partners of this RoomieRadar may rely on at the moment. */
export const embedStatusQuery = queryOptions({
  queryKey: ['embed-status'],
  queryFn: async () => {
    const response = await fetch('/embed/status.json');
    if (!response.ok) throw new Error(`The status of the embeds answered ${response.status}`);
    return (await response.json()) as EmbedStatus;
  },
  staleTime: 300_000,
});
