import { hasWords } from '../filters/words.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';

/**
 * The listings with each word that was searched for lately, as bits by id: the index has no texts,
 * and many searches have the same words. Each set is read once and then kept true.
 */
export interface WordSets {
  /** The bits of the active listings with each of these words. */
  of(words: readonly string[]): Promise<Uint8Array[]>;
  /** The same, if all of them are known; otherwise null, and they begin to be read. */
  known(words: readonly string[]): Uint8Array[] | null;
  /** Looks again at listings that changed. */
  refresh(ids: readonly number[]): Promise<void>;
}

/** Each takes 125 kB for a million listings. */
const mostSets = 64;

interface WordSet {
  word: string;
  bits: Uint8Array;
  reading: Promise<void>;
  /** Ids that changed while it was read; null once it is complete. */
  changed: Set<number> | null;
}

/** The sets of a database. Reading a common word takes long, so searches do not wait for `sql`. */
export function createWordSets(sql: Sql): WordSets {
  const sets = new Map<string, WordSet>();
  /** One after the other: reading several common words at once would slow everything down. */
  let lastReading = Promise.resolve();

  async function readAll(set: WordSet): Promise<void> {
    const [row] = await sql<{ ids: string }[]>`
      select coalesce(string_agg(l.id::text, ','), '') as ids from listings l
      where l.status = 'active' and ${hasWords([set.word])}`;
    const ids = row?.ids.split(',').filter(Boolean).map(Number) ?? [];
    for (const id of ids) add(set, id);
    const changed = [...(set.changed ?? [])];
    set.changed = null;
    await readAgain([set], changed);
  }

  async function readAgain(chosen: readonly WordSet[], ids: readonly number[]): Promise<void> {
    if (chosen.length === 0 || ids.length === 0) return;
    const has = chosen.map(({ word }) => hasWords([word]));
    const rows = await sql<{ id: number; has: boolean[] }[]>`
      select l.id, array[${join(has, fragment`, `)}] as has from listings l
      where l.id = any (${[...ids]}::int[]) and l.status = 'active'`;
    for (const [nth, set] of chosen.entries()) {
      for (const id of ids) remove(set, id);
      for (const row of rows) if (row.has[nth]) add(set, row.id);
    }
  }

  /** The set of a word, which begins to be read if nobody asked for it lately. */
  function findSet(word: string): WordSet {
    const set = sets.get(word) ?? begin(word);
    // The last one asked for comes last; the first one goes.
    sets.delete(word);
    sets.set(word, set);
    const [oldest] = sets.keys();
    if (sets.size > mostSets && oldest !== undefined) sets.delete(oldest);
    return set;
  }

  function begin(word: string): WordSet {
    const bits = new Uint8Array(1024);
    const set: WordSet = { word, bits, reading: Promise.resolve(), changed: new Set() };
    set.reading = lastReading.then(() => readAll(set));
    lastReading = set.reading.catch(() => void sets.delete(word));
    return set;
  }

  return {
    async of(words) {
      const asked = words.map(findSet);
      await Promise.all(asked.map(({ reading }) => reading));
      return asked.map(({ bits }) => bits);
    },
    known(words) {
      const asked = words.map(findSet);
      return asked.every(({ changed }) => changed === null) ? asked.map(({ bits }) => bits) : null;
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

function add(set: WordSet, id: number): void {
  const at = id >>> 3;
  if (at >= set.bits.length) {
    const wider = new Uint8Array(Math.ceil((at + 1) * 1.25));
    wider.set(set.bits);
    set.bits = wider;
  }
  set.bits[at]! |= 1 << (id & 7);
}

function remove(set: WordSet, id: number): void {
  const at = id >>> 3;
  if (at < set.bits.length) set.bits[at]! &= ~(1 << (id & 7));
}
