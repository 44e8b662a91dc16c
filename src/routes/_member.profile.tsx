import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { WhatIf } from '#src/features/roomies/fit/what-if.tsx';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/profile')({
  async loader({ context: { api, queryClient } }) {
    // The page can do without the rest for a moment, and says itself when it fails.
    await queryClient.ensureQueryData(currentUserQuery(api));
  },
  head: pageTitle('Your Profile'),
  component: Profile,
});

function Profile() {
  return <ProfilePage loadProcesses={Route.useRouteContext().processes} WhatIf={WhatIf} />;
}
