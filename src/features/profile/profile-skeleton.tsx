import { useParams, useSearch } from '@tanstack/react-router';
import * as basics from '#locales/basics.ts';
import { classes } from '#src/ui/classes.ts';
import { Page } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './profile-layout.module.css';
import { ProfileTitle } from './profile-layout.tsx';
import { profileSections } from './sections.ts';

/** The profile, or a section of it, before it is known whose it is. */
export function ProfileSkeleton() {
  const { section } = useParams({ strict: false });
  const { redirect } = useSearch({ strict: false });
  const isInside = section !== undefined || redirect !== undefined;
  return (
    <Page>
      <Loading label={basics.loading}>
        <div className={classes(styles.profile, isInside && styles.inside)}>
          <ProfileTitle isInside={isInside} />
          <div className={styles.side}>
            <Skeleton shape="panel" />
            <ul className={styles.nav}>
              {profileSections.map((each) => (
                <li key={each}>
                  <div className={styles.row}>
                    <Skeleton width="half" />
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.content}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="panel" />
          </div>
        </div>
      </Loading>
    </Page>
  );
}
