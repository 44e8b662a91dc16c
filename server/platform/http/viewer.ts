import type { Context } from 'hono';

/** The signed-in user of a request, as the database knows them now (not as an old token says). */
export interface Viewer {
  user_id: number;
  session_id: string;
  is_admin: boolean;
}

/**
 * Finds the signed-in user of a request; null without a token, with an invalid one, or after the
 * session ended. `domain/auth` implements it.
 */
export type RecogniseViewer = (c: Context) => Promise<Viewer | null>;

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(c: Context): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}
