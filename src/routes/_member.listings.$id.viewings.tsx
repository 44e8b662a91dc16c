import { createFileRoute, notFound } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { slotsQuery } from '#src/features/viewings/api/viewings.ts';
import { ViewingsPage } from '#src/features/viewings/viewings-page.tsx';
import { ViewingsSkeleton } from '#src/features/viewings/viewings-skeleton.tsx';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/$id/viewings')({
  params: idParams,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const slots = await ensureFound(queryClient.ensureQueryData(slotsQuery(api, id)));
    // Others choose a time in their conversation.
    if (!slots.is_own) throw notFound();
  },
  head: pageTitle(t.viewings),
  pendingComponent: ViewingsSkeleton,
  component: Viewings,
});

function Viewings() {
  const { id } = Route.useParams();
  return <ViewingsPage key={id} id={id} />;
}
