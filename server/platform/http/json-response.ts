import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { completeAnswer } from './answer-headers.ts';

/** JSON as PostgreSQL wrote it, made once for all who read it at the same moment. */
export interface JsonText {
  text: string;
  /** The bytes, where many will be sent the same. */
  bytes?: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** How long anyone's cache may answer a public read unasked; then it asks with the ETag. */
const publicSeconds = 5;

/** Finished JSON with an ETag of its bytes; weak, for a proxy may compress them. */
export function jsonText(text: string): JsonText {
  return { text, etag: `W/"${hash('sha1', text, 'base64url')}"` };
}

/** The same for a long text that several are sent at once: encoded only once. */
export function sharedJsonText(text: string): JsonText {
  return { ...jsonText(text), bytes: new TextEncoder().encode(text) };
}

/**
 * Answers a read that is the same for everyone, or 304 to those who have it. Who shows a token
 * gets it for themselves alone: what comes next at this address may be theirs.
 */
export function answerPublicJson(c: Context, json: JsonText): Response {
  const isAnonymous = c.req.header('Authorization') === undefined;
  return answerCached(c, json, {
    'Cache-Control': isAnonymous ? `public, max-age=${publicSeconds}` : 'private, no-cache',
    Vary: 'Authorization, Origin',
  });
}

/** Answers what nobody's identity changes; any cache may keep it for `seconds`. */
export function answerSharedJson(c: Context, value: unknown, seconds: number): Response {
  const json = jsonText(JSON.stringify(value));
  return answerCached(c, json, { 'Cache-Control': `public, max-age=${seconds}` });
}

function answerCached(
  c: Context,
  { text, bytes, etag }: JsonText,
  caching: Record<string, string>,
): Response {
  const headers: Record<string, string> = { ...caching, ETag: etag };
  if (isKnown(c.req.header('If-None-Match'), etag)) return completeAnswer(c, null, 304, headers);
  headers['Content-Type'] = 'application/json';
  return completeAnswer(c, bytes ?? text, 200, headers);
}

/** Answers what only the one who asks may see: no cache keeps it. */
export function answerPrivateJson(c: Context, text: string): Response {
  return completeAnswer(c, text, 200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
}

/** Does the visitor have what carries this ETag already? */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}
