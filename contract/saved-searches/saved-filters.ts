// This is not in saved-search.ts, because pages of searches do without its schemas.
import { addressParameterNames } from '../search/filters.ts';

/** The most characters of a name. */
export const savedNameMax = 80;

/** New rooms of a saved search are counted up to this; one more stands for more than these. */
export const countedNewRooms = 99;

/** How often a saved search tells of new rooms. */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** They limit nothing by themselves. */
const saysNothing = new Set(['place', 'currency', 'radius_km', 'without_wishes']);

/** The same filters always as the same text; empty when they limit nothing. */
export function writeSavedFilters(filters: object): string {
  const values: Partial<Record<string, string | number | boolean>> = { ...filters };
  const written = addressParameterNames.flatMap((name): [string, string][] => {
    const value = values[name];
    return value !== undefined && value !== '' ? [[name, String(value)]] : [];
  });
  const isLimited = written.some(([name]) => !saysNothing.has(name));
  return isLimited ? new URLSearchParams(written).toString() : '';
}
