import { createFileRoute } from '@tanstack/react-router';
import { ThreadPage } from '#src/features/inquiries/thread/thread-page.tsx';
import { ThreadSkeleton } from '#src/features/inquiries/thread/thread-skeleton.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { inquiryQuery, messagePageQuery } from '#src/queries/inquiries.ts';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/inquiries/$id')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
  params: idParams,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(messagePageQuery(api, id, 1));
    await ensureFound(queryClient.ensureQueryData(inquiryQuery(api, id)));
  },
  head: pageTitle('Conversation'),
  pendingComponent: ThreadSkeleton,
  notFoundComponent: MissingThread,
  component: Thread,
});

function Thread() {
  const { id } = Route.useParams();
  // What is being written belongs to its conversation.
  return <ThreadPage key={id} id={id} />;
}

function MissingThread() {
  return <NotFoundPage>There is no conversation of yours at this address.</NotFoundPage>;
}
