import type { ListingQuery } from '#contract/listings/listing.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { isInAll } from '../index/conditions.ts';
import { dropFilter } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/**
 * The beginnings of words to search for: "Prospect Hei" has two. Splits composed characters and
 * drops letter-like apostrophes, because unaccent would turn them into operators of the query.
 */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): string[] =>
  q.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

/** PostgreSQL's query for all these words, each as a beginning. */
export const wordPattern = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** SQL: the same as a `tsquery`. */
const wordQuery = (words: string[]) =>
  fragment`to_tsquery('simple', search_text(${wordPattern(words)}::text))`;

/** SQL: does the listing have all these words, each as a beginning? */
export const hasWords = (words: string[], listing = fragment`l`): Fragment =>
  fragment`${listing}.search @@ ${wordQuery(words)}`;

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
    columns: ['words'],
    values(query) {
      const list = searchWords(query);
      return [list.length > 0 ? wordQuery(list) : fragment`null`];
    },
    matches: fragment`(s.words is null or l.search @@ s.words)`,
  },
};
