import { limits } from '#contract/limits.ts';
import { kilometresPerDegree } from '#fit/flat-map.ts';
import { findable } from '#domain/users/public.ts';
import { fragment, integer, type Sql } from '#platform/database/sql.ts';
import { around, isNear } from './roomie-filters.ts';

const counted = 1000;
const rounded = 10;

/**
 * How many people look for a room around a place, in tens and up to 1,000; null below ten. Visitors
 * ask this, so neither the number nor the center is exact: differences between two answers must not
 * tell where one person looks.
 */
export async function countUsersNear(
  searches: Sql,
  { lat, lng }: { lat: number; lng: number },
): Promise<number | null> {
  const near = around(roundToTenth(lat), roundToTenth(lng), limits.radiusKm.default);
  // The circle rounds where users are, so the box is a little larger.
  const height = limits.radiusKm.default / kilometresPerDegree + 0.01;
  const width = height / near.longitudeScale;
  const { latitude, longitude } = near;
  // The index has no circles. Near the poles and the date line, only the circle counts.
  const isWithinMap = Math.abs(longitude) + width < 180;
  const isInBox = fragment`u.latitude between ${latitude - height}::float8 and ${latitude + height}::float8
    and (${!isWithinMap}::boolean
      or u.longitude between ${longitude - width}::float8 and ${longitude + width}::float8)`;
  const [row] = await searches<{ count: number }[]>`
    select count(*)::int as count from (
      select from users u
      where ${isInBox} and ${isNear(near)} and ${findable} and u.intent is distinct from 'offering'
      limit ${integer(counted)}) seekers`;
  const tens = Math.floor((row?.count ?? 0) / rounded) * rounded;
  return tens === 0 ? null : tens;
}

const roundToTenth = (degrees: number) => Math.round(degrees * 10) / 10;
