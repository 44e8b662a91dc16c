import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { readPositionHeader } from '#contract/read-position.ts';
import { ProblemError } from './problem.ts';

const exposedHeaders = ['ETag', 'Retry-After', 'X-Request-Id', readPositionHeader];

/** CORS with credentials for exactly the origins in ALLOWED_ORIGINS; others get no CORS header. */
export function crossOrigin(allowedOrigins: string[]): MiddlewareHandler {
  const preflight = cors({
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      readPositionHeader,
    ],
    maxAge: 600,
  });
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    const headers = c.get('answerHeaders');
    headers['Vary'] = 'Origin';
    const origin = c.req.header('Origin');
    if (origin !== undefined && allowedOrigins.includes(origin)) {
      headers['Access-Control-Allow-Origin'] = origin;
      headers['Access-Control-Allow-Credentials'] = 'true';
      headers['Access-Control-Expose-Headers'] = exposedHeaders.join(',');
    }
    return next();
  };
}

/**
 * Lets pages of any site read, without credentials, so always as a signed-out visitor. For cards
 * and other content that partner sites show.
 */
export const openToAllSites: MiddlewareHandler = async (c, next) => {
  Object.assign(c.get('answerHeaders'), {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'Retry-After,RateLimit,RateLimit-Policy,Deprecation,Sunset,Link',
  });
  if (c.req.method !== 'OPTIONS') return next();
  return c.body(null, 204, {
    'Access-Control-Allow-Methods': 'GET',
    // Monitoring scripts of other sites add headers of their own to every request.
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  });
};

/**
 * Refuses writes from pages of other sites (the browser names the site in Origin). Those pages
 * cannot send the access token, which is in a header. This also protects the cookie of a pending
 * sign-in.
 */
export function sameOriginWrites(publicUrl: string, allowedOrigins: string[]): MiddlewareHandler {
  return (c, next) => {
    if (isRead(c.req.method)) return next();
    const origin = c.req.header('Origin');
    if (origin !== undefined && origin !== publicUrl && !allowedOrigins.includes(origin)) {
      throw new ProblemError('forbidden', { detail: 'This request came from another site' });
    }
    return next();
  };
}

/** Does this method change nothing? */
export const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);
