import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { ReportButton } from '#src/features/inquiries/safety/report-dialog.tsx';
import { UserInquiry } from '#src/features/inquiries/first-message/first-message.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { RoomiePage, RoomieSkeleton } from '#src/features/roomies/roomie/roomie-page.tsx';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { userInquiryStatusQuery } from '#src/shared/api/inquiries.ts';
import { roomieQuery } from '#src/shared/api/users.ts';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/roomies/$id')({
  params: idParams,
  loader: async ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(userFitQuery(api, params.id));
    void queryClient.prefetchQuery(userInquiryStatusQuery(api, params.id));
    // Only for the title: head is in every first load, and the query is not.
    return (await ensureFound(queryClient.ensureQueryData(roomieQuery(api, params.id)))).first_name;
  },
  head: ({ loaderData }) => pageTitle(loaderData || t.roomie)(),
  pendingComponent: RoomieSkeleton,
  notFoundComponent: MissingRoomie,
  component: Roomie,
});

function Roomie() {
  const { id } = Route.useParams();
  return (
    <RoomiePage
      id={id}
      messageForm={<UserInquiry key={id} id={id} />}
      report={<ReportButton key={id} kind="user" id={id} />}
    />
  );
}

function MissingRoomie({ data }: { data?: unknown }) {
  if (data === 'gone') {
    return <NotFoundPage title={missing.roomieGone}>{missing.roomieGoneHint}</NotFoundPage>;
  }
  return <NotFoundPage>{missing.noRoomie}</NotFoundPage>;
}
