import type { Call } from './call.ts';
import type { ProblemCode } from './problem.ts';

/**
 * Every problem that a call may answer: those that it declares and those that follow from its access,
 * parameters and method. Not `internal_error`, which any call answers when the server fails.
 */
export function listProblems({
  method,
  access,
  needsProfile,
  isIdempotent,
  version,
  problems = [],
  params,
  query,
  body,
}: Call): ProblemCode[] {
  const isWrite = method !== 'GET';
  const implied: (readonly [boolean, readonly ProblemCode[]])[] = [
    [access !== 'anyone', ['unauthorized']],
    // Writes are refused when the page of another site makes them.
    [access === 'admin' || isWrite, ['forbidden']],
    [needsProfile === true, ['profile_incomplete']],
    [params !== undefined, ['not_found']],
    [query !== undefined, ['validation_failed']],
    [
      body !== undefined,
      ['malformed_request', 'body_too_large', 'unsupported_media_type', 'validation_failed'],
    ],
    [isIdempotent === true, ['malformed_request', 'key_reused']],
    [version === 'compared', ['changed_meanwhile']],
    [isWrite, ['disk_full']],
    // Pages of another version get it in place of `not_found` and `validation_failed`.
    [params !== undefined || query !== undefined || body !== undefined, ['page_outdated']],
    [true, [...problems, 'rate_limited', 'unavailable']],
  ];
  return [...new Set(implied.flatMap(([holds, codes]) => (holds ? codes : [])))];
}
