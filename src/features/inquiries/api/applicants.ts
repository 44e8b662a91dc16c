import { queryOptions } from '@tanstack/react-query';
import type { ApplicantQuery } from '#contract/applicants/calls.ts';
import type { Api } from '#src/api/client.ts';
import { inquiriesKey } from '#src/shared/api/inquiries.ts';

/** A page of those who wrote about a listing of the user's household. A change of any inquiry refetches it. */
export const applicantsQuery = (api: Api, id: number, query: ApplicantQuery) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'applicants', id, query],
    queryFn: () => api('listApplicants', { params: { id }, query }),
  });
