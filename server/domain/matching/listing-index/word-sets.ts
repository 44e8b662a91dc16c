import { hasWords } from '#domain/listings/public.ts';
import type { Sql } from '#platform/database/sql.ts';

/**
 * The listings with the words of recent searches, as bits by id: the index has no texts, and while
 * the map is moved the words stay the same. Each set is read once and then kept true.
 */
export interface WordSets {
  /** The bits of all active listings with these words. */
  of(words: string[]): Promise<Uint8Array>;
  /** Looks again at listings that changed. */
  refresh(ids: readonly number[]): Promise<void>;
  /** Forgets everything, because changes were missed. */
  clear(): void;
}

const mostSets = 32;

interface WordSet {
  words: string[];
  bits: Uint8Array;
  reading: Promise<void>;
  /** Ids that changed while it was read; null once it is complete. */
  changed: Set<number> | null;
}

/** The sets of a database. `searches` plans each statement for its values. */
export function createWordSets(searches: Sql): WordSets {
  const sets = new Map<string, WordSet>();

  async function readAll(set: WordSet): Promise<void> {
    const [row] = await searches<{ ids: string }[]>`
      select coalesce(string_agg(l.id::text, ','), '') as ids from listings l
      where l.status = 'active' and ${hasWords(set.words)}`;
    const ids = row?.ids.split(',').filter(Boolean).map(Number) ?? [];
    for (const id of ids) add(set, id);
    const changed = [...(set.changed ?? [])];
    set.changed = null;
    await readAgain(set, changed);
  }

  async function readAgain(set: WordSet, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await searches<{ id: number }[]>`
      select l.id from listings l
      where l.id = any (${[...ids]}::int[]) and l.status = 'active' and ${hasWords(set.words)}`;
    for (const id of ids) remove(set, id);
    for (const { id } of rows) add(set, id);
  }

  function begin(key: string, words: string[]): WordSet {
    const bits = new Uint8Array(1024);
    const set: WordSet = { words, bits, reading: Promise.resolve(), changed: new Set() };
    set.reading = readAll(set);
    set.reading.catch(() => sets.delete(key));
    return set;
  }

  return {
    async of(words) {
      const key = words.join(' ');
      const set = sets.get(key) ?? begin(key, words);
      // The last one asked for comes last; the first one goes.
      sets.delete(key);
      sets.set(key, set);
      const [oldest] = sets.keys();
      if (sets.size > mostSets && oldest !== undefined) sets.delete(oldest);
      await set.reading;
      return set.bits;
    },
    async refresh(ids) {
      const complete: WordSet[] = [];
      for (const set of sets.values()) {
        if (set.changed === null) complete.push(set);
        else for (const id of ids) set.changed.add(id);
      }
      await Promise.all(complete.map((set) => readAgain(set, ids)));
    },
    clear: () => sets.clear(),
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
