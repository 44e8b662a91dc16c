import { Link, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { favorites } from '#locales/marks.ts';
import * as problems from '#locales/problems.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { AppBar } from '#src/ui/app-bar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { withSiteName } from '#src/ui/site-name.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastArea } from './toast-area.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { UserArea } from './user-area.tsx';
import styles from './app-shell.module.css';
import * as titles from '#locales/titles.ts';

export interface AppShellProps {
  /** Remembers where the user is, for the way back after sign-in. */
  onLogin: () => void;
  children: ReactNode;
}

/** What stands around every screen. */
export function AppShell({ onLogin, children }: AppShellProps) {
  useDocumentTitle();
  useFocusOnNavigation();
  useMemberMark();
  useTopWhilePending();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
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
            <Link to="/roomies" className={styles.inTabs}>
              {titles.roomies}
            </Link>
            <Link to="/listings/create">{titles.listYourPlace}</Link>
            <Link
              to="/favorites"
              className={classes(styles.favorites, styles.inTabs)}
              aria-label={favorites}
            >
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
      {/* Another one on each page: the same one, in sight before, would be seen to move. */}
      <ShellFooter key={path} />
      <TabBar />
      <ToastArea />
    </div>
  );
}

/** A thin line under the bar while the next page is on its way; quick pages never show it. */
function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    <div className={styles.progress} aria-hidden="true">
      {isLoading && <div className={styles.line} />}
    </div>
  );
}

/**
 * Keeps the window's title that of the innermost route. The rest of a head matters to those who
 * read a page from the server, which writes it there.
 */
function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
        ? withSiteName(problems.notFound)
        : matches
            .flatMap(({ meta }) => meta ?? [])
            .reduce((found, entry) => entry?.title ?? found, 'RoomieRadar'),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Keeps the mark by which styles know before the first paint whether somebody is signed in (earlyMarks). */
function useMemberMark() {
  const session = useSession();
  useLayoutEffect(() => {
    if (session === 'settling') return;
    document.documentElement.toggleAttribute('data-member', session === 'signedIn');
  }, [session]);
}

/**
 * The page on the way shows its beginning from its first sight on: the router scrolls only once it
 * is there, and until then the end of what may be a shorter page would be in sight.
 */
function useTopWhilePending() {
  const isPending = useRouterState({
    select: ({ matches, location, resolvedLocation }) =>
      resolvedLocation !== undefined &&
      resolvedLocation.pathname !== location.pathname &&
      matches.some(({ status }) => status === 'pending'),
  });
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    // The router would take this for the scroll position of the page that is left, which is where
    // somebody returns who goes back before the next page is there.
    const hideFromRouter = (event: Event) => event.stopPropagation();
    addEventListener('scroll', hideFromRouter, true);
    return () => removeEventListener('scroll', hideFromRouter, true);
  }, [isPending]);
}
