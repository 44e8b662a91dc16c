import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { ExternalListingsPage } from '#src/features/admin/external-listings/external-listings-page.tsx';
import {
  readExternalSearch,
  toExternalQuery,
  type ExternalSearch,
} from '#src/features/admin/external-listings/external-search.ts';
import { externalPageQuery } from '#src/features/admin/api/external-listings.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const ExternalListings = searchPage(readExternalSearch, ExternalListingsPage);

export const Route = createFileRoute('/_member/admin/external-listings')({
  // The loader reads it in full; what that takes would otherwise be in every first load.
  validateSearch: (search: ExternalSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    // The page shows at once and says itself that listings load, or could not.
    void queryClient.prefetchQuery(
      externalPageQuery(api, toExternalQuery(readExternalSearch(deps))),
    );
  },
  head: pageTitle(t.externalListings),
  pendingComponent: ExternalListings,
  component: ExternalListings,
});
