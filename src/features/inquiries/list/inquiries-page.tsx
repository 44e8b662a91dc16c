import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { inquiryCountsQuery } from '#src/queries/inquiries.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { BoxLinks } from './box-links.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { liveliestBox, type InquirySearch } from './inquiry-search.ts';

/** What I wrote and what others wrote to me. */
export function InquiriesPage({ search: { box, page = 1 } }: { search: InquirySearch }) {
  const { data: counts } = useSuspenseQuery(inquiryCountsQuery(useApi()));
  // Chosen once: reading the last unread one must not swap the list under someone's hands.
  const [liveliest] = useState(() => liveliestBox(counts));
  const current = box ?? liveliest;
  return (
    <Page width="m">
      <PageHeader
        title="Inquiries"
        lede="What you wrote, what others wrote to you, and the answers."
      />
      <BoxLinks current={current} />
      <InquiryList box={current} page={page} />
    </Page>
  );
}
