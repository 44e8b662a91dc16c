import { queryOptions } from '@tanstack/react-query';
import type { ElementManifest } from '#contract/embeds/card.ts';

/** The file of the newest element, for partners who pin it. */
export const pinnedElementQuery = queryOptions({
  queryKey: ['pinned-element'],
  queryFn: async () => {
    const response = await fetch('/embed/v1/manifest.json');
    if (!response.ok) throw new Error(`The element's manifest answered ${response.status}`);
    return (await response.json()) as ElementManifest;
  },
  staleTime: 300_000,
});
