import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page-layout.tsx';

export interface NotFoundPageProps {
  title?: string;
  children?: ReactNode;
}

/** Shown when there is no page at this address, or no longer. */
export function NotFoundPage({ title = messages.notFound, children }: NotFoundPageProps) {
  return (
    <Page>
      <EmptyState
        heading="h1"
        icon="search"
        title={title}
        actions={
          <>
            <Link to="/" activeOptions={{ exact: true }} className={buttonClass()}>
              See all rooms
            </Link>
            <Link to="/roomies" className={buttonClass({ variant: 'quiet' })}>
              Meet roomies
            </Link>
          </>
        }
      >
        {children ??
          'There is no page at this address. It may have moved, or the link was cut off.'}
      </EmptyState>
    </Page>
  );
}
