import { type } from 'arktype';
import { Place } from '#contract/places/place.ts';

const longest = 120;

/** One place or, where nothing names it or its coordinates are none, no place. */
export function placeOf(
  parts: readonly (string | undefined)[],
  latitude: number,
  longitude: number,
): Place[] {
  const [name, ...detail] = new Set(parts.filter((part) => part !== undefined && part !== ''));
  if (name === undefined) return [];
  const place = Place({
    name: name.slice(0, longest),
    detail: detail.join(', ').slice(0, longest),
    latitude,
    longitude,
  });
  return place instanceof type.errors ? [] : [place];
}
