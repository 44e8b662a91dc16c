import { languagePrefix } from '#contract/languages.ts';
import type { PageLanguages } from '#contract/rendered-page.ts';
import { toListingQuery, type ListingSearch } from './listing-search.ts';

/** The path of the Atom feed with the newest rooms of a search, in the language of the page. */
export function feedPath(search: ListingSearch, { language, languages }: PageLanguages): string {
  const { page: _, sort: __, ...filters } = toListingQuery(search);
  const place = search.lat === undefined ? undefined : search.place;
  const named = Object.entries<unknown>({
    ...filters,
    ...(place && { place }),
    ...(languagePrefix(language, languages) && { lang: language }),
  });
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return `/listings.atom${query.size > 0 ? `?${query}` : ''}`;
}
