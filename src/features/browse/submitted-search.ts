import type { QueryClient } from '@tanstack/react-query';
import { isNoRent, readAmount } from '#contract/labels/amount.ts';
import { noAmount } from '#locales/vocabulary.ts';
import { searchLimits } from '#contract/search-limits.ts';
import { addressParameterNames, searchParameter } from '#contract/search/filters.ts';
import type { Api } from '#src/api/client.ts';
import { readListingSearch, type ListingSearch } from './listing-search.ts';
import { locatePlace } from './locate-place.ts';

const rents = ['max_rent', 'min_rent'] as const;

/** What is wrong with fields of the form, by name. */
export type SearchErrors = Partial<Record<(typeof rents)[number], string>>;

/** The search in the fields as they are, without looking up a typed town. */
export const readFields = (form: HTMLFormElement): ListingSearch =>
  readListingSearch(readFormFields(form));

function readFormFields(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  // Chips of one name send several values.
  const lists = addressParameterNames.filter((name) => searchParameter(name).kind === 'some');
  return {
    ...Object.fromEntries(data),
    ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])),
  };
}

/** The search that was typed, or what is wrong with it; loaded when someone goes into the form. */
export async function readSubmittedSearch(
  form: HTMLFormElement,
  api: Api,
  queryClient: QueryClient,
): Promise<{ search: ListingSearch } | { errors: SearchErrors }> {
  const fields = readFormFields(form);
  const typed = (name: (typeof rents)[number]) => (fields[name] as string | undefined) ?? '';
  const wrong = rents.filter((name) => isNoRent(typed(name), searchLimits.id.max));
  const [first] = wrong.map((name) => form.elements.namedItem(name) as HTMLElement);
  if (first) {
    first.focus();
    return { errors: Object.fromEntries(wrong.map((name) => [name, noAmount])) };
  }
  for (const name of rents) fields[name] = readAmount(typed(name));
  return { search: await locatePlace(readListingSearch(fields), api, queryClient) };
}
