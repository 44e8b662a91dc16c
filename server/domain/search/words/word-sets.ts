import { hasWords, type SearchWord } from '../filters/words.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { addId, createIdSet, removeId, uniteBits, type IdSet } from './id-set.ts';

/**
 * The listings with each word of a search, as bits by id. Common ones are in memory. Sets of rare words
 * that were searched for lately are read once and then kept true, because many searches have the same.
 */
export interface WordSets {
  /** The bits of the active listings with each of these words. */
  of(words: readonly SearchWord[]): Promise<Uint8Array[]>;
  /** The same, if all of them are known; otherwise null, and they begin to be read. */
  known(words: readonly SearchWord[]): Uint8Array[] | null;
  /** Looks again at listings that changed. */
  refresh(ids: readonly number[]): Promise<void>;
}

/** Each takes 125 kB for a million listings. */
const maxSets = 64;

interface WordSet extends IdSet {
  word: string;
  reading: Promise<void>;
  /** Ids that changed while it was read; null once it is complete. */
  changed: Set<number> | null;
}

/**
 * The sets of a database. `findCommon` knows the common words once it is built; to read one of them
 * takes up to a second.
 */
export function createWordSets(
  sql: Sql,
  findCommon: (word: string) => Uint8Array | null,
): WordSets {
  const sets = new Map<string, WordSet>();
  /** One after the other: reading several common words at once would slow everything down. */
  let lastReading = Promise.resolve();

  async function readAll(set: WordSet): Promise<void> {
    const [row] = await sql<{ ids: string }[]>`
      select coalesce(string_agg(l.id::text, ','), '') as ids from listings l
      where l.status = 'active' and ${hasWords([[set.word]])}`;
    const ids = row?.ids.split(',').filter(Boolean).map(Number) ?? [];
    for (const id of ids) addId(set, id);
    const changed = [...(set.changed ?? [])];
    set.changed = null;
    await readAgain([set], changed);
  }

  async function readAgain(chosen: readonly WordSet[], ids: readonly number[]): Promise<void> {
    if (chosen.length === 0 || ids.length === 0) return;
    const has = chosen.map(({ word }) => hasWords([[word]]));
    const rows = await sql<{ id: number; has: boolean[] }[]>`
      select l.id, array[${join(has, fragment`, `)}] as has from listings l
      where l.id = any (${[...ids]}::int[]) and l.status = 'active'`;
    for (const [nth, set] of chosen.entries()) {
      for (const id of ids) removeId(set, id);
      for (const row of rows) if (row.has[nth]) addId(set, row.id);
    }
  }

  /** The set of a word, which begins to be read if it is rare and nobody asked for it lately. */
  function findSet(word: string): WordSet {
    const bits = findCommon(word);
    if (bits) return { word, bits, reading: Promise.resolve(), changed: null };
    const set = sets.get(word) ?? begin(word);
    // The last one asked for comes last; the first one goes.
    sets.delete(word);
    sets.set(word, set);
    const [oldest] = sets.keys();
    if (sets.size > maxSets && oldest !== undefined) sets.delete(oldest);
    return set;
  }

  function begin(word: string): WordSet {
    const set: WordSet = {
      ...createIdSet(),
      word,
      reading: Promise.resolve(),
      changed: new Set(),
    };
    set.reading = lastReading.then(() => readAll(set));
    lastReading = set.reading.catch(() => void sets.delete(word));
    return set;
  }

  return {
    async of(words) {
      const sought = words.map((spellings) => spellings.map(findSet));
      await Promise.all(sought.flat().map(({ reading }) => reading));
      return sought.map(unite);
    },
    known(words) {
      const sought = words.map((spellings) => spellings.map(findSet));
      return sought.flat().every(({ changed }) => changed === null) ? sought.map(unite) : null;
    },
    async refresh(ids) {
      const complete: WordSet[] = [];
      for (const set of sets.values()) {
        if (set.changed === null) complete.push(set);
        else for (const id of ids) set.changed.add(id);
      }
      await readAgain(complete, ids);
    },
  };
}

/** The listings with one of the spellings of a word. */
const unite = (sets: readonly WordSet[]): Uint8Array => uniteBits(sets.map(({ bits }) => bits));
