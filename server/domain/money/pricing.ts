import { boxCenter, type Box } from '#contract/listings/box.ts';
import type { Gazetteer, Spot } from '#domain/places/public.ts';
import { compareIn, type Comparison } from './compare.ts';
import type { RatesFile } from './rates-file.ts';

interface Searched {
  /** The currency that was chosen. */
  currency?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** The part of a map, which takes the place of the point. */
  box?: Box | undefined;
}

/** How the amounts of a search, or of a budget, are compared with others. */
export interface Pricing {
  readonly defaultCurrency: string;
  /** Returns the currency of the country where a listing is, else the default. */
  findCurrency(spot: Spot): Promise<string>;
  compareIn(currency: string): Comparison;
  /** What a unit of each `currency` is worth in each comparable `code`; empty without rates. */
  worths(): Worth[];
  /** Compares in the currency that was chosen, else in that of the country at the middle of the search. */
  compareFor(searched: Searched): Promise<Comparison>;
}

export interface Worth {
  currency: string;
  code: string;
  unit: number;
}

/** A map is moved by pixels; its country is the same some 10 km on. */
const coarse = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Math.round(lat * 10) / 10,
  lng: Math.round(lng * 10) / 10,
});

/** The middle of the earth is no country's. */
const boxSpot = (box: Box) => (box[2] - box[0] === 360 ? undefined : coarse(boxCenter(box)));

/** The comparison of amounts, with the operator's default currency and exchange rates. */
export function createPricing(deps: {
  defaultCurrency: string;
  rates: RatesFile;
  gazetteer: Pick<Gazetteer, 'currencyAt'>;
}): Pricing {
  const { defaultCurrency, rates, gazetteer } = deps;
  const findCurrency = async (spot: Spot) => (await gazetteer.currencyAt(spot)) ?? defaultCurrency;

  return {
    defaultCurrency,
    findCurrency,
    compareIn: (currency) => compareIn(currency, rates.current),
    worths() {
      const known = rates.current;
      return [...(known?.perBase.keys() ?? [])].flatMap((code) =>
        Object.entries(compareIn(code, known).worth).map(([currency, unit]) => ({
          currency,
          code,
          unit,
        })),
      );
    },
    async compareFor({ currency, lat, lng, box }) {
      const isPlace = lat !== undefined && lng !== undefined;
      const spot = box ? boxSpot(box) : isPlace ? { lat, lng } : undefined;
      const here = { latitude: spot?.lat, longitude: spot?.lng };
      const own = currency ?? (await findCurrency(here));
      return compareIn(own, rates.current);
    },
  };
}
