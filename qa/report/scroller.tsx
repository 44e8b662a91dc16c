import type { ReactNode } from 'react';

/** What is wider than the page; the keyboard must get to what it hides. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls
    <section className="scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
