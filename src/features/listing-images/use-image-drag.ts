import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { ImageKey } from '#machines/image-order.ts';

/** A pointer that moves less than this does not drag. */
const startsAfterPx = 6;

interface Drag {
  key: ImageKey;
  to: number;
}

/**
 * Reorders with a pointer. `drag` is the held image and the position it is over; the list shows it
 * there. Calls `onDrop` once, on release. Escape cancels.
 */
export function useImageDrag(images: readonly ImageKey[], onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const listeners = useRef<AbortController | null>(null);
  useEffect(() => () => listeners.current?.abort(), []);

  function hold(event: PointerEvent<HTMLElement>, key: ImageKey): void {
    if (event.button !== 0) return;
    const [startX, startY] = [event.clientX, event.clientY];
    let current: Drag | null = null;
    listeners.current?.abort();
    const held = new AbortController();
    listeners.current = held;
    const { signal } = held;

    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!current && Math.hypot(clientX - startX, clientY - startY) < startsAfterPx) return;
      const over = document
        .elementsFromPoint(clientX, clientY)
        .map((element) => element.closest<HTMLElement>('[data-image]'))
        .find((tile) => tile !== null);
      // Among the tiles as they stand now: the held one is shown where it would go.
      const to = [...(over?.parentElement?.children ?? [])].indexOf(over as Element);
      current = { key, to: to === -1 ? (current?.to ?? images.indexOf(key)) : to };
      setDrag(current);
    };
    const end = (drop: boolean) => {
      held.abort();
      setDrag(null);
      if (drop && current && images.indexOf(key) !== current.to) onDrop(current);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && end(false), {
      signal,
    });
    // Otherwise the browser drags the image itself or selects text.
    event.preventDefault();
  }

  return { drag, hold };
}
