import type { ProblemCode } from '#contract/problem.ts';
import { isApiProblem, isUnreachable } from '#src/api/errors.ts';
import { UploadProblem, type UploadProblemCode } from '#machines/upload-problem.ts';

const codes: Partial<Record<ProblemCode, UploadProblemCode>> = {
  unauthorized: 'signedOut',
  forbidden: 'listingGone',
  not_found: 'listingGone',
  gone: 'listingGone',
  upload_expired: 'addressExpired',
  upload_missing: 'addressExpired',
  upload_used: 'addressExpired',
  body_too_large: 'tooLarge',
  too_many_images: 'tooMany',
  image_refused: 'imageRefused',
  validation_failed: 'imageRefused',
  rate_limited: 'unreachable',
  unavailable: 'unreachable',
};

/**
 * Waits for a call of an upload; rejects with what its failure means to the upload. `own` says
 * what a code means to this very call.
 */
export async function asUploadCall<T>(
  call: Promise<T>,
  isOnline: () => boolean,
  own: typeof codes = {},
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const special = isApiProblem(error) && error.code !== 'unknown' ? own[error.code] : undefined;
    throw new UploadProblem(special ?? codeOf(error, isOnline), error);
  }
}

function codeOf(error: unknown, isOnline: () => boolean): UploadProblemCode {
  const hasTimedOut = error instanceof DOMException && error.name === 'TimeoutError';
  if (isUnreachable(error) || hasTimedOut) return isOnline() ? 'unreachable' : 'offline';
  if (!isApiProblem(error)) return 'serverTrouble';
  // A server that starts, or what stands before one that is away, knows no codes of ours.
  if (error.code === 'unknown') return isPassing(error.status) ? 'unreachable' : 'serverTrouble';
  return codes[error.code] ?? 'serverTrouble';
}

const isPassing = (status: number) => [502, 503, 504].includes(status);
