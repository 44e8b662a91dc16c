import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { ImageKey } from '#machines/image-order.ts';

/** A press that moves less than this is a press. */
const startsAfterPx = 6;

interface Drag {
  key: ImageKey;
  to: number;
}

/**
 * Reordering with a pointer. `drag` says which photo is held and over which place; the list shows
 * it there, and `onDrop` is called once, when it is let go. Escape gives it up.
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
    // Or the browser begins to drag the picture itself, or to select text.
    event.preventDefault();
  }

  return { drag, hold };
}
