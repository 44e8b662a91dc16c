import { createFileRoute } from '@tanstack/react-router';
import type { Language } from '#contract/languages.ts';
import * as t from '#locales/titles.ts';
import { AgreementPage } from '#src/features/agreements/agreement-page.tsx';
import { AgreementSkeleton } from '#src/features/agreements/agreement-skeleton.tsx';
import { agreementQuery } from '#src/features/agreements/api/agreements.ts';
import { readPaperLanguage } from '#src/features/agreements/paper-texts.ts';
import { ensureFound } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/groups/$id/agreement')({
  // The page reads it: code here would be part of every first load.
  validateSearch: (search: { paper?: Language }) => search,
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    await ensureFound(queryClient.ensureQueryData(agreementQuery(api, id)));
  },
  head: pageTitle(t.houseAgreement),
  pendingComponent: AgreementSkeleton,
  component: Agreement,
});

function Agreement() {
  const { id } = Route.useParams();
  const { paper } = Route.useSearch();
  return <AgreementPage key={id} id={id} paperIn={readPaperLanguage(paper)} />;
}
