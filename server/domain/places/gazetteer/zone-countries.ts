import type { PlaceTable } from './place-table.ts';

/** The country of each time zone: that of its largest town. */
export function readZoneCountries(table: PlaceTable): Map<string, number> {
  const countries = new Map<string, number>();
  for (let place = table.count - 1; place >= 0; place -= 1) {
    countries.set(table.timeZone(place), table.country(place));
  }
  return countries;
}
