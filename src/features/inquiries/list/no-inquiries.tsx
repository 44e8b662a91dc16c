import { Link } from '@tanstack/react-router';
import * as t from '#locales/inquiries.ts';
import type { InquiryFolder } from '#src/shared/api/inquiries.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

/** An empty folder, with links to start from. */
export function NoInquiries({ folder }: { folder: InquiryFolder }) {
  if (folder === 'sent') {
    return (
      <EmptyState
        icon={laterIcons.send}
        title={t.nothingSent}
        actions={
          <>
            <Link className={buttonClass()} to="/" activeOptions={{ exact: true }}>
              {t.browseRooms}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
              {t.meetRoomies}
            </Link>
          </>
        }
      >
        {t.nothingSentHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={laterIcons.message}
      title={t.nothingReceived}
      actions={
        <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
          {t.meetRoomies}
        </Link>
      }
    >
      {t.nothingReceivedHint}
    </EmptyState>
  );
}
