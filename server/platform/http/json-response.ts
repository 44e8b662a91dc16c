import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { readRoute } from '../metrics/metrics.ts';
import { completeAnswer } from './answer-headers.ts';
import { acceptedEncoding, compress, smallestCompressed, type Keeping } from './answer-cache.ts';
import { limitToToday } from './day-end.ts';
import { jsonPolicy } from './security-headers.ts';

/** JSON as PostgreSQL wrote it, shared by all requests that read it at the same moment. */
export interface JsonText {
  text: string;
  /** The encoded text, when many requests share it. */
  bytes?: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Does nothing in it depend on the time? */
  isTimeless?: boolean;
}

/**
 * How long caches may answer a public read without asking the server; then they revalidate by ETag.
 */
const publicSeconds = 5;

/** JSON with an ETag of its bytes. The ETag is weak, because a proxy may compress them. */
export function jsonText(text: string): JsonText {
  return { text, etag: `W/"${hash('sha1', text, 'base64url')}"` };
}

/** The same for a long text that several requests share: it is encoded only once. */
export function sharedJsonText(text: string): JsonText {
  return { ...jsonText(text), bytes: new TextEncoder().encode(text) };
}

/**
 * Answers a read that is the same for everyone, or 304 when the visitor already has it. With a
 * token the answer is private, because the next answer at this address may depend on the user.
 */
export function answerPublicJson(c: Context, json: JsonText, keeping?: Keeping | null): Response {
  const isAnonymous = c.req.header('Authorization') === undefined;
  if (!isAnonymous)
    return answerCached(c, json, { ...publicCaching, 'Cache-Control': 'private, no-cache' });
  const isEnding = isDayEnding();
  const caching = isEnding ? endingCaching : publicCaching;
  if (!keeping) return answerCached(c, json, caching);
  const body = json.bytes ?? new TextEncoder().encode(json.text);
  const { isTimeless = false } = json;
  keeping.keep({
    body,
    etag: json.etag,
    headers: isEnding ? endingHeaders : keptHeaders,
    route: readRoute(c),
    isTimeless,
  });
  return answerCached(c, { ...json, bytes: body }, caching);
}

/**
 * Answers with data that does not depend on the user; any cache may store it for `seconds`, not beyond
 * the day. It is compressed, because other sites load it before they show anything.
 */
export async function answerSharedJson(
  c: Context,
  value: unknown,
  seconds: number,
): Promise<Response> {
  const json = jsonText(JSON.stringify(value));
  const headers = {
    'Cache-Control': `public, max-age=${limitToToday(seconds)}`,
    Vary: 'Accept-Encoding',
  };
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (!encoding || json.text.length < smallestCompressed) return answerCached(c, json, headers);
  const bytes = await compress(new TextEncoder().encode(json.text), encoding);
  return answerCached(c, { ...json, bytes }, { ...headers, 'Content-Encoding': encoding });
}

/** Memory may answer compressed. */
const publicCaching = {
  'Cache-Control': `public, max-age=${publicSeconds}`,
  Vary: 'Authorization, Origin, Accept-Encoding',
};

/** Until memory drops what it keeps, and caches what they got of it, the day may be over. */
const endingSeconds = 30 + publicSeconds;
const isDayEnding = () => limitToToday(endingSeconds) < endingSeconds;
const endingCaching = { ...publicCaching, 'Cache-Control': 'public, no-cache' };

const jsonHeaders = { 'Content-Type': 'application/json', ...jsonPolicy };

/** One record for all kept answers of the API, and one for those at the end of a day. */
const keptHeaders = { ...jsonHeaders, ...publicCaching };
const endingHeaders = { ...jsonHeaders, ...endingCaching };

function answerCached(
  c: Context,
  { text, bytes, etag }: JsonText,
  caching: Record<string, string>,
): Response {
  const headers: Record<string, string> = { ...jsonHeaders, ...caching, ETag: etag };
  if (isKnown(c.req.header('If-None-Match'), etag)) {
    delete headers['Content-Encoding'];
    return completeAnswer(c, null, 304, headers);
  }
  return completeAnswer(c, bytes ?? text, 200, headers);
}

/** Answers with data that only this user may see; no cache stores it. */
export function answerPrivateJson(c: Context, text: string): Response {
  return completeAnswer(c, text, 200, {
    'Cache-Control': 'no-store',
    ...jsonHeaders,
  });
}

/** Does the visitor already have the version with this ETag? */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}
