import { createFileRoute } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import {
  readApplicantSearch,
  type ApplicantSearch,
} from '#src/features/inquiries/applicants/applicant-search.ts';
import { ApplicantsPage } from '#src/features/inquiries/applicants/applicants-page.tsx';
import { applicantsQuery } from '#src/features/inquiries/api/applicants.ts';
import { ApplicantsSkeleton } from '#src/features/inquiries/applicants/applicants-skeleton.tsx';
import { ensureFound, idParams } from './-id-params.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/listings/$id/applicants')({
  params: idParams,
  // The page reads it in full: code here would be part of every first load.
  validateSearch: (search: ApplicantSearch) => search,
  loader: async ({ context: { api, queryClient }, params, location }) => {
    const query = applicantsQuery(api, params.id, readApplicantSearch({ ...location.search }));
    await ensureFound(queryClient.ensureQueryData(query));
  },
  head: pageTitle(t.applicants),
  pendingComponent: ApplicantsSkeleton,
  component: Applicants,
});

function Applicants() {
  const { id } = Route.useParams();
  const query = Route.useSearch({
    select: (all) => readApplicantSearch({ ...all }),
    structuralSharing: true,
  });
  return <ApplicantsPage id={id} query={query} />;
}
