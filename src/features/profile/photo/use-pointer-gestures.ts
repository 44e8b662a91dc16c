import { useRef, type PointerEvent } from 'react';

interface Point {
  x: number;
  y: number;
}

/** What the pointers did since the last event: their common movement, and their spread. */
export interface Gesture {
  /** In pixels of the screen. */
  right: number;
  down: number;
  /** 2 means twice as far from each other. */
  scale: number;
}

/** Handlers for an element that one pointer drags and two fingers pinch. */
export function usePointerGestures(onGesture: (gesture: Gesture) => void) {
  const pointers = useRef(new Map<number, Point>());

  function onMove({ pointerId, clientX, clientY }: PointerEvent): void {
    const held = pointers.current;
    if (!held.has(pointerId)) return;
    const before = [...held.values()];
    held.set(pointerId, { x: clientX, y: clientY });
    const after = [...held.values()];
    const [from, to] = [midpoint(before), midpoint(after)];
    const apart = pointerDistance(before);
    onGesture({
      right: to.x - from.x,
      down: to.y - from.y,
      scale: apart === 0 ? 1 : pointerDistance(after) / apart,
    });
  }
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (pointers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: onMove,
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function midpoint(points: Point[]): Point {
  const sum = (of: (point: Point) => number) => points.reduce((total, p) => total + of(p), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

/** 0 with one finger. */
function pointerDistance([one, other]: Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
