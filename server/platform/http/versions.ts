import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { ProblemError } from './problem.ts';

/**
 * The version of values that a form replaces, as a strong ETag. It follows from the values alone:
 * what the form does not hold, such as images, makes no save fail.
 */
export const versionTag = (values: unknown): string =>
  `"${hash('sha1', JSON.stringify(values), 'base64url')}"`;

/** The versions that a write may be based on; null for any, or when its client knows none. */
export function readIfMatch(c: Context): readonly string[] | null {
  const tags = c.req
    .header('If-Match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (tags === undefined || tags.includes('*')) return null;
  // Proxies that compress answers make their ETags weak.
  return tags.map((tag) => tag.replace(/^W\//, ''));
}

/**
 * Throws `changed_meanwhile` with the current values unless the write is based on their version. Call
 * it in the transaction that writes, behind a lock, so that of two racing writes only one passes.
 */
export function requireVersion(
  ifMatch: readonly string[] | null,
  { current, version }: { current: unknown; version: string },
): void {
  if (ifMatch === null || ifMatch.includes(version)) return;
  throw new ProblemError('changed_meanwhile', { current, version });
}
