import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { matrixQuery } from '#src/features/groups/api/groups.ts';
import { GroupPage, GroupSkeleton } from '#src/features/groups/group-page.tsx';
import { groupQuery } from '#src/shared/api/groups.ts';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/$id/')({
  validateSearch: ({ listing }: Record<string, unknown>): { listing?: number } =>
    typeof listing === 'number' && Number.isSafeInteger(listing) && listing > 0 ? { listing } : {},
  loaderDeps: ({ search: { listing } }) => ({ listing }),
  loader: async ({ context: { api, queryClient }, params: { id }, deps: { listing } }) => {
    void queryClient.prefetchQuery(matrixQuery(api, id, listing));
    const { name } = await ensureFound(queryClient.ensureQueryData(groupQuery(api, id)));
    // Only for the title: head is in every first load, and the query is not.
    return name;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? t.groups)(),
  pendingComponent: GroupSkeleton,
  component: GroupRoute,
});

function GroupRoute() {
  const { id } = Route.useParams();
  const { listing } = Route.useLoaderDeps();
  return <GroupPage key={id} id={id} listing={listing} />;
}
