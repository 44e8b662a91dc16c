import { useCallback, useEffect, useRef } from 'react';
import type { MapView } from '#machines/map.machine.ts';
import { viewBetween } from './mercator.ts';

export interface Glide {
  /** Where the map is, or will be in a moment. */
  goal(): MapView;
  /** Moves the map there; at once for those who want little motion. */
  start(to: MapView, durationMs?: number): void;
  stop(): void;
}

const steadyMs = 240;

/** Moves a map over some frames: one sees where it goes. Whatever else moves it ends that. */
export function useGlide(source: { get(): MapView }, onView: (view: MapView) => void): Glide {
  const running = useRef<{ to: MapView; frame: number }>(null);
  const stop = useCallback(() => {
    if (running.current) cancelAnimationFrame(running.current.frame);
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    goal: () => running.current?.to ?? source.get(),
    start(to, durationMs = steadyMs) {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        onView(to);
        return;
      }
      const from = source.get();
      let [last, beganAt] = [from, Number.NaN];
      const step = (time: number) => {
        running.current = null;
        if (source.get() !== last) return;
        beganAt = Number.isNaN(beganAt) ? time : beganAt;
        const share = Math.min(1, (time - beganAt) / durationMs);
        // Fast at first, then slower and slower.
        last = share === 1 ? to : viewBetween(from, to, 1 - (1 - share) ** 3);
        if (share < 1) running.current = { to, frame: requestAnimationFrame(step) };
        onView(last);
      };
      running.current = { to, frame: requestAnimationFrame(step) };
    },
    stop,
  };
}
