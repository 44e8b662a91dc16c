import { openOnce } from '#platform/open-once.ts';
import { createPlaceSearch, type PlaceSearch } from '../find-places.ts';
import { createAreaIndex } from './areas.ts';
import { openCurrencies, type Spot } from './currency-map.ts';
import { openPlaceTable, type PlaceTable } from './place-table.ts';

/** The towns and neighborhoods of the world, in memory. */
export interface Gazetteer {
  /** Waits until it is open; rejects when it cannot be read, and the next call tries again. */
  search(): Promise<PlaceSearch>;
  /** The currency of the country of a spot; null without a spot. Does not wait for the names. */
  currencyAt(spot: Spot): Promise<string | null>;
  /** The time zone of the place that is nearest to a spot; null without a spot. */
  timeZoneAt(spot: Spot): Promise<string | null>;
}

/** Opens each part of the gazetteer at its first use; `openTable` can fail in a test. */
export function createGazetteer(openTable: () => Promise<PlaceTable> = openPlaceTable): Gazetteer {
  const open = openOnce(openTable);
  const search = openOnce(async () => {
    const table = await open();
    return createPlaceSearch(table, createAreaIndex(table));
  });
  return {
    search,
    currencyAt: async (spot) => (await openCurrencies())(spot),
    async timeZoneAt(spot) {
      const table = await open();
      const place = table.findNearest(spot);
      return place === null ? null : table.timeZone(place);
    },
  };
}
