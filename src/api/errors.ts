import type { FieldProblem, Problem, ProblemCode } from '#contract/problem.ts';

/** The server answered, and it was a problem. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: ProblemCode | 'unknown';
  readonly errors: FieldProblem[];
  readonly retryAfterSeconds: number | null;
  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds: number | null = null) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}`);
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: offline, or the server is away. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable';
  constructor(cause: unknown) {
    super('RoomieRadar does not answer. Check your connection.', { cause });
  }
}

/** An answer that is not what the contract promises: a version mismatch, or something in between. */
export class ApiMismatch extends Error {
  override name = 'ApiMismatch';
}

// By name, not instanceof: in development two module graphs can hold the same class twice.
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

export const isApiProblem = (error: unknown): error is ApiProblem => isNamed(error, 'ApiProblem');

export const isUnreachable = (error: unknown): error is ApiUnreachable =>
  isNamed(error, 'ApiUnreachable');

/** Did the server answer with this code? */
export function isProblem(error: unknown, code: ProblemCode): boolean {
  return isApiProblem(error) && error.code === code;
}
