import { useState } from 'react';
import type { MapView } from '#machines/map.machine.ts';
import type { ViewSource } from './radar-map.tsx';

/** A view that only its map changes: nothing loads, so it needs no machine. */
export interface OwnView extends ViewSource {
  set(view: MapView): void;
}

/** The view of a map that has nothing to load. */
export function useOwnView(first: () => MapView): OwnView {
  const [source] = useState(() => createOwnView(first()));
  return source;
}

function createOwnView(first: MapView): OwnView {
  let view = first;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(next) {
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
