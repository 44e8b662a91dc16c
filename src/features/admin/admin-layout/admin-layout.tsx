import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import * as t from '#locales/admin.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Page } from '#src/ui/page-layout.tsx';
import styles from './admin-layout.module.css';
import * as titles from '#locales/titles.ts';

const screens = [
  { to: '/admin', label: t.overview, exact: true },
  { to: '/admin/reports', label: titles.reports, exact: false },
  { to: '/admin/appeals', label: titles.appeals, exact: false },
  { to: '/admin/search', label: titles.adminSearch, exact: false },
  { to: '/admin/external-listings', label: titles.externalListings, exact: false },
  { to: '/admin/manage-external', label: titles.sourcesAndImports, exact: false },
  { to: '/admin/audit', label: titles.auditLog, exact: false },
] as const;

/** What the administrator's screens share: the column they stand in, and the way to the others. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  // On phones the row is longer than the screen. Not by `scrollIntoView`, which also scrolls the page.
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const row = strip.current?.getBoundingClientRect();
    if (!current || !row) return;
    strip.current?.scrollBy(current.left + current.width / 2 - row.left - row.width / 2, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time another is current
  }, [pathname]);
  return (
    <Page>
      <nav className={styles.screens} aria-label={titles.adminPanel}>
        <div ref={strip} className={styles.strip}>
          {screens.map(({ to, label, exact }) => (
            <Link
              key={to}
              to={to}
              className={chipLinkClass}
              activeOptions={{ exact, includeSearch: false }}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      {children}
    </Page>
  );
}
