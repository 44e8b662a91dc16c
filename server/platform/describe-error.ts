/** What a log may hold of an error. */
export interface DescribedError {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack: string[];
  cause?: DescribedError;
}

const causesShown = 3;

/**
 * An error without what people wrote. A failed query carries its parameters in its message, and
 * PostgreSQL quotes values in its own, so of those the statement, the code and the constraint have
 * to do.
 */
export function describeError(error: unknown, depth = causesShown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint_name: constraint, query, severity } = error as DatabaseFailure;
  const message = query ?? (severity === undefined ? error.message : undefined);
  return {
    type: error.name,
    ...(message !== undefined && { message }),
    ...(typeof code === 'string' && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

/** What postgres.js adds to an error. */
type DatabaseFailure = Error & {
  code?: unknown;
  constraint_name?: string;
  /** The statement, with placeholders. */
  query?: string;
  severity?: string;
};
