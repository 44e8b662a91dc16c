import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the results once they have arrived. Call `move` when the user
 * searches or turns the page; `goNow` moves it at once. Pressing or typing something before the
 * results arrive cancels the move.
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
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, stay, true);
    return () => {
      for (const event of events) removeEventListener(event, stay, true);
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
