import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  readReportSearch,
  toReportQuery,
  type ReportSearch,
} from '#src/features/admin/reports/report-search.ts';
import { ReportsPage } from '#src/features/admin/reports/reports-page.tsx';
import { reportPageQuery } from '#src/features/admin/api/moderation.ts';
import { pageTitle } from './-page-title.ts';
import { searchPage } from './-search-page.tsx';

const Reports = searchPage(readReportSearch, ReportsPage);

export const Route = createFileRoute('/_member/admin/reports/')({
  validateSearch: (search: ReportSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(reportPageQuery(api, toReportQuery(readReportSearch(deps))));
  },
  head: pageTitle(t.reports),
  pendingComponent: Reports,
  component: Reports,
});
