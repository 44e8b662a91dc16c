import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads whoever searched or turned the page to the heading of the results, once they are there.
 * `move` is to be called as they set out; `goNow` goes there at once. Whoever meanwhile presses or
 * types something else stays where they are.
 */
export function useResultsFocus<Heading extends HTMLElement>(search: unknown, isSettled: boolean) {
  const heading = useRef<Heading>(null);
  const movedFrom = useRef<unknown>(null);
  const goNow = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const stay = () => {
      movedFrom.current = null;
    };
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, stay, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, stay, true);
    };
  }, []);
  useEffect(() => {
    if (movedFrom.current === null || movedFrom.current === search || !isSettled) return;
    movedFrom.current = null;
    goNow();
  }, [search, isSettled, goNow]);
  const move = () => {
    movedFrom.current = search;
  };
  return { heading, move, goNow };
}
