/** The parts of an error that may be logged. */
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
 * Describes an error without texts of users. The message of a failed query contains its parameters,
 * and PostgreSQL's messages quote values, so for those it returns only statement, code and
 * constraint.
 */
export function describeError(error: unknown, depth = causesShown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint, query, severity } = error as DatabaseFailure;
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

/** The fields of a failed statement's error. */
type DatabaseFailure = Error & {
  code?: unknown;
  constraint?: string;
  /** The statement, with placeholders. */
  query?: string;
  severity?: string;
};
