import type { ReactNode } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';

/** A screen of the panel that is not built yet. */
export function NotYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <Notice title="Not built yet">{children}</Notice>
    </>
  );
}
