import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';

/** The used part of every column of an index, and how many rows they have. */
export interface StoredColumns {
  counts: readonly number[];
  columns: readonly Uint8Array[];
}

/** The columns of an index, and the database and transaction up to which they are current. */
export interface Snapshot {
  columns: StoredColumns;
  since: bigint;
  identity: string;
  /** A hash of everything that the meaning of the bytes depends on. */
  layout: string;
}

interface Header {
  layout: string;
  identity: string;
  since: string;
  counts: number[];
  lengths: number[];
  digest: string;
}

/**
 * Writes the columns to a file, completely or not at all. The file contains users' answers, so only
 * its owner may read it.
 */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  const { since, identity, layout } = snapshot;
  const { counts, columns } = snapshot.columns;
  const header: Header = {
    layout,
    identity,
    since: String(since),
    counts: [...counts],
    lengths: columns.map(({ byteLength }) => byteLength),
    digest: digestColumns(columns),
  };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const draft = `${file}.${process.pid}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    for (const part of [head, ...columns]) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** Reads a snapshot of this database; null when there is none or it does not match. */
export async function readSnapshot(
  file: string,
  { identity, layout }: Pick<Snapshot, 'identity' | 'layout'>,
): Promise<Snapshot | null> {
  const content = await readFile(file).catch(() => null);
  const headEnd = content?.indexOf(0x0a) ?? -1;
  if (!content || headEnd === -1) return null;
  const header = parseHeader(content.subarray(0, headEnd).toString());
  if (header?.layout !== layout || header.identity !== identity) return null;
  const columns: Uint8Array[] = [];
  let at = headEnd + 1;
  for (const length of header.lengths) {
    if (at + length > content.byteLength) return null;
    columns.push(content.subarray(at, at + length));
    at += length;
  }
  if (digestColumns(columns) !== header.digest) return null;
  return {
    columns: { counts: header.counts, columns },
    since: BigInt(header.since),
    identity,
    layout,
  };
}

function parseHeader(text: string): Header | null {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return null;
  }
}

function digestColumns(columns: readonly Uint8Array[]): string {
  const hash = createHash('sha1');
  for (const column of columns) hash.update(column);
  return hash.digest('hex');
}

type Column =
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** The bytes of the first `used` elements of a column. */
export const usedBytes = (column: Column, used: number) =>
  new Uint8Array(column.buffer, 0, used * column.BYTES_PER_ELEMENT);

/** Fills the columns with stored bytes; false when their sizes differ. */
export function fillColumns(columns: readonly Column[], stored: StoredColumns): boolean {
  if (columns.length !== stored.columns.length) return false;
  return columns.every((column, position) => {
    const bytes = stored.columns[position];
    if (bytes?.byteLength !== column.byteLength) return false;
    new Uint8Array(column.buffer).set(bytes);
    return true;
  });
}
