import type { Context } from 'hono';
import type { Viewer } from './viewer-identity.ts';

/** Finds out who asks: null without a token, with one that is not ours, or whose session ended. */
export type RecogniseViewer = (c: Context) => Promise<Viewer | null>;

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(c: Context): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}
