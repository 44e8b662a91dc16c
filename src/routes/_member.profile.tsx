import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as t from '#locales/titles.ts';
import { safeRedirect } from '#src/shared/storage/post-login-redirect.ts';
import { OwnHouseholds } from '#src/features/household/own-households.tsx';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { WhatIf } from '#src/features/roomies/fit/what-if.tsx';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/_member/profile')({
  /** The page to return to: it asked for a finished profile. */
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  async loader({ context: { api, queryClient } }) {
    // The page can do without the rest for a moment, and says itself when it fails.
    await queryClient.ensureQueryData(currentUserQuery(api));
  },
  head: pageTitle(t.yourProfile),
  component: Profile,
});

function Profile() {
  const { redirect } = Route.useSearch();
  const { history } = useRouter();
  return (
    <ProfilePage
      loadProcesses={Route.useRouteContext().processes}
      WhatIf={WhatIf}
      households={<OwnHouseholds />}
      goBack={
        redirect === undefined
          ? null
          : () => history.push(safeRedirect(redirect, window.location.origin))
      }
    />
  );
}
