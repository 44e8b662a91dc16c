import { useEffect, useRef, type CSSProperties } from 'react';
import { useCoveredPx } from '#src/ui/use-covered-px.ts';

/**
 * Keeps the end of a conversation in sight: whenever its newest message changes, and while an
 * on-screen keyboard covers the end of the window. Returns what marks the end, and the style of
 * what ends there.
 */
export function useWindowEnd(newestId: number | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const covered = useCoveredPx();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (newestId !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newestId]);
  useEffect(() => {
    // The keyboard lies over the tabs too.
    const hidden = Math.max(covered, measureTabsPx());
    window.scrollBy(0, hidden - (before.current ?? hidden));
    before.current = hidden;
  }, [covered]);
  return { end, style: { '--covered': `${covered}px` } as CSSProperties };
}

/** How high the tabs at the end of the window are, which pages scroll clear of. */
const measureTabsPx = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
