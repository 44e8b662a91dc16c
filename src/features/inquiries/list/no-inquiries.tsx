import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as common from '#locales/common.ts';
import * as t from '#locales/inquiries.ts';
import type { InquiryFilter } from '#contract/inquiries/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { inquiryCountsQuery, type InquiryFolder } from '#src/shared/api/inquiries.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

interface NoInquiriesProps {
  folder: InquiryFolder;
  filter: InquiryFilter | undefined;
}

/** An empty folder, with links to start from, or a folder of which a filter leaves nothing. */
export function NoInquiries({ folder, filter }: NoInquiriesProps) {
  const counts = useQuery(inquiryCountsQuery(useApi())).data;
  if (filter !== undefined) {
    return <EmptyState icon="message" title={t.nothingFiltered[filter]} />;
  }
  if ((counts?.[folder] ?? 0) > 0) {
    return <EmptyState icon="message" title={t.allArchived} />;
  }
  if (folder === 'sent') {
    return (
      <EmptyState
        icon={laterIcons.send}
        title={t.nothingSent}
        actions={
          <>
            <Link className={buttonClass()} to="/" activeOptions={{ exact: true }}>
              {common.browseRooms}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
              {common.meetRoomies}
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
      icon="message"
      title={t.nothingReceived}
      actions={
        <Link className={buttonClass({ variant: 'quiet' })} to="/roomies">
          {common.meetRoomies}
        </Link>
      }
    >
      {t.nothingReceivedHint}
    </EmptyState>
  );
}
