import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { sessionsQuery } from '#src/queries/sessions.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/profile')({
  async loader({ context: { api, queryClient } }) {
    // The page can do without the sessions for a moment, and for good when they fail.
    void queryClient.prefetchQuery(sessionsQuery(api));
    await queryClient.ensureQueryData(currentUserQuery(api));
  },
  head: pageTitle('Your Profile'),
  component: ProfilePage,
});
