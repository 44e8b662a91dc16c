/**
 * Some listings, sorted by id, and for each beginning of words those whose longest beginning it is:
 * the gaps between their positions, or a bit for each listing where that is shorter.
 */
export interface Segment {
  ids: Int32Array<ArrayBuffer>;
  /** Where the bytes of each beginning begin, and where those of the last one end. */
  starts: Uint32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a listing has now: the numbers of its beginnings, or null once it is gone. */
export type ChangedListings = ReadonlyMap<number, Uint16Array | null>;

/** Few enough that a change is packed in some milliseconds; a gap takes at most two bytes. */
export const maxListings = 16_384;
const oneByteGap = 128;

export const emptySegment = (beginnings: number): Segment => ({
  ids: new Int32Array(0),
  starts: new Uint32Array(beginnings + 1),
  bytes: new Uint8Array(0),
});

/** Is a listing in the segment? */
export function hasListing({ ids }: Segment, id: number): boolean {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
}

/** Writes the positions of the listings of a beginning, in their order; returns how many. */
export function readPositions(
  { ids, starts, bytes }: Segment,
  beginning: number,
  positions: Uint16Array,
): number {
  const [from, end] = [starts[beginning]!, starts[beginning + 1]!];
  let count = 0;
  if (end - from === bitBytes(ids.length)) {
    for (let at = from; at < end; at += 1) {
      for (let bits = bytes[at]!; bits !== 0; bits &= bits - 1) {
        positions[count] = (at - from) * 8 + 31 - Math.clz32(bits & -bits);
        count += 1;
      }
    }
    return count;
  }
  let next = 0;
  for (let at = from; at < end; at += 1) {
    let gap = bytes[at]!;
    if (gap >= oneByteGap) {
      at += 1;
      gap = (gap - oneByteGap) * 256 + bytes[at]!;
    }
    positions[count] = next + gap;
    count += 1;
    next += gap + 1;
  }
  return count;
}

const bitBytes = (listings: number) => (listings + 7) >>> 3;

/** The segment with these changes, or two where it has become too large. */
export function packSegment(segment: Segment, changed: ChangedListings): Segment[] {
  const written = [...changed]
    .flatMap(([id, beginnings]) => (beginnings ? [{ id, beginnings }] : []))
    .sort((one, other) => one.id - other.id);
  const kept = segment.ids.filter((id) => !changed.has(id));
  const ids = Int32Array.from([...kept, ...written.map(({ id }) => id)]).sort();
  const positions = new Map(Array.from(ids, (id, position) => [id, position]));
  const moved = Int32Array.from(segment.ids, (id) =>
    changed.has(id) ? -1 : (positions.get(id) ?? -1),
  );
  const rows = written.map(({ id, beginnings }) => ({
    position: positions.get(id) ?? -1,
    beginnings,
  }));
  // New listings have the largest ids: the segment before them stays full.
  const isAppended = (kept.at(-1) ?? 0) < (written[0]?.id ?? 0);
  const first = isAppended ? maxListings : ids.length >>> 1;
  return splitRows(ids.length, first).map((range) =>
    packRows(segment, { ids, moved, rows }, range),
  );
}

interface Range {
  from: number;
  end: number;
}

const splitRows = (count: number, first: number): Range[] =>
  count <= maxListings
    ? [{ from: 0, end: count }]
    : [
        { from: 0, end: first },
        { from: first, end: count },
      ];

interface Merged {
  ids: Int32Array<ArrayBuffer>;
  /** The new position of each listing of the segment; -1 where it changed. */
  moved: Int32Array;
  rows: readonly { position: number; beginnings: Uint16Array }[];
}

function packRows(segment: Segment, { ids, moved, rows }: Merged, { from, end }: Range): Segment {
  const beginnings = segment.starts.length - 1;
  const size = end - from;
  const isInside = (position: number) => position >= from && position < end;
  const added = groupByBeginning(
    rows.filter(({ position }) => isInside(position)),
    beginnings,
  );
  const before = new Uint16Array(segment.ids.length);
  const positions = new Uint16Array(size);
  const starts = new Uint32Array(beginnings + 1);
  const writer = createWriter(size);
  for (let beginning = 0; beginning < beginnings; beginning += 1) {
    const old = readPositions(segment, beginning, before);
    let count = 0;
    for (let nth = 0; nth < old; nth += 1) {
      const position = moved[before[nth]!]!;
      if (!isInside(position)) continue;
      positions[count] = position - from;
      count += 1;
    }
    const isMixed = count > 0;
    const [first, last] = [added.starts[beginning]!, added.starts[beginning + 1]!];
    for (let nth = first; nth < last; nth += 1) {
      positions[count] = added.positions[nth]! - from;
      count += 1;
    }
    const list = positions.subarray(0, count);
    if (isMixed && last > first) list.sort();
    writer.write(list);
    starts[beginning + 1] = writer.length;
  }
  return { ids: ids.slice(from, end), starts, bytes: writer.finish() };
}

/** The positions of rows by their beginnings, in the order of the rows. */
function groupByBeginning(rows: Merged['rows'], count: number) {
  const starts = new Uint32Array(count + 1);
  for (const { beginnings } of rows) {
    for (const beginning of beginnings) starts[beginning + 1]! += 1;
  }
  for (let nth = 0; nth < count; nth += 1) starts[nth + 1]! += starts[nth]!;
  const positions = new Uint16Array(starts[count]!);
  const next = starts.slice();
  for (const { position, beginnings } of rows) {
    for (const beginning of beginnings) {
      positions[next[beginning]!] = position;
      next[beginning]! += 1;
    }
  }
  return { starts, positions };
}

/** Writes positions among `size` listings, one list after the other. */
function createWriter(size: number) {
  const widest = bitBytes(size);
  let bytes = new Uint8Array(widest + 1024);
  let length = 0;
  function writeBits(positions: Uint16Array): void {
    bytes.fill(0, length, length + widest);
    for (const position of positions) bytes[length + (position >>> 3)]! |= 1 << (position & 7);
    length += widest;
  }
  return {
    get length() {
      return length;
    },
    write(positions: Uint16Array): void {
      if (length + widest + 2 > bytes.length) {
        const wider = new Uint8Array(bytes.length * 2 + widest);
        wider.set(bytes);
        bytes = wider;
      }
      const begin = length;
      let next = 0;
      for (const position of positions) {
        const gap = position - next;
        next = position + 1;
        if (gap >= oneByteGap) {
          bytes[length] = oneByteGap + (gap >>> 8);
          length += 1;
        }
        bytes[length] = gap;
        length += 1;
        // As many bytes as bits take mean bits.
        if (length - begin >= widest) {
          length = begin;
          writeBits(positions);
          return;
        }
      }
    },
    finish: () => bytes.slice(0, length),
  };
}
