import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import {
  answersOf,
  easiestAnswer,
  importances,
  questionIds,
  questions,
} from '#contract/questionnaire/questions.ts';
import { arraysOf, emptyColumns, type Columns } from './user-columns.ts';
import { choiceIds, wordsPerUser } from './packed-answers.ts';

/** The columns of the index, and the database and transaction up to which they are current. */
export interface Snapshot {
  columns: Columns;
  since: bigint;
  identity: string;
}

interface Header {
  layout: string;
  identity: string;
  since: string;
  count: number;
  digest: string;
}

/**
 * Raise it when the meaning of a byte changes. Changed questions or answers are detected anyway.
 */
const layoutVersion = 2;

/**
 * Writes the columns to a file, completely or not at all. The file contains users' answers, so only
 * its owner may read it.
 */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  const { columns, since, identity } = snapshot;
  const parts = partsOf(columns);
  const header: Header = {
    layout: layout(),
    identity,
    since: String(since),
    count: columns.count,
    digest: digestOf(parts),
  };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const draft = `${file}.${process.pid}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    for (const part of [head, ...parts]) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** Reads a snapshot of this database; null when there is none or it does not match. */
export async function readSnapshot(file: string, identity: string): Promise<Snapshot | null> {
  const content = await readFile(file).catch(() => null);
  const headEnd = content?.indexOf(0x0a) ?? -1;
  if (!content || headEnd === -1) return null;
  const header = headerOf(content.subarray(0, headEnd).toString());
  if (header?.layout !== layout() || header.identity !== identity) return null;
  const columns = emptyColumns(header.count);
  columns.count = header.count;
  let at = headEnd + 1;
  for (const part of partsOf(columns)) {
    if (at + part.byteLength > content.byteLength) return null;
    part.set(content.subarray(at, at + part.byteLength));
    at += part.byteLength;
  }
  if (digestOf(partsOf(columns)) !== header.digest) return null;
  return { columns, since: BigInt(header.since), identity };
}

function headerOf(text: string): Header | null {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return null;
  }
}

/** The used bytes of every array. */
function partsOf(columns: Columns): Uint8Array[] {
  return arraysOf(columns).map((array, position) => {
    const each = array.BYTES_PER_ELEMENT * (position === 0 ? wordsPerUser : 1);
    return new Uint8Array(array.buffer, 0, each * columns.count);
  });
}

function digestOf(parts: Uint8Array[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** A hash of everything that the codes depend on. */
function layout(): string {
  const meaning = choiceIds.map((id) => [id, questions[id].kind, answersOf(id), easiestAnswer(id)]);
  return createHash('sha1')
    .update(JSON.stringify([layoutVersion, questionIds, importances, meaning]))
    .digest('hex');
}
