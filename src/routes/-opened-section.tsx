import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { OwnHouseholds } from '#src/features/household/own-households.tsx';
import { ProfileSection } from '#src/features/profile/profile-section.tsx';
import type { ProfileSection as SectionName } from '#src/features/profile/sections.ts';
import { WhatIf } from '#src/features/roomies/fit/what-if.tsx';
import { safeRedirect } from '#src/shared/storage/post-login-redirect.ts';

/** A section of the profile, with what other features put into it. */
export function OpenedSection({ section }: { section: SectionName }) {
  const { redirect } = useSearch({ from: '/_member/profile' });
  const { processes } = useRouteContext({ from: '/_member/profile' });
  const router = useRouter();
  return (
    <ProfileSection
      section={section}
      loadProcesses={processes}
      WhatIf={WhatIf}
      households={<OwnHouseholds />}
      goBack={
        redirect === undefined
          ? null
          : () => void router.navigate({ href: safeRedirect(redirect, window.location.origin) })
      }
    />
  );
}
