import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { favorites } from '#locales/marks.ts';
import * as t from '#locales/shell.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './tab-bar.module.css';
import * as titles from '#locales/titles.ts';

const WaitingCount = lazyComponent(() => import('./account-menu.tsx'), 'WaitingCount');

/** On phones, the pages that people use most, at the thumb. Links, so that they work before the app. */
export function TabBar() {
  const session = useSession();
  const here = useLocation({ select: ({ href }) => href });
  // Pages of the server are the same for everyone, so only the app may write an address into them.
  const hasWayBack = session === 'signedOut' && !/^\/($|login|auth\/)/.test(here);
  return (
    <nav className={styles.tabs} aria-label={t.sections}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="search" />
        {t.search}
      </Link>
      <Link to="/favorites">
        <Icon name="heart" />
        {favorites}
      </Link>
      <Link to="/inquiries">
        <Icon name="message" />
        {t.inquiries}
        {session === 'signedIn' && (
          <span className={styles.count}>
            <Suspense>
              <WaitingCount />
            </Suspense>
          </span>
        )}
      </Link>
      <Link to="/roomies">
        <Icon name="people" />
        {titles.roomies}
      </Link>
      {session !== 'signedOut' && (
        <Link to="/profile" className={styles.forMembers}>
          <Icon name="person" />
          {t.you}
        </Link>
      )}
      {session !== 'signedIn' && (
        <Link
          to="/login"
          search={hasWayBack ? { redirect: here } : {}}
          className={styles.forVisitors}
        >
          <Icon name="person" />
          {titles.signIn}
        </Link>
      )}
    </nav>
  );
}
