import { limits } from '#contract/limits.ts';
import { ImportRefused } from './row-file.ts';

const deepest = limits.bodyDepth;
const [quote, backslash, newline, comma, colon] = [0x22, 0x5c, 0x0a, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const spaces = new Set([0x20, 0x09, newline, 0x0d]);
/** Longer names lead to no list that anybody can choose. */
const longestName = 200;

/** A list that is reached through objects alone, and how many objects it contains. */
export interface JsonList {
  /** The names that lead to it, joined by dots; empty at the top. */
  path: string;
  rows: number;
}

/** The state of a scan, byte by byte. */
export interface JsonScan {
  line: number;
  depth: number;
  /** The list of rows; null to look at every list. */
  wanted: string | null;
  /** Depth of the list within which the scan is, otherwise 0. */
  listDepth: number;
  /** Whether that list is the wanted one. */
  isWanted: boolean;
  lists: JsonList[];
  /** Something other than white space was read. */
  hasBegun: boolean;
  isInString: boolean;
  isEscaped: boolean;
  /** Names of the open objects and of the next value, outside lists; null where there is none. */
  names: (string | null)[];
  /** The string that is read outside lists, escapes included. */
  text: number[];
  /** What may come next in the list. */
  expects: 'first' | 'object' | 'comma';
  /** Complete objects of the list; the reader counts them. */
  rows: number;
}

/** `wanted` is the path of the list of rows; null to look at every list. */
export const startScan = (wanted: string | null): JsonScan => ({
  line: 1,
  depth: 0,
  wanted,
  listDepth: 0,
  isWanted: false,
  lists: [],
  hasBegun: false,
  isInString: false,
  isEscaped: false,
  names: [],
  text: [],
  expects: 'first',
  rows: 0,
});

/** Whether the scan is inside a row. */
export const isInRow = ({ listDepth, isWanted, depth }: JsonScan) =>
  isWanted && listDepth > 0 && depth > listDepth;

/** The position of a byte: start, inside or end of a row, in no row of a list, or around lists. */
type Position = 'start' | 'row' | 'end' | 'between' | 'around';

/** Reads the next byte. Throws {@link ImportRefused} where the wanted list is not one of objects. */
export function scanByte(scan: JsonScan, byte: number): Position {
  if (byte === newline) scan.line += 1;
  const position = positionOf(scan, byte);
  if (position === 'around' && !spaces.has(byte)) scan.hasBegun = true;
  return position;
}

function positionOf(scan: JsonScan, byte: number): Position {
  const wasInRow = isInRow(scan);
  const wasInList = scan.listDepth > 0;
  const here = wasInRow ? 'row' : wasInList ? 'between' : 'around';
  if (scan.isInString) {
    readString(scan, byte);
    return here;
  }
  if (scan.isWanted && scan.depth === scan.listDepth) {
    if (spaces.has(byte)) return 'between';
    if (byte === comma && scan.expects === 'comma') {
      scan.expects = 'object';
      return 'between';
    }
    requireRow(scan, byte);
  }
  if (byte === quote) {
    scan.isInString = true;
    scan.text = [];
  } else if (byte === openObject || byte === openList) {
    open(scan, byte);
    if (!wasInRow && isInRow(scan)) return 'start';
  } else if (byte === closeObject || byte === closeList) {
    const ended = close(scan, wasInRow);
    if (ended) return ended;
  } else if (!wasInList) readName(scan, byte);
  return here;
}

function readString(scan: JsonScan, byte: number): void {
  if (scan.isEscaped) scan.isEscaped = false;
  else if (byte === backslash) scan.isEscaped = true;
  else if (byte === quote) {
    scan.isInString = false;
    return;
  }
  if (scan.listDepth === 0 && scan.text.length < longestName) scan.text.push(byte);
}

/** A colon makes the string before it the name of the next value. */
function readName(scan: JsonScan, byte: number): void {
  if (byte === comma) scan.names[scan.depth] = null;
  if (byte !== colon) return;
  try {
    scan.names[scan.depth] = JSON.parse(`"${Buffer.from(scan.text).toString('utf8')}"`) as string;
  } catch {
    scan.names[scan.depth] = null;
  }
}

/** Only commas may separate the objects of the list, and its bracket ends it. */
function requireRow({ expects, rows, line }: JsonScan, byte: number): void {
  if (byte === openObject && expects !== 'comma') return;
  if (byte === closeList && expects !== 'object') return;
  const needed =
    expects === 'comma' ? 'a comma or the end of the list' : 'an object like {"id": 1}';
  throw new ImportRefused(
    `Row ${rows + 1} (line ${line}) cannot be read: ${needed} is expected there.`,
  );
}

function open(scan: JsonScan, byte: number): void {
  const { line } = scan;
  if (scan.depth === 0 && scan.hasBegun) {
    throw new ImportRefused(
      byte === openObject
        ? `The file contains several objects one after another (line ${line}); put them into one list.`
        : `The file goes on after its end (line ${line}).`,
    );
  }
  const isRow = byte === openObject && scan.listDepth > 0 && scan.depth === scan.listDepth;
  if (isRow && !scan.isWanted) countRow(scan);
  scan.depth += 1;
  scan.names[scan.depth] = null;
  if (scan.depth > deepest)
    throw new ImportRefused(`The file is nested too deeply (line ${line}).`);
  if (byte !== openList || scan.listDepth !== 0) return;
  const path = scan.names.slice(1, scan.depth);
  const list = { path: path.join('.'), rows: 0 };
  scan.listDepth = scan.depth;
  // The same path twice would be the same name twice in one object.
  scan.isWanted = scan.wanted === list.path && !scan.lists.some((one) => one.path === list.path);
  scan.lists.push(list);
  if (scan.isWanted) scan.expects = 'first';
}

function countRow({ lists }: JsonScan): void {
  const list = lists.at(-1);
  if (list) list.rows += 1;
}

function close(scan: JsonScan, wasInRow: boolean): Position | null {
  scan.depth -= 1;
  if (wasInRow && scan.depth === scan.listDepth) {
    scan.expects = 'comma';
    return 'end';
  }
  if (scan.listDepth === 0 || scan.depth >= scan.listDepth) return null;
  scan.listDepth = 0;
  scan.isWanted = false;
  // The bracket belongs around the rows, like the one that opened the list.
  return 'around';
}
