import { useEffect, useRef } from 'react';
import type { ApplicantPage, VoteForm } from '#contract/applicants/calls.ts';
import { refreshInquiries } from '#src/shared/api/inquiries.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

/** Stores the user's vote on an applicant; without a connection, as soon as there is one. */
export const useVote = (id: number) =>
  useWrite(
    (api, body: VoteForm) => api('voteOnApplicant', { params: { id }, body }),
    ({ queryClient }) => ({
      networkMode: 'online',
      // One after the other, as they were made.
      scope: { id: `vote-${id}` },
      onSuccess: () => refreshInquiries(queryClient, id),
    }),
  );

/** Tells the household that the user has looked at everyone who wrote, again whenever somebody new has. */
export function useLookAtApplicants(id: number, page: ApplicantPage | undefined): void {
  const { mutate } = useWrite((api) => api('lookAtApplicants', { params: { id } }));
  const isShared = page?.listing.has_members === true;
  const newest = Math.max(0, ...(page?.items ?? []).map((each) => each.inquiry_id));
  const unanswered = page?.counts['new'] ?? 0;
  const seen = useRef({ newest: -1, unanswered: 0 });
  useEffect(() => {
    if (!isShared) return;
    // Whoever was answered or left meanwhile is nobody new.
    const isMore = newest > seen.current.newest || unanswered > seen.current.unanswered;
    seen.current = { newest, unanswered };
    if (isMore) mutate();
  }, [isShared, newest, unanswered, mutate]);
}
