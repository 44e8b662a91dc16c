import type { Rows } from '#platform/live-index/index-source.ts';
import { fillColumns, usedBytes, type StoredColumns } from '#platform/live-index/snapshot.ts';
import { createBeginnings, type Beginnings } from './beginnings.ts';
import { addId, createIdSet, removeId, type IdSet } from './id-set.ts';
import {
  emptySegment,
  hasListing,
  packSegment,
  readPositions,
  maxListings,
  type Segment,
} from './segment.ts';

/** The words by which a listing is found. */
export interface WordRow {
  id: number;
  words: readonly string[];
}

/** Which listings have a word with each beginning that many of them have; see {@link Beginnings}. */
export interface WordTable extends Rows<WordRow> {
  /** The bits of the ids of all listings that have a word with this beginning; null of a rare one. */
  find(beginning: string): Uint8Array | null;
  /** Were the beginnings counted so long ago, or among so few listings, that others are common now? */
  isOutdated(today: number): boolean;
  bytes(): number;
}

/** When the beginnings were counted. */
export interface Counted {
  beginnings: readonly string[];
  /** A day number since 1970. */
  day: number;
}

/** So many listings may change before their segment is packed again, which takes 10 ms. */
const maxChanged = 512;
/** The sets that were asked for last stay; each takes 125 kB for a million listings. */
const maxSets = 64;
const outdatedDays = 7;
const outgrownListings = 5000;
/** What a changed listing takes in memory, roughly. */
const changedBytes = 300;

interface Part {
  segment: Segment;
  changed: Map<number, Uint16Array | null>;
}

/** An empty table for these beginnings. */
export const createWordTable = ({ beginnings, day }: Counted): WordTable =>
  buildWordTable({ beginnings: createBeginnings(beginnings), day, segments: [] });

/** The table of a snapshot; null when its sizes are others. */
export function restoreWordTable({ counts, columns }: StoredColumns): WordTable | null {
  const [day = 0, countedListings = 0] = counts;
  const [texts, ...parts] = columns;
  if (!texts || parts.length % 3 !== 0) return null;
  const beginnings = createBeginnings(
    JSON.parse(Buffer.from(texts).toString()) as readonly string[],
  );
  const segments: Segment[] = [];
  for (let nth = 0; nth < parts.length; nth += 3) {
    const [ids, starts, bytes] = parts.slice(nth, nth + 3);
    const segment = {
      ids: new Int32Array((ids?.length ?? 0) / 4),
      starts: new Uint32Array(beginnings.texts.length + 1),
      bytes: new Uint8Array(bytes?.length ?? 0),
    };
    const stored = { counts: [], columns: [ids!, starts!, bytes!] };
    if (!fillColumns([segment.ids, segment.starts, segment.bytes], stored)) return null;
    segments.push(segment);
  }
  return buildWordTable({ beginnings, day, segments, countedListings });
}

interface Contents {
  beginnings: Beginnings;
  day: number;
  segments: Segment[];
  /** How many listings there were when the beginnings were counted; unknown while they are read. */
  countedListings?: number;
}

function buildWordTable({ beginnings, day, segments, countedListings }: Contents): WordTable {
  let parts: Part[] = segments.map((segment) => ({ segment, changed: new Map() }));
  let count = segments.reduce((sum, { ids }) => sum + ids.length, 0);
  /** While all listings are read, a segment is packed less often. */
  let counted = countedListings ?? null;
  const sets = new Map<string, IdSet & { from: number; end: number }>();

  /** The part where a listing is or belongs: the last one whose first id is not larger. */
  function locate(id: number): number {
    let [low, high] = [0, parts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (parts[middle]!.segment.ids[0]! <= id) low = middle;
      else high = middle;
    }
    return low;
  }

  function change(id: number, numbers: Uint16Array | null): void {
    if (parts.length === 0) {
      parts = [{ segment: emptySegment(beginnings.texts.length), changed: new Map() }];
    }
    const at = locate(id);
    const { segment, changed } = parts[at]!;
    const before = changed.get(id);
    const isThere = before === undefined ? hasListing(segment, id) : before !== null;
    if (numbers === null && !isThere) return;
    count += Number(numbers !== null) - Number(isThere);
    changed.set(id, numbers);
    const most = counted === null ? maxChanged + segment.ids.length / 2 : maxChanged;
    if (changed.size > most) pack(at);
    for (const set of sets.values()) {
      removeId(set, id);
      if (numbers && includesAny(numbers, set)) addId(set, id);
    }
  }

  /** Packs the changes of a part. A part that lost all its listings goes. */
  function pack(at: number): void {
    const { segment, changed } = parts[at]!;
    if (changed.size === 0) return;
    const packed = packSegment(segment, changed).filter(({ ids }) => ids.length > 0);
    parts.splice(at, 1, ...packed.map((each) => ({ segment: each, changed: new Map() })));
  }

  function packAll(): void {
    for (let at = parts.length - 1; at >= 0; at -= 1) pack(at);
  }

  function readSet({ from, end }: { from: number; end: number }): IdSet {
    const set = createIdSet();
    const positions = new Uint16Array(maxListings);
    for (const { segment, changed } of parts) {
      for (let number = from; number < end; number += 1) {
        const length = readPositions(segment, number, positions);
        for (let nth = 0; nth < length; nth += 1) addId(set, segment.ids[positions[nth]!]!);
      }
      for (const [id, numbers] of changed) {
        removeId(set, id);
        if (numbers && includesAny(numbers, { from, end })) addId(set, id);
      }
    }
    return set;
  }

  return {
    put({ id, words }) {
      const numbers = new Set(words.map((word) => beginnings.findLongest(word)));
      numbers.delete(-1);
      change(id, Uint16Array.from(numbers));
    },
    remove: (id) => change(id, null),
    arrange() {
      packAll();
      counted ??= count;
    },
    find(beginning) {
      const range = beginnings.findRange(beginning);
      if (!range) return null;
      const set = sets.get(beginning) ?? { ...readSet(range), ...range };
      // The last one asked for comes last; the first one goes.
      sets.delete(beginning);
      sets.set(beginning, set);
      const [oldest] = sets.keys();
      if (sets.size > maxSets && oldest !== undefined) sets.delete(oldest);
      return set.bits;
    },
    isOutdated: (today) =>
      counted !== null && (count > counted * 2 + outgrownListings || today > day + outdatedDays),
    stored() {
      packAll();
      return {
        counts: [day, counted ?? count],
        columns: [
          Buffer.from(JSON.stringify(beginnings.texts)),
          ...parts.flatMap(({ segment: { ids, starts, bytes } }) => [
            usedBytes(ids, ids.length),
            usedBytes(starts, starts.length),
            bytes,
          ]),
        ],
      };
    },
    bytes: () =>
      [...sets.values()].reduce((sum, { bits }) => sum + bits.length, 0) +
      parts.reduce(
        (sum, { segment: { ids, starts, bytes }, changed }) =>
          sum + ids.byteLength + starts.byteLength + bytes.byteLength + changed.size * changedBytes,
        0,
      ),
  };
}

const includesAny = (numbers: Uint16Array, { from, end }: { from: number; end: number }) =>
  numbers.some((number) => number >= from && number < end);
