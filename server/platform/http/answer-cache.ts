import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { readPositionHeader } from '#contract/read-position.ts';
import { utcDayNumber } from './day-end.ts';

/** An answer that every request gets which passes {@link isForEveryone} and the answer's own `isFor`. */
export interface CachedAnswer {
  /** As UTF-8, half of what a string would take. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Its own headers; those of every answer and the ETag are added. Share one record where possible. */
  headers: Record<string, string>;
  /** The pattern of its route, under which requests are counted. */
  route: string;
  /** Does it say the same tomorrow, unless something changes? Then it stays for longer. */
  isTimeless?: boolean;
  /** Is it for a visitor with these headers? If left out, it is for everybody. */
  isFor?: (header: (name: string) => string | undefined) => boolean;
  /** The body as others accept it, after the first of them asked. */
  encoded?: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export type Encoding = 'br' | 'gzip';

export interface AnswerCache {
  /** The answer at an address, or under a key that no address can be. */
  get(key: string): CachedAnswer | null;
  /** A number that changes with every `clear`. Read it before reading what the answer shows. */
  generation(): number;
  /** Stores an answer unless something has changed since `generation` was read, or may have. */
  set(key: string, answer: CachedAnswer, generation: number): void;
  /** The compressed body; it is compressed once. */
  encode(answer: CachedAnswer, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** Drops all answers, after a change of something that they show. */
  clear(): void;
}

/** Keeps the answer of one read, if it may be kept when it is there. */
export interface Keeping {
  /** Called with how far the server that is read from has replayed the log. */
  readFrom(replayed: bigint): void;
  keep(answer: CachedAnswer): void;
}

export interface KeptReads {
  /** Begins a read whose answer is kept for `address`; null where this visitor's may be another. */
  begin(c: Context, address: string): Keeping | null;
}

/** Some answers depend on the time: for how many days a room has been offered, or whether it is. */
const freshMs = 30_000;
/** A safeguard against changes that nothing notifies of, such as restored files. */
const timelessMs = 10 * 60_000;
/** About what an answer takes besides its bytes. */
const overheadBytes = 1000;
/** Low, because a visitor may wait. The build compresses files more. */
const brotliQuality = 5;
/** Bytes. Less fits into one packet anyway. */
export const smallestCompressed = 1000;

interface Entry {
  answer: CachedAnswer;
  until: number;
  bytes: number;
}

/**
 * Keeps finished answers for half a minute, timeless ones for ten, none beyond the day in UTC, at most
 * `maxBytes` of them; drops the oldest ones first. While this process may not hear of changes, there is nothing in it.
 */
export function createAnswerCache(
  feed: { readonly isHeard: boolean },
  maxBytes: number,
  now: () => number = Date.now,
): AnswerCache {
  let generation = 0;
  let size = 0;
  let day = utcDayNumber(now());
  const entries = new Map<string, Entry>();
  let entryOf = new WeakMap<CachedAnswer, Entry>();
  const compressing = new WeakMap<CachedAnswer, Map<Encoding, ReturnType<typeof compress>>>();

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    entryOf.delete(entry.answer);
    size -= entry.bytes;
  }

  function dropOldest(): void {
    for (const [key, entry] of entries) {
      if (size <= maxBytes) return;
      drop(key, entry);
    }
  }

  function clear(): void {
    generation += 1;
    size = 0;
    entries.clear();
    entryOf = new WeakMap();
  }

  /** What was read yesterday, or began to be, may show rooms that are not offered today. */
  function clearAtMidnight(): void {
    const today = utcDayNumber(now());
    if (today === day) return;
    day = today;
    clear();
  }

  return {
    get(key) {
      clearAtMidnight();
      const found = entries.get(key);
      return found && feed.isHeard && found.until > now() ? found.answer : null;
    },
    generation() {
      clearAtMidnight();
      return generation;
    },
    set(key, answer, begunIn) {
      clearAtMidnight();
      if (begunIn !== generation || !feed.isHeard) return;
      const before = entries.get(key);
      if (before) drop(key, before);
      const until = now() + (answer.isTimeless ? timelessMs : freshMs);
      const entry = { answer, until, bytes: answer.body.length + overheadBytes };
      entries.set(key, entry);
      entryOf.set(answer, entry);
      size += entry.bytes;
      dropOldest();
    },
    encode(answer, encoding) {
      const known = compressing.get(answer) ?? new Map<Encoding, ReturnType<typeof compress>>();
      compressing.set(answer, known);
      const begun =
        known.get(encoding) ??
        compress(answer.body, encoding).then((bytes) => {
          answer.encoded = { ...answer.encoded, [encoding]: bytes };
          const entry = entryOf.get(answer);
          if (entry) {
            entry.bytes += bytes.length;
            size += bytes.length;
            dropOldest();
          }
          return bytes;
        });
      known.set(encoding, begun);
      return begun;
    },
    clear,
  };
}

/** Compresses a body as a visitor accepts it. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const bytes = await (encoding === 'br'
    ? promisify(brotliCompress)(body, { params })
    : promisify(gzip)(body));
  return new Uint8Array(bytes);
}

/** The best encoding that a visitor accepts, or null. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?![.]\d*[1-9]))/.test(acceptEncoding)) return 'gzip';
  return null;
}

/** The cookie with the position of what a visitor has written. */
export const positionCookie = 'read_position';
const positionHeader = readPositionHeader.toLowerCase();

/**
 * Does a public read with these headers get what everyone gets? Not with a token, nor from another
 * origin, whose answers name it, nor after a write that memory may lack.
 */
export function isForEveryone(header: (name: string) => string | undefined): boolean {
  return (
    header('authorization') === undefined &&
    header('origin') === undefined &&
    header(positionHeader) === undefined &&
    header('cookie')?.includes(positionCookie) !== true
  );
}
