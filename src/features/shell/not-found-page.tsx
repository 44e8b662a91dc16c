import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as common from '#locales/common.ts';
import * as problems from '#locales/problems.ts';
import * as t from '#locales/shell-later.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page-layout.tsx';

export interface NotFoundPageProps {
  title?: string;
  children?: ReactNode;
}

/** Shown when there is no page at this address, or no longer. */
export function NotFoundPage({ title = problems.notFound, children }: NotFoundPageProps) {
  return (
    <Page>
      <EmptyState
        heading="h1"
        icon="search"
        title={title}
        actions={
          <>
            <Link to="/" activeOptions={{ exact: true }} className={buttonClass()}>
              {t.seeAllRooms}
            </Link>
            <Link to="/roomies" className={buttonClass({ variant: 'quiet' })}>
              {common.meetRoomies}
            </Link>
          </>
        }
      >
        {children ?? t.notFoundHint}
      </EmptyState>
    </Page>
  );
}
