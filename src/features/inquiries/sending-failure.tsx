import { isProblem, isUnreachable, formatFailure } from '#src/api/errors.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why a message did not go out; what was written is still there. */
export function SendingFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  if (isUnreachable(failure)) {
    return (
      <Notice tone="danger" live title="We could not make sure that your message arrived">
        {failure.message} What you wrote is kept here: sent again, it arrives only once.
      </Notice>
    );
  }
  return (
    <Notice tone="danger" live title="Your message was not sent">
      {writeFailureWords(failure)} What you wrote is kept here.
    </Notice>
  );
}

/** The server says how long to wait in words of its own, and it may be long. */
export function writeFailureWords(failure: unknown): string {
  const isTooMany = isProblem(failure, 'rate_limited') && failure instanceof Error;
  return isTooMany ? `${failure.message}.` : formatFailure(failure);
}
