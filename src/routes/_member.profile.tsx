import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { ProfileLayout } from '#src/features/profile/profile-layout.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';
import { currentUserQuery } from '#src/shared/api/current-user.ts';

/** What the sections of the profile share. */
export const Route = createFileRoute('/_member/profile')({
  /** The page to return to: it asked for a finished profile. */
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  async loader({ context: { api, queryClient } }) {
    // The page can do without the rest for a moment, and says itself when it fails.
    await queryClient.ensureQueryData(currentUserQuery(api));
  },
  pendingComponent: ProfileSkeleton,
  component: Profile,
});

function Profile() {
  const { redirect } = Route.useSearch();
  const { section } = useParams({ strict: false });
  return (
    <ProfileLayout section={section ?? null} startsInside={redirect !== undefined}>
      <Outlet />
    </ProfileLayout>
  );
}
