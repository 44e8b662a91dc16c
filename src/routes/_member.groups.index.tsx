import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { groupsQuery } from '#src/features/groups/api/groups.ts';
import { GroupsPage, GroupsSkeleton } from '#src/features/groups/groups-page.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/')({
  loader: ({ context: { api, queryClient } }) => {
    // The page says itself that they load, or could not.
    void queryClient.prefetchQuery(groupsQuery(api));
  },
  head: pageTitle(t.groups),
  pendingComponent: GroupsSkeleton,
  component: GroupsPage,
});
