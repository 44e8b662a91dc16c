import { createFileRoute } from '@tanstack/react-router';
import { InquiriesPage } from '#src/features/inquiries/list/inquiries-page.tsx';
import { InquiriesSkeleton } from '#src/features/inquiries/list/inquiries-skeleton.tsx';
import {
  readInquirySearch,
  type InquirySearch,
} from '#src/features/inquiries/list/inquiry-search.ts';
import { inquiryCountsQuery } from '#src/queries/inquiries.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries/')({
  // Read in full by the page; what that takes would otherwise be in every first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  validateSearch: (search: InquirySearch) => search,
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(inquiryCountsQuery(api));
  },
  head: pageTitle('Inquiries'),
  pendingComponent: InquiriesSkeleton,
  component: Inquiries,
});

function Inquiries() {
  const search = Route.useSearch({
    select: (all) => readInquirySearch({ ...all }),
    structuralSharing: true,
  });
  return <InquiriesPage search={search} />;
}
