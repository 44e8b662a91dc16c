import { queryOptions } from '@tanstack/react-query';

/** The partners' element at an address that never changes. */
export interface PinnedElement {
  url: string;
  /** For the `integrity` attribute of a script. */
  integrity: string;
}

/** The newest element's own address and hash. */
export const pinnedElementQuery = queryOptions({
  queryKey: ['pinned-element'],
  queryFn: async (): Promise<PinnedElement> => {
    const response = await fetch('/embed/v1/listing-card.json');
    const { url, integrity } = (await response.json()) as PinnedElement;
    return { url, integrity };
  },
  staleTime: 300_000,
});
