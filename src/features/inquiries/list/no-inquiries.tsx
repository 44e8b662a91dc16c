import { Link } from '@tanstack/react-router';
import type { InquiryFolder } from '#src/queries/inquiries.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

/** An empty folder, with links to start from. */
export function NoInquiries({ folder }: { folder: InquiryFolder }) {
  if (folder === 'sent') {
    return (
      <EmptyState
        icon={laterIcons.send}
        title="You have not written to anyone yet"
        actions={
          <>
            <Link className={buttonClass()} to="/" activeOptions={{ exact: true }}>
              Browse rooms
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
              Meet roomies
            </Link>
          </>
        }
      >
        Write to people from the page of a room or a roomie. Their answers appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={laterIcons.message}
      title="Nobody has written to you yet"
      actions={
        <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
          Meet roomies
        </Link>
      }
    >
      Messages about your rooms, and from people who would like to live with you, appear here.
    </EmptyState>
  );
}
