import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  return (
    <Page>
      <nav className={styles.screens} aria-label={titles.adminPanel}>
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
      </nav>
      {children}
    </Page>
  );
}
