import { type } from 'arktype';
import { Place } from '#contract/places/place.ts';

const longest = 120;

/** A place before its currency is known. */
const FoundPlace = Place.omit('currency');
export type FoundPlace = typeof FoundPlace.infer;

/** A list of one place; empty when it has no name or no valid coordinates. */
export function toPlace(
  parts: readonly (string | undefined)[],
  latitude: number,
  longitude: number,
): FoundPlace[] {
  const [name, ...detail] = new Set(parts.filter((part) => part !== undefined && part !== ''));
  if (name === undefined) return [];
  const place = FoundPlace({
    name: name.slice(0, longest),
    detail: detail.join(', ').slice(0, longest),
    latitude,
    longitude,
  });
  return place instanceof type.errors ? [] : [place];
}
