import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { pixelsAtZoom } from '#geometry/mercator.ts';
import type { MapView } from '#machines/map.machine.ts';
import { drawMap, type Box, type Drawing, type Palette } from './draw-land.ts';
import { createLandTiles, type LandTiles } from './land-tiles.ts';
import type { MapSize } from './mercator.ts';

/** So much more than is shown is drawn on each side: panning moves the picture, without drawing. */
const overscan = 0.25;
/** Twice the pixels are sharp enough, also on finer screens. */
const maxPixels = 2;

/** What is drawn over the land. */
export type Shapes = Pick<Drawing, 'rings' | 'spot' | 'here' | 'marks'>;

interface Land {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Shows this view; draws when the picture does not reach. */
  show(view: MapView): void;
  /** Draws the view as sharp as it can be. */
  redraw(): void;
}

/**
 * The picture of water and land on a canvas, which follows the view and the theme. Over streets, it
 * has only the rings.
 */
export function useLand(size: MapSize | null, shapes: Shapes, hasStreets: boolean): Land {
  const { rings, spot, here, marks } = shapes;
  const canvas = useRef<HTMLCanvasElement>(null);
  const tiles = useRef<LandTiles>(null);
  const drawn = useRef<MapView>(null);
  const wanted = useRef<MapView>(null);
  const frame = useRef(0);
  /** Colors of the current theme; reading them takes longer than drawing. */
  const palette = useRef<Palette>(null);

  /** Moves the drawn picture to where it belongs; returns whether it reaches everywhere. */
  const place = useEffectEvent((): boolean => {
    const [target, from, to] = [canvas.current, drawn.current, wanted.current];
    if (!target || !from || !to || !size) return false;
    const factor = 2 ** (to.zoom - from.zoom);
    let across = from.x - to.x;
    across -= Math.round(across);
    const [right, down] = [across * pixelsAtZoom(to.zoom), (from.y - to.y) * pixelsAtZoom(to.zoom)];
    target.style.transform = `translate(${right}px, ${down}px) scale(${factor})`;
    const reach = (length: number) => length * (0.5 + overscan) * factor - length / 2;
    return (
      Math.abs(right) <= reach(size.width) &&
      Math.abs(down) <= reach(size.height) &&
      Math.abs(to.zoom - from.zoom) < 0.3
    );
  });

  const draw = useEffectEvent(() => {
    frame.current = 0;
    const target = canvas.current;
    const view = wanted.current;
    const context = target?.getContext('2d', { alpha: hasStreets });
    if (!target || !view || !size || !context) return;
    if (!hasStreets) tiles.current ??= createLandTiles(request);
    const shown = {
      width: Math.round(size.width * (1 + 2 * overscan)),
      height: Math.round(size.height * (1 + 2 * overscan)),
    };
    const ratio = Math.min(maxPixels, devicePixelRatio);
    const [width, height] = [shown.width * ratio, shown.height * ratio].map(Math.round);
    if (target.width !== width || target.height !== height) {
      Object.assign(target, { width, height });
      Object.assign(target.style, {
        width: `${shown.width}px`,
        height: `${shown.height}px`,
        // Its middle is that of the map, on paper too, where the map may be smaller.
        left: `calc(50% - ${shown.width / 2}px)`,
        top: `calc(50% - ${shown.height / 2}px)`,
      });
      target.hidden = false;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    palette.current ??= readPalette(target);
    const beyond = { x: (shown.width - size.width) / 2, y: (shown.height - size.height) / 2 };
    drawMap(context, tiles.current, {
      view,
      size: shown,
      beyond,
      covers: coveredBoxes(target, beyond),
      palette: palette.current,
      ...shapes,
    });
    drawn.current = view;
    place();
  });
  const request = useEffectEvent(() => {
    frame.current ||= requestAnimationFrame(draw);
  });

  useEffect(() => {
    request();
    const themes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
      matchMedia(query),
    );
    const redraw = () => {
      palette.current = null;
      request();
    };
    for (const theme of themes) theme.addEventListener('change', redraw);
    // Paper is light. It is drawn at once, because no frame comes before it is printed.
    const print = (colors: string) => {
      const frame = canvas.current?.parentElement;
      if (!frame) return;
      frame.style.colorScheme = colors;
      palette.current = null;
      draw();
    };
    const [toPaper, toScreen] = [() => print('light'), () => print('')];
    addEventListener('beforeprint', toPaper);
    addEventListener('afterprint', toScreen);
    return () => {
      for (const theme of themes) theme.removeEventListener('change', redraw);
      removeEventListener('beforeprint', toPaper);
      removeEventListener('afterprint', toScreen);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another size or shape is another picture
  }, [size, rings, spot, here, marks, hasStreets]);

  return {
    canvas,
    show(view) {
      wanted.current = view;
      if (!place()) request();
    },
    redraw: () => request(),
  };
}

/** What lies over the map, but for its marks. */
function coveredBoxes(canvas: Element, beyond: { x: number; y: number }): Box[] {
  const frame = canvas.parentElement;
  const corner = frame?.getBoundingClientRect();
  if (!corner) return [];
  const [right, down] = [beyond.x - corner.left, beyond.y - corner.top];
  return [...(frame?.parentElement?.querySelectorAll('button,label,output,small') ?? [])]
    .filter((element) => !frame?.contains(element))
    .map((element) => {
      const { left, right: end, top, bottom } = element.getBoundingClientRect();
      return { left: left + right, right: end + right, top: top + down, bottom: bottom + down };
    });
}

/** Reads the colors of an element on the map. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(`--map-${name}`);
  // Custom properties keep light-dark() as it is written; a color is what is computed of it. Each
  // has an element of its own: one that changes its color could be in a transition, however short.
  const color = (name: string) => {
    const probe = document.createElement('i');
    // Adjusted to a user's own colors, each of them would be that of text.
    probe.style.cssText = `color:${of(name)};forced-color-adjust:none`;
    element.parentElement?.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  };
  const names = ['water', 'land', 'shore', 'river', 'ring', 'area', 'text', 'halo'] as const;
  const colors = Object.fromEntries(names.map((name) => [name, color(name)]));
  return { ...(colors as Record<(typeof names)[number], string>), font: style.fontFamily };
}
