import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  InquiriesPage,
  readInquirySearch,
  type InquirySearch,
} from '#src/features/inquiries/list/inquiries-page.tsx';
import { InquiriesSkeleton } from '#src/features/inquiries/list/inquiries-skeleton.tsx';
import { inquiryCountsQuery } from '#src/shared/api/inquiries.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries/')({
  // The page reads it in full: code here would be part of every first load.
  validateSearch: (search: InquirySearch) => search,
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(inquiryCountsQuery(api));
  },
  head: pageTitle(t.inquiries),
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
