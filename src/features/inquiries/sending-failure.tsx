import { formatFailure, isUnreachable } from '#src/api/errors.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why a message was not sent. Its text is still in the form. */
export function SendingFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  if (isUnreachable(failure)) {
    return (
      <Notice tone="danger" live title="We do not know whether your message arrived">
        {failure.message} Your text is kept here: if you send it again, it arrives only once.
      </Notice>
    );
  }
  return (
    <Notice tone="danger" live title="Your message was not sent">
      {formatFailure(failure)} Your text is kept here.
    </Notice>
  );
}
