import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  readSavedName,
  SavedFilters,
  SavedSearchLink,
} from '#src/features/browse/saved-search.tsx';
import { SavedSearchesPage } from '#src/features/saved-searches/saved-searches-page.tsx';
import { savedSearchesQuery } from '#src/shared/api/saved-searches.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/saved-searches')({
  // What the loader takes would otherwise be in every first load.
  loader: ({ context: { api, queryClient } }) => {
    // The page says itself that they load, or could not.
    void queryClient.prefetchQuery(savedSearchesQuery(api));
  },
  head: pageTitle(t.savedSearches),
  pendingComponent: SavedSearches,
  component: SavedSearches,
});

function SavedSearches() {
  return (
    <SavedSearchesPage
      readName={readSavedName}
      Filters={SavedFilters}
      SearchLink={SavedSearchLink}
    />
  );
}
