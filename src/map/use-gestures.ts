import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What pointers and wheel do to the map. Points are pixels from its middle. */
export interface MapGestures {
  /** One finger and the wheel without Ctrl scroll the page, and do nothing to the map. */
  isWithinPage: boolean;
  onBegin(): void;
  onEnd(): void;
  onPan(right: number, down: number): void;
  onZoom(by: number, left: number, top: number): void;
  onDoublePress(left: number, top: number): void;
  /** Let go while it moved: it would go on so far. */
  onFling(right: number, down: number): void;
  /** Pressed and released where it is. */
  onPress(left: number, top: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** Zoom per pixel of the wheel; browsers report a pinch on a touchpad as a wheel with Ctrl. */
const wheelZoom = { wheel: 0.004, touchpad: 0.014 };
/** A hand that presses moves by so many pixels. */
const still = 6;
/** A throw is as fast as the last moves before the hand let go, and goes on for so long. */
const throwMs = { measured: 80, goesOn: 200 };
/** Slower than this, in pixels for each millisecond, the hand came to rest. */
const minThrow = 0.25;

/** Drag, pinch, wheel and double click on an element. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: MapGestures): void {
  const handlers = useEffectEvent(() => gestures);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const held = new Map<number, Point>();
    /** Where a press began; null once it is something else. */
    let pressed: Point | null = null;
    /** On a mark: it becomes a drag of the map when it moves, and is a click of the mark otherwise. */
    let isOnMark = false;
    /** Where the only finger was of late. */
    let trail: (Point & { ms: number })[] = [];
    const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    const isMap = ({ target: at }: Event) =>
      at instanceof Element && !at.closest('button') && !at.closest('label');

    target.addEventListener(
      'pointerdown',
      (event) => {
        if (held.size === 2 || event.button !== 0) return;
        held.set(event.pointerId, fromMiddle(event));
        trail = [];
        const isFirst = held.size === 1;
        // A second finger is never a click.
        const wasOnMark = isOnMark;
        isOnMark = isFirst && !isMap(event);
        pressed = isFirst ? fromMiddle(event) : null;
        if (isOnMark) return;
        target.setPointerCapture(event.pointerId);
        if (isFirst || wasOnMark) handlers().onBegin();
      },
      { signal },
    );
    target.addEventListener(
      'pointermove',
      (event) => {
        if (!held.has(event.pointerId)) return;
        const before = [...held.values()];
        held.set(event.pointerId, fromMiddle(event));
        const after = [...held.values()];
        const [from, to] = [midpoint(before), midpoint(after)];
        if (pressed && Math.hypot(to.x - pressed.x, to.y - pressed.y) > still) pressed = null;
        if (isOnMark && pressed) return;
        if (isOnMark) {
          isOnMark = false;
          target.setPointerCapture(event.pointerId);
          handlers().onBegin();
        }
        const isScroll =
          handlers().isWithinPage && event.pointerType === 'touch' && held.size === 1;
        if (isScroll) return;
        if (held.size === 1) trail = [...recent(trail, event), { ...to, ms: event.timeStamp }];
        if (from.x !== to.x || from.y !== to.y) handlers().onPan(to.x - from.x, to.y - from.y);
        const [apart, now] = [pointerDistance(before), pointerDistance(after)];
        if (apart > 0 && now > 0) handlers().onZoom(Math.log2(now / apart), to.x, to.y);
      },
      { signal },
    );
    const release = (event: PointerEvent) => {
      if (!held.delete(event.pointerId) || held.size > 0 || isOnMark) return;
      handlers().onEnd();
      if (event.type !== 'pointerup') return;
      const [first] = recent(trail, event);
      if (pressed) handlers().onPress(pressed.x, pressed.y);
      else if (first) {
        const ms = Math.max(1, event.timeStamp - first.ms);
        const { x, y } = fromMiddle(event);
        const [right, down] = [(x - first.x) / ms, (y - first.y) / ms];
        if (Math.hypot(right, down) < minThrow) return;
        handlers().onFling(right * throwMs.goesOn, down * throwMs.goesOn);
      }
    };
    // A press on a mark is not captured, so it can end elsewhere without a word.
    const leave = ({ pointerId }: PointerEvent) => {
      if (isOnMark) held.delete(pointerId);
    };
    target.addEventListener('pointerleave', leave, { signal });
    target.addEventListener('pointerup', release, { signal });
    target.addEventListener('pointercancel', release, { signal });
    target.addEventListener(
      'wheel',
      (event) => {
        if (handlers().isWithinPage && !event.ctrlKey) return;
        event.preventDefault();
        const { x, y } = fromMiddle(event);
        const share = event.ctrlKey ? wheelZoom.touchpad : wheelZoom.wheel;
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        handlers().onZoom(Math.max(-1, Math.min(1, -event.deltaY * pixels * share)), x, y);
      },
      // Not passive: otherwise the page would scroll.
      { signal, passive: false },
    );
    target.addEventListener(
      'dblclick',
      (event) => {
        if (!isMap(event)) return;
        const { x, y } = fromMiddle(event);
        handlers().onDoublePress(x, y);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [element]);
}

const recent = <P extends { ms: number }>(trail: P[], { timeStamp }: Event): P[] =>
  trail.filter(({ ms }) => timeStamp - ms < throwMs.measured);

function midpoint(points: Point[]): Point {
  const sum = (of: (point: Point) => number) => points.reduce((total, p) => total + of(p), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

/** 0 with one finger. */
const pointerDistance = ([one, other]: Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
