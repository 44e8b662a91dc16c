import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';

/** A screen of the panel that is not built yet. */
export function NotYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="m">
      <PageHeader back={<Link to="/admin">Admin Panel</Link>} title={title} />
      <Notice title="Not built yet">{children}</Notice>
    </Page>
  );
}
