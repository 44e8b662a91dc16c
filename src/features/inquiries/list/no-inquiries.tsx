import { Link } from '@tanstack/react-router';
import type { InquiryBox } from '#src/queries/inquiries.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing written yet, and where to begin. */
export function NoInquiries({ box }: { box: InquiryBox }) {
  if (box === 'sent') {
    return (
      <EmptyState
        icon="send"
        title="You have not written to anyone yet"
        actions={
          <>
            <Link className={buttonClass()} to="/" activeOptions={{ exact: true }}>
              Look at rooms
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
              Meet roomies
            </Link>
          </>
        }
      >
        Found a room or a person you like? Write to them from their page, and follow the answer
        here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="message"
      title="Nobody has written to you yet"
      actions={
        <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
          Meet roomies
        </Link>
      }
    >
      Messages about your places, and from people who would like to live with you, come here by
      themselves.
    </EmptyState>
  );
}
