import { limits } from '#contract/limits.ts';
import { ImportRefused } from '../import-refused.ts';

/** The text of one object of a list, and the line it begins on. */
export interface JsonObject {
  line: number;
  text: string;
}

const { rowBytes } = limits.imports;
const deepest = limits.bodyDepth;
const [quote, backslash, newline, comma] = [0x22, 0x5c, 0x0a, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const spaces = new Set([0x20, 0x09, newline, 0x0d]);
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * Cuts the objects out of a JSON list, or of the one list within an object, without reading them:
 * JSON.parse does that for each. Memory holds one object of at most 100,000 bytes, whatever the
 * file holds. Throws {@link ImportRefused} where the list is not one of objects.
 */
export async function* jsonObjects(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonObject> {
  let line = 1;
  let depth = 0;
  let listDepth = 0;
  let lists = 0;
  let isInString = false;
  let isEscaped = false;
  let count = 0;
  let expects: 'first' | 'object' | 'comma' | 'nothing' = 'nothing';
  let startLine = 0;
  /** Of the object at hand, or of what stands around the list. */
  let pieces: Uint8Array[] = [];
  let length = 0;
  const around: Uint8Array[] = [];
  let aroundLength = 0;
  let isFirst = true;

  const keep = (piece: Uint8Array) => {
    length += piece.length;
    if (length > rowBytes) {
      throw new ImportRefused(
        `Row ${count + 1} (line ${startLine}) is longer than 100,000 bytes; a quote or bracket may lack its end.`,
      );
    }
    pieces.push(Uint8Array.from(piece));
  };
  const keepAround = (byte: number) => {
    aroundLength += 1;
    if (aroundLength > rowBytes) {
      throw new ImportRefused('The file holds more than 100,000 bytes outside its list of rows.');
    }
    around.push(Uint8Array.of(byte));
  };
  const isInObject = () => listDepth > 0 && depth > listDepth;
  const isInList = () => listDepth > 0 && depth === listDepth;

  for await (const chunk of bytes) {
    let start = 0;
    let at = isFirst && byteOrderMark.every((byte, index) => chunk[index] === byte) ? 3 : 0;
    isFirst = false;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === newline) line += 1;
      const wasInObject = isInObject();
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInString = false;
        if (!wasInObject) keepAround(byte);
        continue;
      }
      if (isInList()) {
        if (spaces.has(byte)) continue;
        // Between the objects of the list only commas may stand.
        if (byte === openObject && (expects === 'object' || expects === 'first')) {
          start = at;
          startLine = line;
        } else if (byte === comma && expects === 'comma') {
          expects = 'object';
          continue;
        } else if (!(byte === closeList && expects !== 'object')) {
          throw misplaced(count + 1, line, expects);
        }
      }
      if (byte === quote) isInString = true;
      else if (byte === openObject || byte === openList) {
        if (depth === 0 && !onlySpaces(around)) throw goesOn(byte, line);
        depth += 1;
        if (depth > deepest) {
          throw new ImportRefused(`The file is nested too deeply (line ${line}).`);
        }
        if (byte === openList && listDepth === 0) {
          if (depth > 2) {
            throw new ImportRefused(
              `The file is nested (line ${line}): its rows must be one list, at the top or directly within one object.`,
            );
          }
          lists += 1;
          if (lists > 1) throw new ImportRefused('The file holds more than one list.');
          listDepth = depth;
          expects = 'first';
          keepAround(byte);
          continue;
        }
      } else if (byte === closeObject || byte === closeList) {
        depth -= 1;
        if (wasInObject && depth === listDepth) {
          keep(chunk.subarray(start, at + 1));
          yield { line: startLine, text: Buffer.concat(pieces).toString('utf8') };
          count += 1;
          pieces = [];
          length = 0;
          expects = 'comma';
          continue;
        }
        if (listDepth > 0 && depth < listDepth) listDepth = 0;
      }
      if (!wasInObject && !isInObject()) keepAround(byte);
    }
    if (isInObject()) keep(chunk.subarray(start));
  }
  if (aroundLength === 0) throw new ImportRefused('The file is empty.');
  if (depth > 0 || isInString) {
    throw new ImportRefused(
      `The file ends in the middle: a quote or bracket is never closed, after ${count.toLocaleString('en-US')} rows.`,
    );
  }
  requireJson(around);
  if (lists === 0) throw new ImportRefused('The file holds no list of rows.');
}

function misplaced(row: number, line: number, expects: string): ImportRefused {
  const needed =
    expects === 'comma' ? 'a comma or the end of the list' : 'an object like {"id": 1}';
  return new ImportRefused(`Row ${row} (line ${line}) cannot be read: ${needed} belongs there.`);
}

function goesOn(byte: number, line: number): ImportRefused {
  return new ImportRefused(
    byte === openObject
      ? `The file holds several objects one after another (line ${line}); put them into one list.`
      : `The file goes on after its end (line ${line}).`,
  );
}

const onlySpaces = (pieces: Uint8Array[]) => pieces.every(([byte = 0]) => spaces.has(byte));

/** What stands around the rows, with an empty list in their place, must be JSON as well. */
function requireJson(around: Uint8Array[]): void {
  try {
    JSON.parse(Buffer.concat(around).toString('utf8'));
  } catch {
    throw new ImportRefused('The file is not JSON: look at what stands around its list of rows.');
  }
}
