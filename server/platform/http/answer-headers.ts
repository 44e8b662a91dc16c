import type { Context, MiddlewareHandler } from 'hono';
import { jsonPolicy } from './security-headers.ts';

declare module 'hono' {
  interface ContextVariableMap {
    answerHeaders: Record<string, string>;
    /** The answer that already has these headers. */
    completeAnswer: Response;
  }
}

/**
 * Sets the headers that every answer has. Middleware adds to this record instead of calling
 * `c.header` before there is an answer: Hono would then build and copy a Headers object for each
 * answer, which takes longer than the SQL of a hot read. Answers created by `completeAnswer`
 * already have the headers. By default, no cache may store an answer of the API.
 */
export function answerHeaders(always: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    c.set('answerHeaders', { ...always });
    await next();
    if (c.get('completeAnswer') === c.res) return;
    const { headers } = c.res;
    if (isApi(c.req.path) && !headers.has('Cache-Control')) {
      headers.set('Cache-Control', 'no-store');
    }
    const isJson = /^application\/(?:problem\+)?json\b/.test(headers.get('Content-Type') ?? '');
    const defaults = isJson ? { ...jsonPolicy, ...c.get('answerHeaders') } : c.get('answerHeaders');
    for (const [name, value] of Object.entries(defaults)) {
      if (name === 'Vary') headers.append(name, value);
      // An answer may be open to other sites, or have a policy of its own.
      else if (ownChoices.has(name) && headers.has(name)) continue;
      else headers.set(name, value);
    }
  };
}

/** Creates an answer with its own headers and those that every answer has. */
export function completeAnswer(
  c: Context,
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Record<string, string>,
): Response {
  const answer = new Response(body, {
    status,
    headers: { ...c.get('answerHeaders'), ...headers },
  });
  c.set('completeAnswer', answer);
  return answer;
}

const ownChoices = new Set(['Cross-Origin-Resource-Policy', 'Content-Security-Policy']);

const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/auth/');
