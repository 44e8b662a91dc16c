import { useEffect, useRef } from 'react';

/**
 * Puts the focus where the next question begins, so that keyboards and screen readers go along.
 * The first question of a page leaves it where the page put it.
 */
export function useQuestionFocus(question: string, focus: () => void): void {
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the question moves the focus
  }, [question]);
}
