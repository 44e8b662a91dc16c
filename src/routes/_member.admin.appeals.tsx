import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  readAppealSearch,
  toAppealQuery,
  type AppealSearch,
} from '#src/features/admin/appeals/appeal-search.ts';
import { AppealsPage } from '#src/features/admin/appeals/appeals-page.tsx';
import { appealPageQuery } from '#src/features/admin/api/moderation.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Appeals = searchPage(readAppealSearch, AppealsPage);

export const Route = createFileRoute('/_member/admin/appeals')({
  validateSearch: (search: AppealSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(appealPageQuery(api, toAppealQuery(readAppealSearch(deps))));
  },
  head: pageTitle(t.appeals),
  pendingComponent: Appeals,
  component: Appeals,
});
