import { useRef, type TouchEvent } from 'react';

/** So far a finger moves sideways at least, in CSS pixels, and twice as far as up or down. */
const leastPx = 64;

/** What is moved by fingers for a reason of its own. */
const others = ['dialog', 'input', 'textarea', 'select'].join(',');

/**
 * Calls back when one finger swipes sideways over an element: towards the next in the direction of
 * reading, or back. Scrolling, pinching and dialogs are left alone.
 */
export function useSwipe(onSwipe: (to: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent<HTMLElement>) {
      const [finger, second] = Array.from(touches);
      const isOurs = finger && !second && target instanceof Element && !target.closest(others);
      start.current = isOurs ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const [finger] = Array.from(changedTouches);
      const from = start.current;
      start.current = null;
      if (!from || !finger) return;
      const right = finger.clientX - from.x;
      const down = finger.clientY - from.y;
      if (Math.abs(right) < Math.max(leastPx, 2 * Math.abs(down))) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(right < 0 === isRightToLeft ? 'previous' : 'next');
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
