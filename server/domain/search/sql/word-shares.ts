import type { Sql } from '#platform/database/sql.ts';

/** Estimates the share of listings, 0 to 1, that have a word beginning like this. */
export type ShareOfWord = (beginning: string) => number;

/**
 * Words in a smaller share of listings are looked up in the text index; for others, listings are
 * read in order.
 */
export const rareShare = 1 / 50;

const refreshMs = 10 * 60_000;

/**
 * Estimates how common words are, from the statistics of PostgreSQL's ANALYZE. PostgreSQL's planner
 * assumes that every beginning of a word is equally rare, and may then read a million rows to find
 * three. Only plans depend on this estimate, never answers.
 */
export function createWordShares(sql: Sql): () => Promise<ShareOfWord> {
  let known: Promise<ShareOfWord> | null = null;
  let staleAtMs = 0;
  return () => {
    if (known && performance.now() < staleAtMs) return known;
    staleAtMs = performance.now() + refreshMs;
    known = readShares(sql);
    known.catch(() => (known = null));
    return known;
  };
}

async function readShares(sql: Sql): Promise<ShareOfWord> {
  const words = await sql<{ word: string; share: number }[]>`
    select word, share
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) w(word, share)
    where schemaname = current_schema() and tablename = 'listings' and attname = 'search'
      and word is not null`;
  return (beginning) => {
    const matching = words.filter(({ word }) => word.startsWith(beginning));
    return Math.min(
      1,
      matching.reduce((sum, { share }) => sum + share, 0),
    );
  };
}
