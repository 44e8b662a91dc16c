import type { Place, placeCalls } from '#contract/places/place.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Gazetteer } from './gazetteer/gazetteer.ts';
import type { FoundPlace } from './geocoding/found-place.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import { createPopularTowns, type CountAreas } from './popular-towns.ts';

interface Options {
  /** Null unless the settings name a geocoding service. */
  geocoder: Geocoder | null;
  /** The currency of places whose country is not known. */
  defaultCurrency: string;
  gazetteer: Gazetteer;
  countAreas: CountAreas;
}

/** Handlers of the calls that search towns of the gazetteer, and addresses if there is a geocoder. */
export function createPlaceHandlers({
  geocoder,
  defaultCurrency,
  gazetteer,
  countAreas,
}: Options): CallHandlers<typeof placeCalls> {
  const addCurrencies = (places: readonly FoundPlace[]): Promise<Place[]> =>
    Promise.all(
      places.map(async (place) => ({
        ...place,
        currency: (await gazetteer.currencyAt(place)) ?? defaultCurrency,
      })),
    );

  const findPopularTowns = createPopularTowns(gazetteer, countAreas);

  return {
    async listPopularPlaces({ query: { lang } }) {
      return { items: await addCurrencies(await findPopularTowns(lang)) };
    },
    async searchPlaces({
      query: { q, lang, whole, typed, address, lat, lng, time_zone: timeZone },
    }) {
      const search = await gazetteer.search();
      if (whole) {
        const town = search.findChosen(q, lang);
        return { items: await addCurrencies(town ? [town] : []) };
      }
      const near =
        lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : undefined;
      const vicinity = { near, timeZone };
      if (typed || address) {
        const place = address
          ? search.findInAddress(q, lang, vicinity)
          : search.resolve(q, lang, vicinity);
        return { items: await addCurrencies(place ? [place] : []) };
      }
      return { items: await addCurrencies(search.find(q, lang, vicinity)) };
    },
    async searchAddresses({ query: { q, lang } }) {
      const addresses = await geocoder?.(q, lang ?? 'en');
      const places = addresses?.length ? addresses : (await gazetteer.search()).find(q, lang);
      return { items: await addCurrencies(places) };
    },
  };
}
