import { createFileRoute } from '@tanstack/react-router';
import * as missing from '#locales/missing.ts';
import * as t from '#locales/titles.ts';
import { ReportPage } from '#src/features/admin/reports/report-page.tsx';
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx';
import { reportQuery } from '#src/features/admin/api/moderation.ts';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/admin/reports/$id')({
  params: idParams,
  loader: async ({ context: { api, queryClient }, params }) => {
    await ensureFound(queryClient.ensureQueryData(reportQuery(api, params.id)));
  },
  head: pageTitle(t.report),
  notFoundComponent: MissingReport,
  pendingComponent: Report,
  component: Report,
});

function Report() {
  const { id } = Route.useParams();
  return <ReportPage key={id} id={id} />;
}

function MissingReport() {
  return <NotFoundPage>{missing.noReport}</NotFoundPage>;
}
