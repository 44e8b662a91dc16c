import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  readRoomieSearch,
  toRoomieQuery,
  type RoomieSearch,
} from '#src/features/roomies/list/roomie-search.ts';
import { RoomiesPage } from '#src/features/roomies/list/roomies-page.tsx';
import { roomiePageQuery } from '#src/shared/api/users.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/roomies/')({
  // The loader reads it in full; what that takes would otherwise be in every first load.
  validateSearch: (search: RoomieSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    // The page shows at once and says itself that users load, or could not.
    void queryClient.prefetchQuery(roomiePageQuery(api, toRoomieQuery(readRoomieSearch(deps))));
  },
  head: pageTitle(t.roomies),
  // It shows itself how it loads.
  pendingComponent: Roomies,
  component: Roomies,
});

function Roomies() {
  const search = Route.useSearch({
    select: (all) => readRoomieSearch({ ...all }),
    structuralSharing: true,
  });
  return <RoomiesPage search={search} />;
}
