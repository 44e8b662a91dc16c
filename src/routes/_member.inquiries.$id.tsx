import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { InquiryPage } from '#src/features/inquiries/inquiry/inquiry-page.tsx';
import { InquirySkeleton } from '#src/features/inquiries/inquiry/inquiry-skeleton.tsx';
import { UserFitPanel } from '#src/features/roomies/fit/user-fit-panel.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { inquiryQuery, messagePageQuery } from '#src/shared/api/inquiries.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries/$id')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
  params: idParams,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(messagePageQuery(api, id, 1));
    const inquiry = await ensureFound(queryClient.ensureQueryData(inquiryQuery(api, id)));
    const { other_user: other } = inquiry;
    if (other) void queryClient.prefetchQuery(userFitQuery(api, other.id));
    // Only for the title: head is in every first load, and the query is not.
    return other?.first_name;
  },
  head: ({ loaderData }) =>
    pageTitle(loaderData ? t.inquiryWith({ name: loaderData }) : t.inquiry)(),
  pendingComponent: InquirySkeleton,
  notFoundComponent: MissingInquiry,
  component: InquiryRoute,
});

const InquiryViewing = lazyComponent(
  () => import('#src/features/viewings/inquiry-viewing.tsx'),
  'InquiryViewing',
);

function InquiryRoute() {
  const { id } = Route.useParams();
  // The draft in the composer belongs to its inquiry.
  return <InquiryPage key={id} id={id} Fit={UserFitPanel} Viewing={InquiryViewing} />;
}

function MissingInquiry() {
  return <NotFoundPage>{missing.noInquiry}</NotFoundPage>;
}
