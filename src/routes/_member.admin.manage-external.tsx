import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { ManageExternalPage } from '#src/features/admin/manage-external/manage-external-page.tsx';
import {
  readManageSearch,
  type ManageSearch,
} from '#src/features/admin/manage-external/manage-search.ts';
import { importSourcesQuery } from '#src/features/admin/api/imports.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const ManageExternal = searchPage(readManageSearch, ManageExternalPage);

export const Route = createFileRoute('/_member/admin/manage-external')({
  // What the loader takes would otherwise be in every first load.
  validateSearch: (search: ManageSearch) => search,
  loader: ({ context: { api, queryClient } }) => {
    // Sources with their mappings; the page says itself that they load, or could not.
    void queryClient.prefetchQuery(importSourcesQuery(api, 1));
  },
  head: pageTitle(t.sourcesAndImports),
  pendingComponent: ManageExternal,
  component: ManageExternal,
});
