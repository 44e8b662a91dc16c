import { queryOptions } from '@tanstack/react-query';
import { formatList, language } from '#locales/format.ts';
import type { Api } from '#src/api/client.ts';

/** Searches around the towns with the most rooms. None rather than an error: the page is whole without them. */
export const popularPlacesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['places', 'popular'],
    queryFn: () =>
      api('listPopularPlaces', { query: { lang: language } }).then(
        ({ items }) =>
          items.map(({ name, detail, latitude: lat, longitude: lng }) => ({
            name,
            search: { place: formatList([name, detail]), lat, lng },
          })),
        () => [],
      ),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
