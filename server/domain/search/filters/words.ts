import type { ListingQuery } from '#contract/listings/listing.ts';
import { splitSearch, wordsVersion } from '#domain/listings/public.ts';
import { fragment, integer, join, type Fragment } from '#platform/database/sql.ts';
import { isInAll } from '../index/conditions.ts';
import { dropFilter } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/** The spellings of a word to search for. A listing has it if one of them begins one of its words. */
export type SearchWord = readonly string[];

/** The words to search for: "Prospect Hei" has two, and the second of "Wi-Fi" is "fi" or "wifi". */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): SearchWord[] => splitSearch(q);

/**
 * PostgreSQL's query for all these words, each as a beginning. They have letters, marks and digits
 * only, so nothing in them needs to be escaped.
 */
export const wordPattern = (words: readonly SearchWord[]) =>
  words
    .map((spellings) => spellings.map((spelling) => `'${spelling}':*`).join(' | '))
    .map((pattern) => `(${pattern})`)
    .join(' & ');

/** SQL: the same as a `tsquery`. */
const wordQuery = (words: readonly SearchWord[]) => fragment`${wordPattern(words)}::text::tsquery`;

/** SQL: does the listing have all these words, each as a beginning? */
export const hasWords = (words: readonly SearchWord[], listing = fragment`l`): Fragment =>
  fragment`${listing}.search @@ ${wordQuery(words)}`;

function readWordValues(query: Pick<ListingQuery, 'q'>): Fragment[] {
  const list = searchWords(query);
  return [list.length > 0 ? wordQuery(list) : fragment`null`, fragment`${integer(wordsVersion)}`];
}

/** SQL: the columns of a saved search that the splitter decides, and their values. */
export const wordColumns = fragment`words, words_version`;
export const wordValues = (query: Pick<ListingQuery, 'q'>): Fragment =>
  join(readWordValues(query), fragment`, `);

/** The title and description of a listing have all words. */
export const words: SearchFilter = {
  conditions(query) {
    const list = searchWords(query);
    return list.length > 0 ? [hasWords(list)] : [];
  },
  test: ({ table, members }) => (members.length > 0 ? isInAll(table.columns.ids, members) : null),
  relaxations(search) {
    const test = words.test(search);
    return test ? [dropFilter('q', test, 2)] : [];
  },
  saved: {
    columns: ['words', 'words_version'],
    values: readWordValues,
    matches: fragment`(s.words is null or l.search @@ s.words)`,
  },
};
