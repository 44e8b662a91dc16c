import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { InquiryPage } from '#src/features/inquiries/inquiry/inquiry-page.tsx';
import { InquirySkeleton } from '#src/features/inquiries/inquiry/inquiry-skeleton.tsx';
import { UserFitPanel } from '#src/features/roomies/fit/user-fit-panel.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { InquiryViewing } from '#src/features/viewings/inquiry-viewing.tsx';
import { inquiryViewingsQuery } from '#src/features/viewings/api/viewings.ts';
import { prefetchOffer } from '#src/features/inquiries/api/offers.ts';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { inquiryQuery, messagePageQuery } from '#src/shared/api/inquiries.ts';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries/$id')({
  params: idParams,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(messagePageQuery(api, id, 1));
    const inquiry = await ensureFound(queryClient.ensureQueryData(inquiryQuery(api, id)));
    const { kind, other_user: other } = inquiry;
    // They stand beside and below the messages, which would move if they came later. Without them
    // the conversation is shown all the same.
    await Promise.all([
      other?.is_findable &&
        queryClient.prefetchQuery({ ...userFitQuery(api, other.id), retry: false }),
      kind === 'listing' &&
        queryClient.prefetchQuery({ ...inquiryViewingsQuery(api, id), retry: false }),
      kind === 'listing' && prefetchOffer(queryClient, api, id),
    ]);
    // Only for the title: head is in every first load, and the query is not.
    return other?.first_name;
  },
  head: ({ loaderData }) =>
    pageTitle(loaderData ? t.inquiryWith({ name: loaderData }) : t.inquiry)(),
  pendingComponent: InquirySkeleton,
  notFoundComponent: MissingInquiry,
  component: InquiryRoute,
});

function InquiryRoute() {
  const { id } = Route.useParams();
  // The draft in the composer belongs to its inquiry.
  return <InquiryPage key={id} id={id} Fit={UserFitPanel} Viewing={InquiryViewing} />;
}

function MissingInquiry() {
  return <NotFoundPage>{missing.noInquiry}</NotFoundPage>;
}
