import { foldName } from './fold-name.ts';
import type { PlaceTable } from './place-table.ts';
import { listRegionNames } from './region-names.ts';

/** A region that a whole text names, and its largest town. */
export interface RegionTown {
  region: number;
  place: number;
  /** Whether the text is a code such as SP, which only readers of its country write. */
  isCode: boolean;
}
export type FindRegionTowns = (name: string) => readonly RegionTown[];

const isCode = (name: string) => /^[A-Z]{2,3}$/.test(name);

/** Indexes the names of regions with their largest towns, at the first use. */
export function createRegionTowns(table: PlaceTable): FindRegionTowns {
  let index: Map<string, RegionTown[]> | null = null;
  return (name) => {
    index ??= indexRegions(table);
    return index.get(name) ?? [];
  };
}

function indexRegions(table: PlaceTable): Map<string, RegionTown[]> {
  const largest = new Map<number, number>();
  // Places are numbered by size, so the first one of a region is the largest.
  for (let place = 0; place < table.count; place += 1) {
    const region = table.region(place);
    if (!largest.has(region)) largest.set(region, place);
  }
  const index = new Map<string, RegionTown[]>();
  for (const [region, names] of table.regions.entries()) {
    const place = largest.get(region);
    if (place === undefined) continue;
    for (const name of listRegionNames(names)) {
      const key = foldName(name);
      if (key === '') continue;
      const towns = index.get(key) ?? [];
      if (towns.every((town) => town.region !== region)) {
        towns.push({ region, place, isCode: isCode(name) });
      }
      index.set(key, towns);
    }
  }
  return index;
}
