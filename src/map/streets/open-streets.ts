import { addProtocol, Map as StreetMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { pixelsAtZoom, toLat, toLng } from '#geometry/mercator.ts';
import { streetsPolicy } from '#contract/streets.ts';
import type { MapView } from '#machines/map.machine.ts';
import { streetStyle, type StreetColors } from './street-style.ts';

/** Streets under a map, which say nothing and take no gestures. */
export interface Streets {
  show(view: MapView): void;
  recolor(colors: StreetColors): void;
  close(): void;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

let isReady = false;

/** Once for all maps of a page: a policy can be made only once. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  const worker = new URL(workerUrl, location.href).href;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // This one script, and no HTML.
  trustedTypes?.createPolicy(streetsPolicy, {
    createScriptURL: (url) => (url === worker ? url : null),
  });
  setWorkerUrl(worker);
  addProtocol('pmtiles', new Protocol().tile);
}

/**
 * Draws streets into an element: a style of MAP_STYLE_URL, or a file of vector tiles in ours. Its
 * own controls stay off: they would write HTML, which the page's policy forbids.
 */
export function openStreets(
  container: HTMLElement,
  source: string,
  colors: StreetColors,
  first: MapView,
): Streets {
  prepare();
  const isFile = source.endsWith('.pmtiles');
  const address = new URL(source, location.href).href;
  const styleIn = (now: StreetColors): StyleSpecification | string =>
    isFile ? streetStyle(`pmtiles://${address}`, now) : address;
  const map = new StreetMap({
    container,
    style: styleIn(colors),
    ...toCamera(first),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    // As it is asked for: the map around it decides where it ends.
    transformConstrain: (center, zoom) => ({ center, zoom: zoom ?? 0 }),
    pitchWithRotate: false,
  });
  return {
    show: (view) => map.jumpTo(toCamera(view)),
    recolor(now) {
      if (isFile) map.setStyle(styleIn(now));
    },
    close: () => map.remove(),
  };
}

/** Its tiles are twice as wide as ours, so its zoom is one less. */
const toCamera = ({ x, y, zoom }: MapView) => ({
  center: [toLng(x), toLat(y)] as [number, number],
  zoom: zoom + Math.log2(pixelsAtZoom(0) / 512),
});
