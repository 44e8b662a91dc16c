import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads whoever searched or turned the page to the heading of the results, once they are there.
 * `move` is to be called as they set out; `goNow` goes there at once.
 */
export function useResultsFocus<Heading extends HTMLElement>(search: unknown, isSettled: boolean) {
  const heading = useRef<Heading>(null);
  const movedFrom = useRef<unknown>(null);
  const goNow = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
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
