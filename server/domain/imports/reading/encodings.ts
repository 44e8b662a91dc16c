import iconv from 'iconv-lite';
import type { ImportEncoding } from '#contract/imports/import-reading.ts';
import type { OpenBytes } from './row-file.ts';

/**
 * Stands for bytes that are not text in the encoding of the file. No text contains it: Unicode keeps
 * it free for programs.
 */
export const brokenMark = '\ufdd0';

const marks: [bytes: number[], encoding: ImportEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Every separator and digit of a UTF-16 file has a NUL, also where its letters have none. */
const nulShare = 0.02;

/** What the first bytes say about the encoding: a byte order mark, or NULs at every other byte. */
export function encodingOfHead(head: Uint8Array): ImportEncoding | null {
  const marked = marks.find(([mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[1];
  const nuls = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const many = head.length * nulShare;
  if (odd > many && odd > even * 4) return 'utf-16le';
  return even > many && even > odd * 4 ? 'utf-16be' : null;
}

/**
 * Whether a file is UTF-8, apart from some broken bytes: it has more letters outside ASCII than
 * bytes that are no text, or neither. Reads the whole file.
 */
export async function isMostlyUtf8(open: OpenBytes): Promise<boolean> {
  let letters = 0;
  let broken = 0;
  let last = '';
  for await (const text of decode(open(), 'utf-8')) {
    last = text;
    for (const letter of text.match(/[^\0-\x7f]/gu) ?? []) {
      if (letter === brokenMark) broken += 1;
      else letters += 1;
    }
  }
  // A letter that the end of the file cuts says nothing about its encoding.
  if (last === brokenMark) broken -= 1;
  return letters > broken || broken <= 0;
}

/**
 * The same text in UTF-8, without a byte order mark. Bytes that are not text become
 * {@link brokenMark}, and set `seen.broken`.
 */
export async function* toUtf8(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  seen = { broken: false },
): AsyncGenerator<Buffer> {
  for await (const text of decode(bytes, encoding)) {
    if (text.includes(brokenMark)) seen.broken = true;
    yield Buffer.from(text);
  }
}

/** The text of some bytes in an encoding, with {@link brokenMark} for what is no text. */
export const decodeBytes = (bytes: Uint8Array, encoding: ImportEncoding): string =>
  markBroken(iconv.decode(bytes, encoding), encoding);

const isUtf16 = (encoding: ImportEncoding) => encoding === 'utf-16le' || encoding === 'utf-16be';

async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  const source = encoding === 'utf-8' ? standInForWritten(bytes) : bytes;
  let length = 0;
  let held = '';
  for await (const chunk of source) {
    length += chunk.length;
    const text = held + decoder.write(Buffer.from(chunk));
    // The second half of a pair of surrogates may be in the next chunk.
    const end = /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
    held = text.slice(end);
    if (end > 0) yield markBroken(text.slice(0, end), encoding);
  }
  const rest = held + (decoder.end() ?? '');
  if (rest) yield markBroken(rest, encoding);
  // The decoder drops half a letter at the end without a word.
  if (isUtf16(encoding) && length % 2 === 1) yield brokenMark;
}

/** UTF-8 of U+FFFD, and of a code point that no text contains. */
const written = Buffer.from('\ufffd').toString('latin1');
const standIn = '\ufdd1';

/** Replaces each U+FFFD that a UTF-8 file itself contains: decoders write it for broken bytes. */
async function* standInForWritten(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = '';
  for await (const chunk of bytes) {
    const text = held + Buffer.from(chunk).toString('latin1');
    const begun = /\xef\xbf?$/.exec(text)?.index ?? text.length;
    held = text.slice(begun);
    const replaced = text
      .slice(0, begun)
      .replaceAll(written, Buffer.from(standIn).toString('latin1'));
    yield Buffer.from(replaced, 'latin1');
  }
  if (held) yield Buffer.from(held, 'latin1');
}

function markBroken(text: string, encoding: ImportEncoding): string {
  // With the flag `u`, a pair of surrogates is one letter: only single ones match.
  const broken = isUtf16(encoding) ? /\p{Cs}/gu : /\ufffd/g;
  return text.replace(broken, brokenMark).replaceAll(standIn, '\ufffd');
}
