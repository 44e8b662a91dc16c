import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as common from '#locales/common.ts';
import * as t from '#locales/demo-pages.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './demo.module.css';

const demos = [
  { to: '/demo/tanstack-query', label: t.queries },
  { to: '/demo/table', label: common.table },
  { to: '/demo/form/simple', label: t.simpleForm },
  { to: '/demo/form/address', label: t.addressForm },
  { to: '/demo/ui', label: t.components },
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
      <nav className={styles.demos} aria-label={t.demos}>
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
