import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { PhotoSection } from './photo/photo-section.tsx';
import styles from './profile-layout.module.css';
import { profileSections, sectionLabels, type ProfileSection } from './sections.ts';
import { createTypedBirthDate, KeepsBirthDate } from './typed-birth-date.ts';
import * as titles from '#locales/titles.ts';

interface ProfileLayoutProps {
  /** The section of the address; null at the address of the whole profile. */
  section: ProfileSection | null;
  /** Whether phones, too, show the first section at the address of the whole profile. */
  startsInside: boolean;
  children: ReactNode;
}

/**
 * Everything the user told RoomieRadar, to read and to change: on wide screens the list of sections stands
 * beside the open one, on phones it is a page of its own. The photo stays when the section changes,
 * so an upload goes on.
 */
export function ProfileLayout({ section, startsInside, children }: ProfileLayoutProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery(useApi()));
  const [birthDate] = useState(createTypedBirthDate);
  // Signed out in this moment; the router is on its way elsewhere.
  if (user === null) return null;
  const isInside = section !== null || startsInside;
  return (
    <Page>
      <div className={classes(styles.profile, isInside && styles.inside)}>
        <ProfileTitle isInside={isInside} />
        <div className={styles.side}>
          <PhotoSection user={user} />
          <SectionList open={section ?? 'about'} isInside={isInside} />
        </div>
        <KeepsBirthDate value={birthDate}>
          <div className={styles.content} {...(isInside && { 'data-opened': '' })}>
            {children}
          </div>
        </KeepsBirthDate>
      </div>
    </Page>
  );
}

/** The title of the profile; in a section, the way back to its list. */
export function ProfileTitle({ isInside }: { isInside: boolean }) {
  return (
    <h1 className={styles.title}>
      {isInside ? (
        <Link to="/profile" activeOptions={{ exact: true }}>
          <Icon name="chevron-left" />
          {titles.yourProfile}
        </Link>
      ) : (
        titles.yourProfile
      )}
    </h1>
  );
}

function SectionList({ open, isInside }: { open: ProfileSection; isInside: boolean }) {
  const userId = useUserId();
  // Read again whenever the section changes; in the open one, its form shows what is not saved.
  const drafts = new Set(
    createDrafts()
      .list(userId)
      .map(({ kind, target }) => `${kind}.${target}`),
  );
  return (
    <nav className={styles.nav} aria-label={t.partsOfProfile}>
      <ul>
        {profileSections.map((section) => {
          const { title, hint, icon, drafts: names } = sectionLabels[section];
          const isOpen = section === open;
          const hasDraft = !(isOpen && isInside) && names.some((name) => drafts.has(name));
          return (
            <li key={section}>
              <Link
                to="/profile/$section"
                params={{ section }}
                className={classes(styles.row, isOpen && styles.open)}
              >
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.hint}>{hint}</span>
                  {hasDraft && <span className={styles.unsaved}>{t.notSavedYet}</span>}
                </span>
                <span className={styles.way}>
                  <Icon name="chevron-right" />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
