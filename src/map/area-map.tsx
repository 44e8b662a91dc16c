import { useMemo } from 'react';
import type { LatLng } from '#geometry/mercator.ts';
import * as t from '#locales/map.ts';
import type { Ring } from './draw-land.ts';
import { frameRadius } from './mercator.ts';
import { RadarMap, useOwnView } from './radar-map.tsx';

export interface AreaMapProps extends LatLng {
  /** What the circle is about. */
  label: string;
  /** What is shown is somewhere in this circle. */
  km: number;
  /** How large the circle is at first, in pixels from its middle. */
  pixels: number;
  /** A ring that tells how far things are. */
  ringKm?: number;
}

/** A map within a page, of an area that is no finer than its circle. */
export default function AreaMap({ label, lat, lng, km, pixels, ringKm }: AreaMapProps) {
  const source = useOwnView(() => frameRadius({ lat, lng }, km, pixels));
  const rings = useMemo(() => {
    const center = { lat, lng };
    const found: Ring[] = [{ center, km, isArea: true }];
    if (ringKm !== undefined) {
      found.push({ center, km: ringKm, label: t.kilometers({ distance: String(ringKm) }) });
    }
    return found;
  }, [lat, lng, km, ringKm]);
  return (
    <RadarMap
      label={label}
      hint={t.howToMoveOnly}
      source={source}
      rings={rings}
      isWithinPage
      onView={source.set}
    />
  );
}
