import type { Coordinates } from '#geometry/distance.ts';
import type { Language } from '#contract/languages.ts';
import type { Gazetteer } from './gazetteer/gazetteer.ts';
import type { FoundPlace } from './geocoding/found-place.ts';

/** How many listings are around a point. */
type AreaCount = Coordinates & { count: number };
/** The fullest areas first; null while the search has no index. */
export type CountAreas = () => readonly AreaCount[] | null;

const maxTowns = 6;
/** A single town is no choice. */
const minTowns = 2;
/** The fullest areas decide which towns come first; the others are not looked up. */
const maxAreas = 500;
const keptMs = 10 * 60_000;
/** A new site shows its second town soon, and one of a single town does not count at each visit. */
const fewKeptMs = 10_000;

/**
 * Finds the towns with the most listings, the first with most. They are counted at most once in ten
 * minutes and process, because they hardly change. Empty while there are fewer than two.
 */
export function createPopularTowns(
  gazetteer: Pick<Gazetteer, 'search'>,
  countAreas: CountAreas,
): (language?: Language) => Promise<FoundPlace[]> {
  let counted: { towns: readonly number[]; untilMs: number } | null = null;

  async function readTowns(): Promise<readonly number[]> {
    if (counted && performance.now() < counted.untilMs) return counted.towns;
    const areas = countAreas();
    if (!areas) return [];
    const search = await gazetteer.search();
    const counts = new Map<number, number>();
    for (const area of areas.slice(0, maxAreas)) {
      const town = search.findTownAround(area);
      if (town !== null) counts.set(town, (counts.get(town) ?? 0) + area.count);
    }
    const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
    const hasChoice = ranked.length >= minTowns;
    const towns = hasChoice ? ranked.slice(0, maxTowns).map(([town]) => town) : [];
    counted = { towns, untilMs: performance.now() + (hasChoice ? keptMs : fewKeptMs) };
    return towns;
  }

  return async (language = 'en') => {
    const towns = await readTowns();
    if (towns.length === 0) return [];
    const search = await gazetteer.search();
    return towns.map((town) => search.describe(town, language));
  };
}
