import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Page } from '#src/ui/page-layout.tsx';
import styles from './admin-layout.module.css';

const screens = [
  { to: '/admin', label: 'Overview', exact: true },
  { to: '/admin/reports', label: 'Reports', exact: false },
  { to: '/admin/external-listings', label: 'External listings', exact: false },
  { to: '/admin/manage-external', label: 'Sources and imports', exact: false },
  { to: '/admin/audit', label: 'Audit log', exact: false },
] as const;

/** What the administrator's screens share: the column they stand in, and the way to the others. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Page>
      <nav className={styles.screens} aria-label="Admin Panel">
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
