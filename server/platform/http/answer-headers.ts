import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    answerHeaders: Record<string, string>;
    /** The answer that was made with them. */
    completeAnswer: Response;
  }
}

/**
 * Headers every answer carries. Middleware adds to the record instead of calling `c.header` ahead
 * of an answer: Hono would then build and copy a Headers object for each, which costs a hot read
 * more than its SQL does. They are put on the answer here unless it was made with them. Answers of
 * the API are stored nowhere unless they say otherwise.
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
    for (const [name, value] of Object.entries(c.get('answerHeaders'))) {
      if (name === 'Vary') headers.append(name, value);
      else headers.set(name, value);
    }
  };
}

/** An answer that carries its own headers and those of every answer, and needs no other. */
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

const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/auth/');
