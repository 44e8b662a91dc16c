import type { ReactNode } from 'react';
import { title as calendar } from '#locales/calendar.ts';
import * as t from '#locales/profile.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { Section } from '#src/ui/page-layout.tsx';
import { AboutSection } from './about-section.tsx';
import { HabitsSection, PreferencesSection, type WhatIf } from './answer-sections.tsx';
import { BlockedUsers } from './blocked-users.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { OutcomesSection } from './outcomes-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { OwnStatements } from './own-statements.tsx';
import type { Processes } from './processes.ts';
import styles from './profile-layout.module.css';
import type { ProfileSection as SectionName } from './sections.ts';
import { SessionList } from './session-list.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import * as titles from '#locales/titles.ts';

interface ProfileSectionProps {
  section: SectionName;
  loadProcesses: () => Promise<Processes>;
  /** What unsaved answers or wishes would change. */
  WhatIf: WhatIf;
  /** The households that the user joined. */
  households: ReactNode;
  /** Returns to the page that asked for a finished profile; null when no page did. */
  goBack: (() => void) | null;
}

/** What one address of the profile shows. */
export function ProfileSection(props: ProfileSectionProps) {
  const { section, loadProcesses, WhatIf, households, goBack } = props;
  const userId = useUserId();
  switch (section) {
    case 'about':
      return (
        <>
          <AboutSection goBack={goBack} />
          <OrganizationSection />
        </>
      );
    case 'habits':
      return (
        <>
          <HabitsSection WhatIf={WhatIf} />
          {households}
        </>
      );
    case 'preferences':
      return <PreferencesSection WhatIf={WhatIf} />;
    case 'notifications':
      return (
        <>
          <Section title={titles.notifications}>
            <NotificationSettings />
          </Section>
          <Section title={calendar} heading="h3">
            <CalendarSection />
          </Section>
        </>
      );
    case 'privacy':
      return (
        <>
          <h2 className={styles.heading}>{titles.yourPrivacy}</h2>
          <VisibilitySection userId={userId} />
          <OutcomesSection />
          <BlockedUsers />
          <Section title={t.yourData} heading="h3">
            <ExportAccount />
          </Section>
        </>
      );
    case 'account':
      return (
        <>
          <h2 className={styles.heading}>{titles.account}</h2>
          <Section title={t.whereSignedIn} heading="h3">
            <SessionList />
          </Section>
          <OwnStatements />
          <Section title={t.deleteAccount} heading="h3">
            <DeleteAccount
              onDeleted={() =>
                void loadProcesses().then(({ forgetDeletedAccount }) => forgetDeletedAccount())
              }
            />
          </Section>
        </>
      );
    default:
      return section satisfies never;
  }
}
