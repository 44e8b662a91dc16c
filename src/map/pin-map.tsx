import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { pixelsAtZoom, toLat, toLng, type LatLng } from '#geometry/mercator.ts';
import { roundLocation, shownRadiusKm } from '#geometry/shown-location.ts';
import * as t from '#locales/map.ts';
import type { Ring } from './draw-land.ts';
import { centerOffset, onEarth, frameRadius } from './mercator.ts';
import styles from './pin-map.module.css';
import { RadarMap, useOwnView, type OwnView } from './radar-map.tsx';

interface PinMapProps {
  point: LatLng;
  /** The pin was moved to here. */
  onMove: (point: LatLng) => void;
}

/** How large the circle that others see is at first, in pixels from its middle. */
const areaPixels = 40;
/** Pixels that an arrow key moves the pin; with Shift in small steps. */
const step = { plain: 16, small: 2 };

/** A map on which an owner sets where the listing is, beside what others will see of it. */
export default function PinMap({ point, onMove }: PinMapProps) {
  const { lat, lng } = point;
  const source = useOwnView(() => frameRadius(point, shownRadiusKm, areaPixels));
  /** What the pin was moved to by hand: there, the map stays. */
  const own = useRef(point);
  useEffect(() => {
    if (own.current.lat === lat && own.current.lng === lng) return;
    own.current = { lat, lng };
    source.set(frameRadius({ lat, lng }, shownRadiusKm, areaPixels));
  }, [lat, lng, source]);
  const { lat: shownLat, lng: shownLng } = roundLocation(point);
  const rings = useMemo((): Ring[] => {
    const center = { lat: shownLat, lng: shownLng };
    return [{ center, km: shownRadiusKm, isArea: true }];
  }, [shownLat, shownLng]);

  function move(to: LatLng) {
    own.current = to;
    onMove(to);
  }

  return (
    <RadarMap
      label={t.mapOfPin}
      hint={t.howToMoveOnly}
      source={source}
      rings={rings}
      isWithinPage
      onView={source.set}
      onPress={(left, top) => move(placeAt(source, left, top))}
    >
      <Pin source={source} point={point} onMove={move} />
    </RadarMap>
  );
}

interface PinProps {
  source: OwnView;
  point: LatLng;
  onMove: (point: LatLng) => void;
}

/** The pin: a button that pointer and arrow keys move. */
function Pin({ source, point, onMove }: PinProps) {
  const pin = useRef<HTMLButtonElement>(null);
  /** Where the pointer took it, from the middle of the pin. */
  const [hold, setHold] = useState<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    const follow = () => {
      const { left, top } = centerOffset(source.get(), point);
      if (pin.current) pin.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    follow();
    return source.subscribe(follow);
  }, [source, point]);

  /** Moves it by pixels of the screen. */
  function moveBy(right: number, down: number) {
    const { left, top } = centerOffset(source.get(), point);
    onMove(placeAt(source, left + right, top + down));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const way = ways.get(key);
    if (!way) return;
    event.preventDefault();
    const pixels = shiftKey ? step.small : step.plain;
    moveBy(way[0] * pixels, way[1] * pixels);
  }

  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!hold) return;
    const { left, right, bottom } = currentTarget.getBoundingClientRect();
    moveBy(clientX - hold.x - (left + right) / 2, clientY - hold.y - bottom);
  }

  return (
    <button
      ref={pin}
      type="button"
      className={styles.pin}
      aria-label={t.pin}
      aria-describedby="pin-hint"
      data-held={hold !== null || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        const { left, right, bottom } = currentTarget.getBoundingClientRect();
        currentTarget.setPointerCapture(pointerId);
        setHold({ x: clientX - (left + right) / 2, y: clientY - bottom });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setHold(null)}
      onPointerCancel={() => setHold(null)}
    >
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 31C6 22 2 17 2 11.5a10 10 0 0 1 20 0C22 17 18 22 12 31Z" />
        <circle cx="12" cy="11.5" r="3.5" />
      </svg>
    </button>
  );
}

const ways = new Map(
  Object.entries<[right: number, down: number]>({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }),
);

/** A point by its pixels from the middle of the map, to about a meter. */
function placeAt(source: OwnView, left: number, top: number): LatLng {
  const view = source.get();
  const scale = pixelsAtZoom(view.zoom);
  const { x, y } = onEarth({ x: view.x + left / scale, y: view.y + top / scale, zoom: view.zoom });
  return { lat: round(toLat(y)), lng: round(toLng(x)) };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
