import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import { Section } from './page-layout.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A titled section while it loads, so that it pushes nothing away when it comes. */
export function SectionSkeleton({ children }: { children?: ReactNode }) {
  return (
    <Loading>
      <Section
        title={
          <>
            <VisuallyHidden>{t.loading}</VisuallyHidden>
            <Skeleton shape="title" width="short" />
          </>
        }
      >
        {children ?? <Skeleton shape="panel" />}
      </Section>
    </Loading>
  );
}
