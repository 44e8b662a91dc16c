import { isApiProblem, isUnreachable } from './errors.ts';

/** What went wrong with a call and what to do now, in words for the person waiting. */
export function formatFailure(error: unknown): string {
  if (isUnreachable(error)) return error.message;
  if (!isApiProblem(error)) return 'Something unexpected happened. Try again.';
  if (error.code === 'rate_limited') {
    const seconds = error.retryAfterSeconds;
    return `That was a lot in a short time. Try again in ${seconds ? `${seconds} seconds` : 'a moment'}.`;
  }
  if (error.status >= 500) return 'RoomieRadar has trouble at the moment. Try again in a minute.';
  return `${error.message}.`;
}
