import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { OverviewPage } from '#src/features/admin/overview/overview-page.tsx';
import {
  readOverviewSearch,
  type OverviewSearch,
} from '#src/features/admin/overview/overview-search.ts';
import { jobsQuery, overviewQuery, vitalsQuery } from '#src/features/admin/api/moderation.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Overview = searchPage(readOverviewSearch, OverviewPage);

export const Route = createFileRoute('/_member/admin/')({
  validateSearch: (search: OverviewSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    const { days = 30, metric = 'lcp' } = readOverviewSearch(deps);
    void queryClient.prefetchQuery(overviewQuery(api, days));
    void queryClient.prefetchQuery(vitalsQuery(api, { days, metric }));
    void queryClient.prefetchQuery(jobsQuery(api));
  },
  head: pageTitle(t.adminPanel),
  pendingComponent: Overview,
  component: Overview,
});
