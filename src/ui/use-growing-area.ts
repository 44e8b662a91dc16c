import { useLayoutEffect, type RefObject } from 'react';

/** In older browsers a text area does not grow with its text by itself; tests have no layout at all. */
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;

/** Makes a text area as high as its text where the browser does not; its style sheet has the limits. */
export function useGrowingArea(area: RefObject<HTMLTextAreaElement | null>): void {
  // After each rendering: its text may have changed.
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) fitHeight(area.current);
  });
  useLayoutEffect(() => {
    const target = area.current;
    if (!target || growsByItself()) return undefined;
    // In another width the text has other lines; a hidden area has no lines at all.
    let widthPx = target.clientWidth;
    const observer = new ResizeObserver(() => {
      if (target.clientWidth === widthPx) return;
      widthPx = target.clientWidth;
      fitHeight(target);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [area]);
}

function fitHeight(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  if (area.scrollHeight === 0) return;
  const bordersPx = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + bordersPx}px`;
}
