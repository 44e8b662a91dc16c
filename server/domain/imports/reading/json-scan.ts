import { limits } from '#contract/limits.ts';
import { ImportRefused } from './row-file.ts';

const deepest = limits.bodyDepth;
const [quote, backslash, newline, comma] = [0x22, 0x5c, 0x0a, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const spaces = new Set([0x20, 0x09, newline, 0x0d]);

/** The state of a scan, byte by byte. */
export interface JsonScan {
  line: number;
  depth: number;
  /** Depth of the list of rows while within it, otherwise 0. */
  listDepth: number;
  hasList: boolean;
  /** Something other than white space was read. */
  hasBegun: boolean;
  isInString: boolean;
  isEscaped: boolean;
  /** What may come next in the list. */
  expects: 'first' | 'object' | 'comma';
  /** Complete objects of the list; the reader counts them. */
  rows: number;
}

export const startScan = (): JsonScan => ({
  line: 1,
  depth: 0,
  listDepth: 0,
  hasList: false,
  hasBegun: false,
  isInString: false,
  isEscaped: false,
  expects: 'first',
  rows: 0,
});

/** Whether the scan is inside a row. */
export const isInRow = ({ listDepth, depth }: JsonScan) => listDepth > 0 && depth > listDepth;

/** The position of a byte: start, inside or end of a row, between rows, or around the list. */
type Position = 'start' | 'row' | 'end' | 'between' | 'around';

/** Reads the next byte. Throws {@link ImportRefused} where the list is not one of objects. */
export function scanByte(scan: JsonScan, byte: number): Position {
  if (byte === newline) scan.line += 1;
  const position = positionOf(scan, byte);
  if (position === 'around' && !spaces.has(byte)) scan.hasBegun = true;
  return position;
}

function positionOf(scan: JsonScan, byte: number): Position {
  const wasInRow = isInRow(scan);
  const here = wasInRow ? 'row' : 'around';
  if (scan.isInString) {
    readString(scan, byte);
    return here;
  }
  if (scan.listDepth > 0 && scan.depth === scan.listDepth) {
    if (spaces.has(byte)) return 'between';
    if (byte === comma && scan.expects === 'comma') {
      scan.expects = 'object';
      return 'between';
    }
    requireRow(scan, byte);
  }
  if (byte === quote) scan.isInString = true;
  else if (byte === openObject || byte === openList) {
    open(scan, byte);
    if (!wasInRow && isInRow(scan)) return 'start';
  } else if (byte === closeObject || byte === closeList) {
    scan.depth -= 1;
    if (wasInRow && scan.depth === scan.listDepth) {
      scan.expects = 'comma';
      return 'end';
    }
    if (scan.listDepth > 0 && scan.depth < scan.listDepth) scan.listDepth = 0;
  }
  return here;
}

function readString(scan: JsonScan, byte: number): void {
  if (scan.isEscaped) scan.isEscaped = false;
  else if (byte === backslash) scan.isEscaped = true;
  else if (byte === quote) scan.isInString = false;
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
  scan.depth += 1;
  if (scan.depth > deepest)
    throw new ImportRefused(`The file is nested too deeply (line ${line}).`);
  if (byte !== openList || scan.listDepth !== 0) return;
  if (scan.depth > 2) {
    throw new ImportRefused(
      `The file is nested (line ${line}): its rows must be one list, at the top or directly within one object.`,
    );
  }
  if (scan.hasList) throw new ImportRefused('The file contains more than one list.');
  scan.hasList = true;
  scan.listDepth = scan.depth;
  scan.expects = 'first';
}
