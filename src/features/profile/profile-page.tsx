import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { onboardingStatusWords } from '#src/format/vocabulary.ts';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import styles from './profile.module.css';
import { SessionList } from './session-list.tsx';

const onboardingScreens = {
  profile: '/onboarding/profile',
  habits: '/onboarding/habits',
  preferences: '/onboarding/preferences',
} as const;

/** What RoomieRadar knows about me, and where I am signed in. */
export function ProfilePage() {
  const { data: user } = useSuspenseQuery(currentUserQuery(useApi()));
  // Signed out in this moment; the router is on its way elsewhere.
  if (user === null) return null;
  const { first_name, last_name, email, profile_picture_url, onboarding_status, is_admin } = user;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const step =
    onboarding_status in onboardingScreens
      ? onboardingScreens[onboarding_status as keyof typeof onboardingScreens]
      : null;
  return (
    <Page width="m">
      <PageHeader title="Your profile" />
      <Panel>
        <div className={styles.person}>
          <Avatar url={profile_picture_url} name={name || email} size="l" />
          <div className={styles.words}>
            {name && <h2 className={styles.name}>{name}</h2>}
            <p className={styles.soft}>{email}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>Onboarding</dt>
          <dd>
            {onboardingStatusWords[onboarding_status]} {step && <Link to={step}>Go on</Link>}
          </dd>
          {is_admin && (
            <>
              <dt>Role</dt>
              <dd>Administrator</dd>
            </>
          )}
        </dl>
        <Notice>
          Name, e-mail and picture come from the service you sign in with. Changing your profile and
          photo comes with the next version.
        </Notice>
      </Panel>
      <Section title="Where you are signed in">
        <SessionList />
      </Section>
    </Page>
  );
}
