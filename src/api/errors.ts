// These are not in client.ts: the first load knows the errors, and loads the client when someone signs in.
import type { FieldProblem, Problem, ProblemCode } from '#contract/problem.ts';
import * as t from '#locales/problems.ts';

/** The server answered, and it was a problem. Its message is in the language of the page. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: ProblemCode | 'unknown';
  readonly errors: FieldProblem[];
  readonly retryAfterSeconds: number | null;
  /** What is stored, when a write was based on an older version; unchecked. */
  readonly current: unknown;
  /** The version of `current`. */
  readonly version: string | null;
  constructor(
    status: number,
    problem: Partial<Problem>,
    retryAfterSeconds: number | null = null,
    version: string | null = null,
  ) {
    super(problem.detail ?? problem.title ?? t.answered({ status: String(status) }));
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = problem.current;
    this.version = version;
  }
}

/** No answer arrived: the browser is offline, or the server is away. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable';
  constructor(cause: unknown) {
    super(t.unreachable, { cause });
  }
}

/** An answer that breaks the contract: another version of the server, or a proxy that changed it. */
export class ApiMismatch extends Error {
  override name = 'ApiMismatch';
}

// By name, not instanceof: in development two module graphs can hold the same class twice.
const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

export const isApiProblem = (error: unknown): error is ApiProblem => isNamed(error, 'ApiProblem');

export const isUnreachable = (error: unknown): error is ApiUnreachable =>
  isNamed(error, 'ApiUnreachable');

export const isMismatch = (error: unknown) => isNamed(error, 'ApiMismatch');

/** Whether the server refused: the same call would be refused again, unlike one over a rate limit. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  isApiProblem(error) && error.status < 500 && error.status !== 429;

/** Whether the server answered with this code. */
export function isProblem(error: unknown, code: ProblemCode): boolean {
  return isApiProblem(error) && error.code === code;
}

/** What went wrong with a call and what to do now, for people to read. */
export function formatFailure(error: unknown): string {
  if (isUnreachable(error)) return isOffline() ? t.offline : error.message;
  if (!isApiProblem(error)) return t.unexpected;
  if (error.status >= 500 && error.code !== 'disk_full') return t.serverTrouble;
  return asSentence(error.message);
}

/** Whether the browser knows that it has no connection; the server never is without one. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** A message with a dot at its end, unless it ends as a sentence does. */
export const asSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);
