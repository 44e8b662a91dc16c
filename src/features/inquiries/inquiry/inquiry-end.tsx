import type { Inquiry } from '#contract/inquiries/calls.ts';
import { canWrite } from '#machines/inquiry.status.ts';
import { Notice } from '#src/ui/notice.tsx';
import { nameOfOther } from '../inquiry-words.ts';
import { closedWords } from '../inquiry-labels.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { Composer } from './composer.tsx';
import { Moves } from './inquiry-actions.tsx';

/** Below the messages: the answer to give and the place to write on, or why there is none. */
export function InquiryEnd({ inquiry }: { inquiry: Inquiry }) {
  const { id, person, status, side, is_blocked: isBlocked } = inquiry;
  const name = nameOfOther(inquiry);
  const closed = closedWords(status, side, name);
  if (person === null) {
    return (
      <Notice title="They deleted their account">
        What was written stays here for you. Nobody would read an answer.
      </Notice>
    );
  }
  if (isBlocked) return <BlockedNotice personId={person.id} name={name} />;
  return (
    <>
      {closed && <Notice title={closed.title}>{closed.detail}</Notice>}
      <Moves inquiry={inquiry} />
      {canWrite(status, side) && <Composer id={id} name={name} />}
    </>
  );
}
