import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/wanted.ts';
import { WantedListPage } from '#src/features/wanted/wanted-list-page.tsx';
import {
  readWantedSearch,
  toWantedQuery,
  type WantedSearch,
} from '#src/features/wanted/wanted-search.ts';
import { wantedListQuery } from '#src/features/wanted/api/wanted.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Wanted = searchPage(readWantedSearch, WantedListPage);

export const Route = createFileRoute('/_member/wanted/')({
  // The loader reads the search in full and brings the title, which no first load needs.
  validateSearch: (search: WantedSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    const query = toWantedQuery(readWantedSearch({ ...deps }));
    void queryClient.prefetchQuery(wantedListQuery(api, query));
    return t.title;
  },
  head: ({ loaderData }) => pageTitle(loaderData ?? '')(),
  pendingComponent: Wanted,
  component: Wanted,
});
