import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { streetsMark } from '#contract/streets.ts';
import type { MapView } from '#machines/map.machine.ts';
import type { Streets } from '#src/map/streets/open-streets.ts';
import type { Palette } from './draw-land.ts';

interface StreetLayer {
  container: RefObject<HTMLDivElement | null>;
  /** Null on a site without streets. */
  source: StreetSource | null;
  show(view: MapView): void;
}

interface StreetSource {
  address: string;
  attribution: string;
}

/** Where this site's streets come from; null for none. Pages say it in their head. */
function streetSource(): StreetSource | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${streetsMark}"]`);
  return meta && { address: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}

/** Streets below the marks, on a site that has some. Their code is loaded only there. */
export function useStreets(paletteOf: (element: Element) => Palette): StreetLayer {
  const container = useRef<HTMLDivElement>(null);
  const streets = useRef<Streets>(null);
  const wanted = useRef<MapView>(null);
  const [source, setSource] = useState(streetSource);
  const address = source?.address;

  const colors = useEffectEvent((element: Element) => paletteOf(element));
  useEffect(() => {
    const element = container.current;
    if (!address || !element) return undefined;
    let isGone = false;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const recolor = () => streets.current?.recolor(colors(element));
    scheme.addEventListener('change', recolor);
    void open();
    async function open() {
      const { openStreets } = await import('#src/map/streets/open-streets.ts');
      if (isGone || !element || !address) return;
      const first = wanted.current ?? { x: 0.5, y: 0.5, zoom: 2 };
      try {
        streets.current = openStreets(element, address, colors(element), first);
      } catch {
        // A browser without WebGL draws our own map.
        setSource(null);
      }
    }
    return () => {
      isGone = true;
      scheme.removeEventListener('change', recolor);
      streets.current?.close();
      streets.current = null;
    };
  }, [address]);

  return {
    container,
    source,
    show(view) {
      wanted.current = view;
      streets.current?.show(view);
    },
  };
}
