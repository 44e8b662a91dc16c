import { kilometersBetween, type Coordinates } from '#geometry/distance.ts';
import { languages, type Language } from '#contract/languages.ts';
import { isSamePlace, placeParts } from '#contract/places/place-parts.ts';
import { createAddressReader } from './find-in-address.ts';
import type { FoundPlace } from './geocoding/found-place.ts';
import { isWithin, type Area, type FindArea } from './gazetteer/areas.ts';
import type { Spot } from './gazetteer/currency-map.ts';
import { foldName } from './gazetteer/fold-name.ts';
import { NameKind } from './gazetteer/gazetteer-pack.ts';
import type { NamedPlace } from './gazetteer/name-index.ts';
import type { PlaceTable } from './gazetteer/place-table.ts';

/** What is known about where a person looks. */
export interface Vicinity {
  /** The middle of their search or area. */
  near?: Coordinates | undefined;
  /** That of their browser, `Europe/Berlin`. */
  timeZone?: string | undefined;
}

export interface PlaceSearch {
  /** Places that a text may mean, the best first, as suggestions for somebody who types. */
  find(text: string, language?: Language, vicinity?: Vicinity): FoundPlace[];
  /**
   * The place that a text means which nobody chose from suggestions; null when it rather means other
   * words: the beginning of a name counts only for large towns.
   */
  resolve(text: string, language?: Language, vicinity?: Vicinity): FoundPlace | null;
  /**
   * The town that a whole text names, as somebody chose it: "Múnich, Bavaria, Alemania" is found by
   * readers of every language.
   */
  findChosen(text: string, language?: Language): FoundPlace | null;
  /** The place that an address is in; null where it names none that is known. */
  findInAddress(address: string, language?: Language, vicinity?: Vicinity): FoundPlace | null;
  /** The place that is nearest to a spot; null without a spot. */
  findNearest(spot: Spot, language?: Language): FoundPlace | null;
}

const mostSuggestions = 8;
/** Names with the same beginning; of more, the largest places have to do. */
const mostByBeginning = 300;
const mostByBeginningWithin = 3000;
const mostByCorrection = 16;
/** Shorter names have too many others that differ by a letter. */
const leastCorrected = 5;
const leastCorrectedTwice = 7;
/** More words are no name of a place with its region and country. */
const mostWords = 10;
const mostWordsMistyped = 3;
/** A small place of exactly this name may still be a misspelling of a large one. */
const surelyMeant = 50_000;

/** A beginning of a name, or a wrong letter, means no smaller town unless it is chosen. */
const surelyBegun = 100_000;
const surelyMistyped = { letters: 7, population: 20_000 };

interface Rating {
  score: number;
  fit: keyof typeof fits;
  kind: NameKind;
  /** Whether it is in an area that the text names, too. */
  isWithin: boolean;
}
type Ratings = Map<number, Rating>;

/** How well a name fits counts as much as a population ten times as large for each 1. */
const fits = {
  exact: { [NameKind.own]: 3, [NameKind.shown]: 3, [NameKind.alternate]: 2 },
  /** Two letters, such as LA, are more often a beginning than a whole name. */
  initials: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 1.2 },
  /** Three may be the code of an airport, which GeoNames counts among the names. */
  code: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 0.2 },
  /** Only its spaces are others, as in "newyork". */
  spaced: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 1 },
  beginning: { [NameKind.own]: 0, [NameKind.shown]: 0, [NameKind.alternate]: -1.5 },
  corrected: { [NameKind.own]: 0.5, [NameKind.shown]: 0.5, [NameKind.alternate]: -0.5 },
  correctedTwice: { [NameKind.own]: -1.2, [NameKind.shown]: -1.2, [NameKind.alternate]: -2.5 },
  correctedBeginning: { [NameKind.own]: -1.5, [NameKind.shown]: -1.5, [NameKind.alternate]: -3 },
} as const;
/** By the letters of a whole name, where they are Latin: 東京 is neither a beginning nor a code. */
const wholeFits: readonly (keyof typeof fits | undefined)[] = [
  undefined,
  'initials',
  'initials',
  'code',
];
const isLatin = (name: string) => /^[a-z]+$/.test(name);
/** What is the name of a place is less likely a misspelling of another. */
const fitKnown = -2;
const fitWithin = 5;
const fitForeign = -0.5;
const fitTimeZone = 1;
const fitCountry = 0.7;
const fitNear = 2;
const nearKm = 60;

/** Searches the gazetteer in memory: a few milliseconds at most, without the database. */
export function createPlaceSearch(table: PlaceTable, findArea: FindArea): PlaceSearch {
  const { names } = table;
  const zoneCountries = countCountriesOfZones(table);
  const readAddress = createAddressReader(table, findArea);

  function rate(
    found: readonly NamedPlace[],
    fit: keyof typeof fits,
    ratings: Ratings,
    areas: readonly Area[] = [],
    bonus = 0,
  ): void {
    for (const { place, kind } of found) {
      if (!areas.every((area) => isWithin(table, place, area))) continue;
      const score =
        Math.log10(table.population(place)) + fits[fit][kind] + fitWithin * areas.length + bonus;
      const before = ratings.get(place);
      if (!before || score > before.score) {
        ratings.set(place, { score, fit, kind, isWithin: areas.length > 0 });
      }
    }
  }

  /** Places of this name within all areas, by their ratings. */
  function rateNamed(name: string, areas: readonly Area[], ratings: Ratings): void {
    if (name === '') return;
    const exact = names.findExact(name);
    rate(exact, (isLatin(name) && wholeFits[name.length]) || 'exact', ratings, areas);
    const limit = areas.length > 0 ? mostByBeginningWithin : mostByBeginning;
    rate(names.findPrefix(name, limit), 'beginning', ratings, areas);
  }

  function rateCorrected(name: string, areas: readonly Area[], ratings: Ratings): void {
    const { length } = name;
    if (length < leastCorrected) return;
    const isKnown = names.findExact(name).length > 0;
    const bonus = isKnown ? fitKnown : 0;
    for (const edits of length >= leastCorrectedTwice && !isKnown
      ? ([1, 2] as const)
      : ([1] as const)) {
      const near = names.findNear(name, edits, mostByCorrection);
      const differing = (by: number) => near.exact.filter((named) => named.edits === by);
      rate(differing(0), 'spaced', ratings, areas);
      rate(differing(1), 'corrected', ratings, areas, bonus);
      rate(differing(2), 'correctedTwice', ratings, areas, bonus);
      rate(near.prefix, 'correctedBeginning', ratings, areas, bonus);
      // A village that differs by one letter does not hide a city that differs by two.
      if (near.exact.some(({ place }) => table.population(place) >= surelyMeant)) return;
    }
  }

  /** The area that words name, or two: "Bavaria Germany". */
  function findAreas(text: string): readonly Area[] {
    const area = findArea(text);
    if (area) return [area];
    const words = text.split(' ');
    for (let at = 1; at < words.length; at += 1) {
      const last = findArea(words.slice(at).join(' '));
      const first = last && findArea(words.slice(0, at).join(' '));
      if (first && last) return [first, last];
    }
    return [];
  }

  /**
   * The name first or last, the other words a region, a country or a town: "Kreuzberg Berlin"; a
   * mistyped name, where no other is found.
   */
  function rateSplit(words: readonly string[], ratings: Ratings): void {
    const mistyped: [name: string, areas: readonly Area[]][] = [];
    for (let at = 1; at < words.length; at += 1) {
      const [front, back] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      for (const [name, within] of [
        [front, back],
        [back, front],
      ] as const) {
        const found = names.findExact(name);
        if (found.length === 0 && name.length < leastCorrected) continue;
        const areas = findAreas(within);
        if (areas.length === 0) continue;
        rate(found, 'exact', ratings, areas);
        if (found.length === 0) mistyped.push([name, areas]);
      }
    }
    if (ratings.size > 0 || words.length > mostWordsMistyped) return;
    for (const [name, areas] of mistyped) rateCorrected(name, areas, ratings);
  }

  function rateText(text: string): Ratings {
    const ratings: Ratings = new Map();
    const whole = foldName(text);
    const words = whole.split(' ');
    const [name = '', ...behind] = placeParts(text).map(foldName);
    const areas = behind.flatMap((part) => findArea(part) ?? []);
    if (areas.length > 0) {
      rateNamed(name, areas, ratings);
      if (words.length <= mostWords) rateSplit(words, ratings);
      if (ratings.size > 0) return ratings;
    }
    // A comma without an area behind it, as in "Washington, D.C.", belongs to the name.
    rateNamed(whole, [], ratings);
    const isNamed = names.findExact(whole).length > 0;
    if (!isNamed && words.length <= mostWords) rateSplit(words, ratings);
    if (behind.length > 0 && ratings.size === 0) rateNamed(name, [], ratings);
    if (isSurelyMeant(whole) || hasWithin(ratings)) return ratings;
    rateCorrected(behind.length > 0 ? name : whole, areas, ratings);
    return ratings;
  }

  const isSurelyMeant = (name: string) =>
    names.findExact(name).some(({ place }) => table.population(place) >= surelyMeant);

  function nearness(place: number, { near, timeZone }: Vicinity): number {
    let score = 0;
    if (near) {
      const km = kilometersBetween(near, table.coordinates(place));
      score += fitNear * Math.exp(-km / nearKm);
    }
    if (timeZone !== undefined) {
      if (table.timeZone(place) === timeZone) score += fitTimeZone;
      else if (zoneCountries.get(timeZone) === table.country(place)) score += fitCountry;
    }
    return score;
  }

  function sortPlaces(text: string, language: Language, vicinity: Vicinity) {
    const key = foldName(text);
    // A name in another language is less likely meant: Lüshun is Port Arthur in Spanish.
    const isForeign = (place: number, { kind, fit }: Rating) =>
      kind === NameKind.shown &&
      fit === 'exact' &&
      foldName(table.label(place, language).name) !== key;
    return [...rateText(text)]
      .map(([place, rating]) => {
        const foreign = isForeign(place, rating) ? fitForeign : 0;
        return { place, ...rating, score: rating.score + foreign + nearness(place, vicinity) };
      })
      .toSorted((one, other) => other.score - one.score || one.place - other.place);
  }

  function findPlaces(text: string, language: Language, vicinity: Vicinity): FoundPlace[] {
    // Somebody chose this one before; its town tells it from a larger one.
    const chosenBefore = placeParts(text).length > 2 ? findChosen(text, language) : null;
    const places = chosenBefore ? [chosenBefore] : [];
    const labels = new Set(places.map(({ name, detail }) => `${name}/${detail}`));
    for (const { place } of sortPlaces(text, language, vicinity)) {
      const answer = toAnswer(place, language);
      const label = `${answer.name}/${answer.detail}`;
      if (labels.has(label)) continue;
      labels.add(label);
      places.push(answer);
      if (places.length === mostSuggestions) break;
    }
    return places;
  }

  function findChosen(text: string, language: Language = 'en'): FoundPlace | null {
    const [name = ''] = placeParts(text);
    const candidates = names.findExact(foldName(name));
    for (const written of new Set([language, ...languages])) {
      for (const { place } of candidates) {
        const label = table.label(place, written);
        const whole = label.detail === '' ? label.name : `${label.name}, ${label.detail}`;
        if (isSamePlace(whole, text)) return toAnswer(place, language);
      }
    }
    return null;
  }

  const toAnswer = (place: number, language: Language): FoundPlace => ({
    ...table.label(place, language),
    ...table.coordinates(place),
  });

  return {
    find: (text, language = 'en', vicinity = {}) => findPlaces(text, language, vicinity),
    resolve(text, language = 'en', vicinity = {}) {
      const key = foldName(text);
      const best = sortPlaces(text, language, vicinity).find(({ place, fit }) => {
        if (isWholeName(fit)) return true;
        const population = table.population(place);
        const name = foldName(table.label(place, language).name);
        if (fit === 'corrected') {
          const { letters, population: least } = surelyMistyped;
          return key.length >= letters && population >= least && name[0] === key[0];
        }
        // "Garden" is a word of its own, and not the beginning of "Garden Grove".
        return fit === 'beginning' && population >= surelyBegun && !name.startsWith(`${key} `);
      });
      return best ? toAnswer(best.place, language) : null;
    },
    findChosen,
    findInAddress(address, language = 'en', vicinity = {}) {
      const place = readAddress(address, (each) => nearness(each, vicinity));
      return place === null ? null : toAnswer(place, language);
    },
    findNearest(spot, language = 'en') {
      const place = table.findNearest(spot);
      return place === null ? null : toAnswer(place, language);
    },
  };
}

const isWholeName = (fit: keyof typeof fits) =>
  ['exact', 'initials', 'code', 'spaced'].includes(fit);
const hasWithin = (ratings: Ratings) => [...ratings.values()].some((rating) => rating.isWithin);

/** The country of each time zone: that of its largest town. */
function countCountriesOfZones(table: PlaceTable): Map<string, number> {
  const countries = new Map<string, number>();
  for (let place = table.count - 1; place >= 0; place -= 1) {
    countries.set(table.timeZone(place), table.country(place));
  }
  return countries;
}
