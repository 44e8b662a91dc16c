import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifications } from '#locales/notifications.ts';
import * as t from '#locales/profile.ts';
import type { Processes } from './processes.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { AboutSection } from './about-section.tsx';
import { HabitsSection, PreferencesSection, type WhatIf } from './answer-sections.tsx';
import { BlockedUsers } from './blocked-users.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { OwnStatements } from './own-statements.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { PhotoSection } from './photo/photo-section.tsx';
import { SessionList } from './session-list.tsx';
import { VisibilitySection } from './visibility-section.tsx';

interface ProfilePageProps {
  loadProcesses: () => Promise<Processes>;
  /** What unsaved answers or wishes would change. */
  WhatIf: WhatIf;
  /** The households that the user joined. */
  households: ReactNode;
  /** Returns to the page that asked for a finished profile; null when no page did. */
  goBack: (() => void) | null;
}

/** Everything I told RoomieRadar, to read and to change. */
export function ProfilePage({ loadProcesses, WhatIf, households, goBack }: ProfilePageProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery(useApi()));
  // Signed out in this moment; the router is on its way elsewhere.
  if (user === null) return null;
  return (
    <Page width="m">
      <PageHeader title={t.yourProfile} />
      <PhotoSection user={user} />
      <AboutSection goBack={goBack} />
      <HabitsSection WhatIf={WhatIf} />
      <PreferencesSection WhatIf={WhatIf} />
      {households}
      <Section id="mails" title={notifications}>
        <NotificationSettings />
      </Section>
      <OrganizationSection />
      <VisibilitySection userId={user.id} />
      <Section title={t.whereSignedIn}>
        <SessionList />
      </Section>
      <BlockedUsers />
      <OwnStatements />
      <Section title={t.yourData}>
        <ExportAccount />
      </Section>
      <Section title={t.deleteAccount}>
        <DeleteAccount onDeleted={() => void loadProcesses().then(({ leave }) => leave())} />
      </Section>
    </Page>
  );
}
