import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/limits.ts';
import { isRead } from './cross-origin.ts';
import { ProblemError } from './problem.ts';

/**
 * Refuses a body of more than {@link limits.bodyBytes}, whoever would read it. Only what receives
 * files below `uploadPaths` has limits of its own.
 */
export function limitBodies(uploadPaths: readonly string[]): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: limits.bodyBytes,
    onError() {
      throw new ProblemError('body_too_large', {
        detail: `The body is larger than ${limits.bodyBytes} bytes`,
      });
    },
  });
  return async (c, next) => {
    const { method, path } = c.req;
    if (isRead(method) || uploadPaths.some((each) => path.startsWith(`${each}/`))) return next();
    try {
      await limit(c, async () => undefined);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw new ProblemError('malformed_request', { detail: 'The body is incomplete' });
    }
    return next();
  };
}
