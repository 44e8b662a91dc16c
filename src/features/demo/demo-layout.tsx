import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './demo.module.css';

const demos = [
  { to: '/demo/tanstack-query', label: 'Queries' },
  { to: '/demo/table', label: 'Table' },
  { to: '/demo/form/simple', label: 'Simple form' },
  { to: '/demo/form/address', label: 'Address form' },
  { to: '/demo/ui', label: 'Components' },
] as const;

interface DemoLayoutProps {
  title: string;
  /** Two sentences on what the page shows. */
  lede: string;
  children: ReactNode;
}

/** What the demo pages share: their title, and the way to the others. */
export function DemoLayout({ title, lede, children }: DemoLayoutProps) {
  return (
    <Page>
      <nav className={styles.demos} aria-label="Demos">
        {demos.map(({ to, label }) => (
          <Link key={to} to={to} className={chipLinkClass} activeOptions={{ includeSearch: false }}>
            {label}
          </Link>
        ))}
      </nav>
      <PageHeader title={title} lede={lede} />
      {children}
    </Page>
  );
}
