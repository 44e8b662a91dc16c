import { useSyncExternalStore } from 'react';

/** How much of the end of the window an on-screen keyboard covers, in pixels. */
export const useCoveredPx = (): number => useSyncExternalStore(onViewportChange, measureCoveredPx);

/** Phones lay the keyboard over the page: only the visual viewport gets smaller. */
function measureCoveredPx(): number {
  const { visualViewport: visible } = window;
  // Who zooms in sees less of the page, and nothing covers the rest.
  if (!visible || visible.scale > 1) return 0;
  const { clientHeight } = document.documentElement;
  return Math.max(0, Math.round(clientHeight - visible.height - visible.offsetTop));
}

function onViewportChange(onChange: () => void): () => void {
  const { visualViewport: visible } = window;
  visible?.addEventListener('resize', onChange);
  visible?.addEventListener('scroll', onChange);
  return () => {
    visible?.removeEventListener('resize', onChange);
    visible?.removeEventListener('scroll', onChange);
  };
}
