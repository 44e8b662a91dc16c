import type { ReactNode } from 'react';

/** A container that scrolls sideways and is reachable by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls
    <section className="scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
