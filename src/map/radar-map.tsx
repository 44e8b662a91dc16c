/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the map is moved by keys and pointer, which no native element does */
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { pixelsAtZoom } from '#geometry/mercator.ts';
import * as t from '#locales/map.ts';
import type { MapView } from '#machines/map.machine.ts';
import { classes } from '#src/ui/classes.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { MapMark } from './map-mark.ts';
import { centerOffset, pan, zoomAround, type MapSize } from './mercator.ts';
import { useGestures } from './use-gestures.ts';
import { useGlide, type Glide } from './use-glide.ts';
import { readPalette, useLand, type Shapes } from './use-land.ts';
import { useStreets } from './use-streets.ts';
import styles from './radar-map.module.css';

/** Where the map is and moves to: the machine of a map, or a plain state. */
export interface ViewSource {
  get(): MapView;
  /** Calls back after each change, until it is told to stop. */
  subscribe(onChange: () => void): () => void;
}

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

interface RadarMapProps extends Shapes {
  label: string;
  /** How it is moved by keys. */
  hint: string;
  source: ViewSource;
  chosen?: string | null;
  /** The listing that the list points at. */
  highlighted?: string | null;
  /** A listing that the list points at, and that no mark shows by itself. */
  pointed?: MapMark | null;
  /** Fingers and wheel that pass over it scroll the page. */
  isWithinPage?: boolean;
  onMeasured?: (size: MapSize) => void;
  onBegin?: () => void;
  onEnd?: () => void;
  onView: (view: MapView) => void;
  onMark?: (mark: MapMark, glide: Glide) => void;
  onHover?: (mark: MapMark | null) => void;
  /** The map was pressed there, without moving it; in pixels from its middle. */
  onPress?: (left: number, top: number) => void;
  /** Escape was pressed, on the map or on what is above it. */
  onEscape?: () => void;
  /** Buttons and messages above the map. */
  children?: ReactNode;
}

/** Whose data shores and names are, as their licences ask. */
const landSources = 'GSHHG · GeoNames';
const noMarks: readonly MapMark[] = [];
/** Pixels that one press of an arrow key moves. */
const keyStep = 80;
const zoomStep = 1;
/** How long the map goes on after a throw. */
const flingMs = 700;

/** A map of water and land with marks, moved by pointer, wheel and keys. */
export function RadarMap(props: RadarMapProps) {
  const { label, hint, source, marks = noMarks, children } = props;
  const { chosen = null, highlighted = null, pointed, isWithinPage = false } = props;
  const { onMeasured, onBegin, onEnd, onView, onPress, onEscape } = props;
  // Functions of the last picture, under names that stay the same.
  const given = useRef(props);
  useLayoutEffect(() => {
    given.current = props;
  });
  const glide = useGlide(source, onView);
  const moved = useRef(glide);
  useLayoutEffect(() => {
    moved.current = glide;
  });
  const onMark = useCallback((mark: MapMark) => given.current.onMark?.(mark, moved.current), []);
  const onHover = useCallback((mark: MapMark | null) => given.current.onHover?.(mark), []);
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  /** Where the marks were placed; from there they are moved together. */
  const [anchor, setAnchor] = useState(source.get);
  const hintId = useId();
  const streets = useStreets(readPalette);
  const land = useLand(size, props, streets.source !== null);

  useLayoutEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (size) onMeasured?.(size);
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each size
  }, [size]);
  const [placed, setPlaced] = useState(marks);
  if (placed !== marks) {
    setPlaced(marks);
    // Placed around another view, all marks are styled anew, so that is only done after a long way.
    if (!isPlacedNear(anchor, source.get())) setAnchor(source.get());
  }

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const view = source.get();
      land.show(view);
      streets.show(view);
      const target = layer.current;
      if (target) {
        let across = anchor.x - view.x;
        across -= Math.round(across);
        const scale = pixelsAtZoom(view.zoom);
        const down = (anchor.y - view.y) * scale;
        target.style.transform = `translate(${across * scale}px, ${down}px)`;
        // Every mark inherits it, so it is only written when it changes.
        const factor = String(2 ** (view.zoom - anchor.zoom));
        if (target.style.getPropertyValue('--k') !== factor) {
          target.style.setProperty('--k', factor);
        }
      }
      clearTimeout(timer);
      timer = setTimeout(land.redraw, 120);
    };
    follow();
    const stop = source.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  });

  const zoom = (by: number, left = 0, top = 0) =>
    glide.start(zoomAround(glide.goal(), by, left, top));
  useGestures(frame, {
    isWithinPage,
    onBegin() {
      glide.stop();
      onBegin?.();
    },
    onEnd: () => onEnd?.(),
    onPan: (right, down) => onView(pan(source.get(), right, down)),
    onZoom: (by, left, top) => onView(zoomAround(source.get(), by, left, top)),
    onFling: (right, down) => glide.start(pan(source.get(), right, down), flingMs),
    onDoublePress: (left, top) => zoom(zoomStep, left, top),
    onPress: (left, top) => onPress?.(left, top),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = (right: number, down: number) => glide.start(pan(glide.goal(), right, down));
    const act = {
      ArrowLeft: () => move(keyStep, 0),
      ArrowRight: () => move(-keyStep, 0),
      ArrowUp: () => move(0, keyStep),
      ArrowDown: () => move(0, -keyStep),
      '+': () => zoom(zoomStep),
      '=': () => zoom(zoomStep),
      '-': () => zoom(-zoomStep),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function onMapKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onEscape?.();
  }

  return (
    <div
      className={styles.map}
      style={sizeOnPaper(size)}
      // Keys of the map and of what is above it.
      role="presentation"
      onKeyDown={onMapKeyDown}
    >
      <section
        ref={frame}
        className={classes(styles.frame, isWithinPage && styles.withinPage)}
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {streets.source && <div ref={streets.container} className={styles.streets} aria-hidden />}
        {/* Shown when it has its size: the page must not move. */}
        <canvas ref={land.canvas} className={styles.canvas} aria-hidden hidden />
        <ul ref={layer} className={styles.marks}>
          {marks.map((mark) => (
            <Mark
              key={mark.key}
              mark={mark}
              anchor={anchor}
              isChosen={mark.key === chosen}
              isNear={mark.key === highlighted}
              onMark={onMark}
              onHover={onHover}
            />
          ))}
          {pointed && (
            // Only seen: whoever hears the list knows it from there.
            <li style={styleAt(anchor, pointed)} className={styles.pointed} data-raised aria-hidden>
              <span className={styles.mark} data-near>
                {pointed.text}
              </span>
            </li>
          )}
        </ul>
      </section>
      <VisuallyHidden>
        <span id={hintId}>{hint}</span>
      </VisuallyHidden>
      <div className={styles.zoom}>
        <button type="button" aria-label={t.zoomIn} onClick={() => zoom(zoomStep)}>
          +
        </button>
        <button type="button" aria-label={t.zoomOut} onClick={() => zoom(-zoomStep)}>
          −
        </button>
      </div>
      <small className={styles.source} translate="no">
        {streets.source?.attribution ?? landSources}
      </small>
      {children}
    </div>
  );
}

interface MarkProps {
  mark: MapMark;
  onMark: (mark: MapMark) => void;
  onHover: (mark: MapMark | null) => void;
  anchor: MapView;
  isChosen: boolean;
  isNear: boolean;
}

/** Hundreds of them stand still while the map or the list points at another, or loads them again. */
const Mark = memo(function Mark({ mark, anchor, isChosen, isNear, onMark, onHover }: MarkProps) {
  return (
    <li style={styleAt(anchor, mark)} data-raised={isNear || isChosen || undefined}>
      <button
        type="button"
        className={classes(styles.mark, mark.isCluster && styles.cluster)}
        data-size={mark.isCluster ? clusterSize(mark.count) : undefined}
        data-near={isNear || undefined}
        data-seen={mark.isSeen || undefined}
        aria-label={mark.label}
        aria-pressed={mark.isCluster ? undefined : isChosen}
        onClick={() => onMark(mark)}
        onPointerEnter={() => onHover(mark)}
        onPointerLeave={() => onHover(null)}
        onFocus={() => onHover(mark)}
        onBlur={() => onHover(null)}
      >
        {mark.text}
      </button>
    </li>
  );
}, isSameMark);

function isSameMark({ mark: one, ...before }: MarkProps, { mark: other, ...now }: MarkProps) {
  return isSame(one, other) && isSame(before, now);
}

const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((name) => one[name] === other[name]);

const sizeOnPaper = (size: MapSize | null) =>
  ({
    '--shown-width': size ? `${size.width}px` : '100%',
    '--shown-height': size ? `${size.height}px` : '100%',
  }) as CSSProperties;

/** How many pixels marks may be from the middle, where the earth is many times as wide. */
const nearPixels = 2000;

/** Can marks that are placed around this view be shown from the other one? */
function isPlacedNear(anchor: MapView, view: MapView): boolean {
  const scale = pixelsAtZoom(view.zoom);
  let across = anchor.x - view.x;
  across -= Math.round(across);
  const isClose = Math.hypot(across, anchor.y - view.y) * scale < nearPixels;
  return anchor.zoom === view.zoom && isClose && scale > 16 * nearPixels;
}

/** Pixels from the middle of the map at the view of the anchor; CSS moves it on from there. */
function styleAt(anchor: MapView, mark: MapMark): CSSProperties {
  const { left, top } = centerOffset(anchor, mark);
  return { '--x': `${left}px`, '--y': `${top}px` } as CSSProperties;
}

const clusterSize = (count: number) => (count < 10 ? 's' : count < 100 ? 'm' : 'l');
