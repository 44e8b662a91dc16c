import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page-layout.tsx';

/** A screen about people before people can be shown: what will be here, and what works today. */
export function ComingSoon({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="m">
      <EmptyState
        heading="h1"
        icon="people"
        title={title}
        actions={
          <>
            <Link className={buttonClass()} to="/">
              Look at rooms
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to="/listings/create">
              List Your Place
            </Link>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
