import { isAscii, isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '#contract/imports/import-reading.ts';
import type { OpenBytes } from './row-file.ts';

/**
 * Stands for bytes that are not text in the encoding of the file. No text contains it: Unicode keeps
 * it free for programs.
 */
export const brokenMark = '\ufdd0';

const newline = 0x0a;
/** UTF-8 of U+FFFD, which a file may contain itself. */
const writtenReplacement = Buffer.from('\ufffd');
const marks: [bytes: number[], encoding: ImportEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** What the first bytes say about the encoding: a byte order mark, or NUL in every other byte. */
export function encodingOfHead(head: Uint8Array): ImportEncoding | null {
  const marked = marks.find(([mark]) => startsWith(head, mark));
  if (marked) return marked[1];
  const nuls = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const many = head.length / 4;
  if (odd > many && odd > even * 4) return 'utf-16le';
  return even > many && even > odd * 4 ? 'utf-16be' : null;
}

/**
 * UTF-8 where at least as many lines with other letters than ASCII are valid UTF-8 as are not,
 * otherwise Windows-1252, which has a letter for almost every byte. Reads the whole file.
 */
export async function encodingOfText(open: OpenBytes): Promise<ImportEncoding> {
  let valid = 0;
  let broken = 0;
  for await (const block of wholeLetters(open(), cutUtf8)) {
    if (isAscii(block)) continue;
    for (const line of linesOf(block)) {
      if (isAscii(line)) continue;
      if (isUtf8(line)) valid += 1;
      else broken += 1;
    }
  }
  return valid >= broken ? 'utf-8' : 'windows-1252';
}

/**
 * The same text in UTF-8, without a byte order mark. Bytes that are not text become
 * {@link brokenMark}, and set `seen.broken`.
 */
export async function* toUtf8(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  seen: { broken: boolean },
): AsyncGenerator<Uint8Array> {
  const decode = decoders[encoding];
  const mark = marks.find(([, marked]) => marked === encoding)?.[0];
  let isFirst = true;
  for await (const block of blocksOf(bytes, encoding)) {
    const text = isFirst && mark && startsWith(block, mark) ? block.subarray(mark.length) : block;
    isFirst = false;
    const decoded = decode(text);
    if (decoded.broken) seen.broken = true;
    yield decoded.bytes;
  }
}

type Decode = (block: Uint8Array) => { bytes: Uint8Array; broken: boolean };

/**
 * The letters of the bytes from 0x80 on where Windows-1252 differs from Latin-1, and five bytes that
 * have none. Node's TextDecoder reads both as Latin-1 (https://github.com/nodejs/node/issues/56542).
 */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decoders: Record<ImportEncoding, Decode> = {
  'utf-8': (block) =>
    isUtf8(block) ? { bytes: block, broken: false } : { bytes: repaired(block), broken: true },
  'windows-1252': (block) => {
    if (isAscii(block)) return { bytes: block, broken: false };
    const latin1 = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('latin1');
    const text = latin1.replace(/[\u0080-\u009f]/g, (byte) =>
      windowsLetters.charAt(byte.charCodeAt(0) - 0x80),
    );
    return marked(text, /[\u0081\u008d\u008f\u0090\u009d]/g);
  },
  'utf-16le': (block) => fromUtf16(block),
  'utf-16be': (block) => {
    const swapped = Buffer.from(block.subarray(0, block.length - (block.length % 2))).swap16();
    return fromUtf16(block.length % 2 === 0 ? swapped : Buffer.concat([swapped, Buffer.from([0])]));
  },
};

function fromUtf16(block: Uint8Array) {
  const text = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString('utf16le');
  // With the flag `u`, a pair of surrogates is one letter: only single ones match.
  const decoded = marked(text, /\p{Cs}/gu);
  if (block.length % 2 === 0) return decoded;
  return { bytes: Buffer.concat([decoded.bytes, Buffer.from(brokenMark)]), broken: true };
}

function marked(text: string, broken: RegExp) {
  const replaced = text.replace(broken, brokenMark);
  return { bytes: Buffer.from(replaced), broken: replaced.includes(brokenMark) };
}

/** Marks the broken bytes of each line, and keeps replacement characters that were written. */
function repaired(block: Uint8Array): Uint8Array {
  const parts: Buffer[] = [];
  for (const line of linesOf(block)) {
    if (parts.length > 0) parts.push(Buffer.from('\n'));
    if (isUtf8(line)) parts.push(Buffer.from(line));
    else {
      const pieces = splitAt(Buffer.from(line), writtenReplacement).map((piece) =>
        piece.toString('utf8').replaceAll('\ufffd', brokenMark),
      );
      parts.push(Buffer.from(pieces.join('\ufffd')));
    }
  }
  return Buffer.concat(parts);
}

function splitAt(bytes: Buffer, separator: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, start)) {
    pieces.push(bytes.subarray(start, at));
    start = at + separator.length;
  }
  return [...pieces, bytes.subarray(start)];
}

function linesOf(block: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = block.indexOf(newline); end >= 0; end = block.indexOf(newline, start)) {
    lines.push(block.subarray(start, end));
    start = end + 1;
  }
  return [...lines, block.subarray(start)];
}

/** Pieces that decode alone. */
function blocksOf(bytes: AsyncIterable<Uint8Array>, encoding: ImportEncoding) {
  if (encoding === 'windows-1252') return bytes;
  if (encoding === 'utf-8') return wholeLetters(bytes, cutUtf8);
  return wholeLetters(bytes, (block) => cutUtf16(block, encoding === 'utf-16le' ? 1 : 0));
}

/** The same bytes in blocks that no letter is cut by; `cut` says where the last whole one ends. */
async function* wholeLetters(
  bytes: AsyncIterable<Uint8Array>,
  cut: (block: Uint8Array) => number,
): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = cut(block);
    // A copy, made first: whoever opened the file may use its buffer again.
    rest = Uint8Array.from(block.subarray(end));
    if (end > 0) yield block.subarray(0, end);
  }
  if (rest.length > 0) yield rest;
}

/** Before a letter at the end whose first byte says that it is longer. */
function cutUtf8(block: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= block.length; back += 1) {
    const byte = block[block.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? block.length - back : block.length;
  }
  return block.length;
}

/** Before half a pair of bytes, and before the first pair of two; `high` tells surrogates. */
function cutUtf16(block: Uint8Array, high: 0 | 1): number {
  const end = block.length - (block.length % 2);
  const last = block[end - 2 + high] ?? 0;
  return end > 0 && last >= 0xd8 && last <= 0xdb ? end - 2 : end;
}
