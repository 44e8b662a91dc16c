import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { favorites } from '#locales/marks.ts';
import * as t from '#locales/shell.ts';
import { AppBar } from '#src/ui/app-bar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { RouteProgress } from './route-progress.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ToastArea } from './toast-area.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { UserArea } from './user-area.tsx';
import styles from './app-shell.module.css';

export interface AppShellProps {
  /** Remembers where the user is, for the way back after sign-in. */
  onLogin: () => void;
  children: ReactNode;
}

/** What stands around every screen. */
export function AppShell({ onLogin, children }: AppShellProps) {
  useDocumentTitle();
  useFocusOnNavigation();
  return (
    <div className={styles.shell}>
      <AppBar
        brand={
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            <Logo />
          </Link>
        }
        links={
          <>
            <Link to="/roomies">{t.roomies}</Link>
            <Link to="/listings/create">{t.listYourPlace}</Link>
            <Link to="/favorites" className={styles.favorites} aria-label={favorites}>
              <Icon name="heart" />
            </Link>
          </>
        }
        end={<UserArea onLogin={onLogin} />}
      />
      <RouteProgress />
      <ConnectionBanner />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <ShellFooter />
      <ToastArea />
    </div>
  );
}
