import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { readAdminSearch, type AdminSearch } from '#src/features/admin/search/admin-search.ts';
import { SearchPage } from '#src/features/admin/search/search-page.tsx';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Search = searchPage(readAdminSearch, SearchPage);

/** Nothing is looked for before somebody does: hovering a link must not stand in the audit log. */
export const Route = createFileRoute('/_member/admin/search')({
  validateSearch: (search: AdminSearch) => search,
  head: pageTitle(t.adminSearch),
  pendingComponent: Search,
  component: Search,
});
