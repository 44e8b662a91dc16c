/** The end of an address: its parameters but English, which is the default. */
export const ending = (options: Record<string, string | null | undefined>): string =>
  Object.entries(options)
    .map(([name, value]) =>
      value && name + value !== 'langen' ? `&${name}=${encodeURIComponent(value)}` : '',
    )
    .join('');

/** What the attributes of a list say, and what its visitor typed. */
export interface WantedList {
  /** Rooms by their numbers, which stand before a search or an owner. */
  ids: readonly number[] | null;
  owner: string | null;
  /** What follows the question mark in the address of a search, or all of it. */
  search: string;
  count: string | null;
  /** Who searches, searches all rooms. */
  words?: string | null;
  lang: string | undefined;
  currency: string | null;
}

/**
 * Where a list has its data, after `/api/embed/`. The element and the server that renders it before
 * its script comes ask for the same address, so that the script recognizes the answer as its own.
 */
export function listPath(wanted: WantedList): string {
  const { ids, owner, search, count, words, lang, currency } = wanted;
  if (ids && !words) return `listings?ids=${ids.join(',')}${ending({ lang, currency })}`;
  // Of a whole address what follows its question mark; of a name that comes twice the last.
  const parameters = new URLSearchParams(search.replace(/^[^?=]*\?/, ''));
  const query = new URLSearchParams(Object.fromEntries(parameters));
  // A list has one page, and visitors of other sites have no fit.
  query.delete('page');
  query.delete('lang');
  if (query.get('sort') === 'fit') query.delete('sort');
  if (owner !== null && !words) query.set('owner', owner);
  if (count) query.set('count', count);
  if (words) query.set('words', words);
  // The parameter `currency` of a search is the currency of its rents.
  return `search?${query}${ending({ lang, price_currency: currency })}`;
}
