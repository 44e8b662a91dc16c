import { kilometersBetween } from '#geometry/distance.ts';
import { languages, type Language } from '#contract/languages.ts';
import { isSamePlace, placeParts } from '#contract/places/place-parts.ts';
import { createAddressReader } from './find-in-address.ts';
import {
  fits,
  findWholeFit,
  isCorrected,
  isSurelyMeant,
  isWholeName,
  type Rating,
  type Ratings,
} from './fits.ts';
import type { FoundPlace } from './geocoding/found-place.ts';
import { isTownOnly, isWithinAll, type Area, type FindArea } from './gazetteer/areas.ts';
import type { Spot } from './gazetteer/currency-map.ts';
import { foldName } from './gazetteer/fold-name.ts';
import { NameKind } from './gazetteer/gazetteer-pack.ts';
import type { NamedPlace } from './gazetteer/name-index.ts';
import type { PlaceTable } from './gazetteer/place-table.ts';
import { createRegionTowns } from './gazetteer/region-towns.ts';
import { createSurroundingTown } from './gazetteer/surrounding-town.ts';
import { createNearness, type Vicinity } from './nearness.ts';
import { isRoomWords } from './room-terms.ts';
import { dropNumbers, recognizeTowns, writeOut } from './typed-text.ts';

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
  /** The number of the town that a spot is in, a neighborhood counting as its town; null without a spot. */
  findTownAround(spot: Spot): number | null;
  /** The place of a number. */
  describe(place: number, language: Language): FoundPlace;
}

const maxSuggestions = 8;
/** Names with the same beginning; of more, the largest places have to do. */
const maxByBeginning = 300;
const maxByBeginningWithin = 3000;
const maxByCorrection = 16;
/** Shorter names have too many others that differ by a letter. */
const minCorrected = 5;
const minCorrectedTwice = 7;
/** Names in other scripts have fewer letters, each of which says more. */
const isCorrectedTwice = (name: string) => /^[a-z ]+$/.test(name);
/** More words are no name of a place with its region and country. */
const maxWords = 14;
const maxWordsMistyped = 3;
/** A small place of exactly this name may still be a misspelling of a large one. */
const surelyMeant = 50_000;

/** GeoNames has some places twice. */
const samePlaceKm = 30;

/** What is the name of a place is less likely a misspelling of another. */
const fitKnown = -2;
/** Nor is it likely an old name of another. */
const fitOldName = -0.3;
const fitWithin = 5;
const fitForeign = -0.5;
/** The largest town of a region that has the name of a town elsewhere, compared with that town. */
const fitRegion = 2.3;
/** A larger town is meant by its name rather than a region elsewhere. */
const maxNamesake = 100_000;

/** Searches the gazetteer in memory: a few milliseconds at most, without the database. */
export function createPlaceSearch(table: PlaceTable, findArea: FindArea): PlaceSearch {
  const { names } = table;
  const findSurroundingTown = createSurroundingTown(table);
  const { rateNearness, isInCountry } = createNearness(table);
  const readAddress = createAddressReader(table, findArea);
  const findRegionTowns = createRegionTowns(table);

  function rate(
    found: readonly NamedPlace[],
    fit: keyof typeof fits,
    ratings: Ratings,
    areas: readonly Area[] = [],
    bonus = 0,
  ): void {
    for (const { place, kind } of found) {
      if (!isWithinAll(table, place, areas)) continue;
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
    // "Brandenburg" is short for Brandenburg an der Havel rather than an old name of it.
    const isOldName = ({ place, kind }: NamedPlace) =>
      kind === NameKind.alternate &&
      !foldName(table.label(place, 'en').name).startsWith(`${name} `);
    const current = exact.filter((named) => !isOldName(named));
    rate(current, findWholeFit(name), ratings, areas);
    const bonus = current.some(({ kind }) => kind === NameKind.own) ? fitOldName : 0;
    rate(exact.filter(isOldName), findWholeFit(name), ratings, areas, bonus);
    const limit = areas.length > 0 ? maxByBeginningWithin : maxByBeginning;
    rate(names.findPrefix(name, limit), 'beginning', ratings, areas);
  }

  function rateCorrected(name: string, areas: readonly Area[], ratings: Ratings): void {
    const { length } = name;
    if (length < minCorrected) return;
    const isKnown = names.findExact(name).length > 0;
    const bonus = isKnown ? fitKnown : 0;
    const isTwice = length >= minCorrectedTwice && isCorrectedTwice(name) && !isKnown;
    for (const edits of isTwice ? ([1, 2] as const) : ([1] as const)) {
      const near = names.findNear(name, edits, maxByCorrection);
      const differing = (by: number) => near.exact.filter((named) => named.edits === by);
      rate(differing(0), 'spaced', ratings, areas);
      rate(differing(1), 'corrected', ratings, areas, bonus);
      rate(differing(2), 'correctedTwice', ratings, areas, bonus);
      rate(near.prefix, 'correctedBeginning', ratings, areas, bonus);
      // A village that differs by one letter does not hide a city that differs by two.
      if (near.exact.some(({ place }) => table.population(place) >= surelyMeant)) return;
    }
  }

  /** A part behind another one as the name: "Berlin, Kreuzberg, Germany". */
  function rateEachPart(parts: readonly string[], ratings: Ratings): void {
    for (const [nth, part] of parts.entries()) {
      const areas = parts.filter((_, at) => at !== nth).map((other) => findArea(other));
      const others = areas.filter((area) => area !== null);
      if (others.length < areas.length) continue;
      rate(names.findExact(part), 'exact', ratings, others);
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
   * The name first or last, the other words a region, a country or a town: "Kreuzberg Berlin". What is
   * returned does the same with a mistyped name, where no other was found.
   */
  function rateSplit(words: readonly string[], ratings: Ratings): () => void {
    const mistyped: [name: string, areas: readonly Area[]][] = [];
    for (const isFirst of [true, false]) {
      let hasLonger = false;
      for (let count = words.length - 1; count > 0; count -= 1) {
        const at = isFirst ? count : words.length - count;
        const [front, back] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
        const [name, within] = isFirst ? [front, back] : [back, front];
        const found = names.findExact(name);
        if (found.length === 0 && name.length < minCorrected) continue;
        const areas = findAreas(within);
        // In "Welwyn Garden City England", Garden City is a part of the name and not around Welwyn.
        if (areas.length === 0 || (hasLonger && areas.some(isTownOnly))) continue;
        rate(found, 'exact', ratings, areas);
        if (found.length === 0) mistyped.push([name, areas]);
        hasLonger ||= found.some(
          ({ place, kind }) => kind === NameKind.own && isWithinAll(table, place, areas),
        );
      }
    }
    if (ratings.size > 0 || words.length > maxWordsMistyped) return () => undefined;
    return () => {
      for (const [name, areas] of mistyped) rateCorrected(name, areas, ratings);
    };
  }

  /** Where nothing fits: the text without its postal code, or else a town at its beginning or end. */
  function rateText(text: string): Ratings {
    const ratings = rateSpelled(text);
    if (ratings.size > 0) return ratings;
    const rest = dropNumbers(text);
    if (rest !== null) return rateText(rest);
    rate(recognizeTowns(table, foldName(text)), 'exact', ratings);
    return ratings;
  }

  function rateSpelled(text: string): Ratings {
    const ratings: Ratings = new Map();
    const whole = foldName(text);
    const texts = [whole, ...writeOut(whole)].map((written) => written.split(' '));
    const words = whole.split(' ');
    const [name = '', ...behind] = placeParts(text).map(foldName);
    const areas = behind.flatMap((part) => findArea(part) ?? []);
    if (areas.length > 0) {
      rateNamed(name, areas, ratings);
      rateEachPart([name, ...behind], ratings);
      for (const written of texts) {
        if (written.length <= maxWords) rateSplit(written, ratings)();
      }
      if (ratings.size > 0) return ratings;
    }
    // A comma without an area behind it, as in "Washington, D.C.", belongs to the name.
    rateNamed(whole, [], ratings);
    const isNamed = names.findExact(whole).length > 0;
    const isSplit = !isNamed && words.length <= maxWords;
    const rateMistypedSplit = isSplit ? rateSplit(words, ratings) : () => undefined;
    for (const written of texts.slice(1)) {
      rateNamed(written.join(' '), [], ratings);
      if (written.length <= maxWords) rateSplit(written, ratings);
    }
    if (texts.length > 1 && ratings.size > 0) return ratings;
    if (behind.length > 0 && ratings.size === 0) rateNamed(name, [], ratings);
    if (isCityName(whole) || hasWithin(ratings)) return ratings;
    rateCorrected(behind.length > 0 ? name : whole, areas, ratings);
    // "New Bvoomfield" is a name with a wrong letter rather than one of New Jersey.
    if (![...ratings.values()].some(({ fit }) => isCorrected(fit))) rateMistypedSplit();
    return ratings;
  }

  const isCityName = (name: string) =>
    names.findExact(name).some(({ place }) => table.population(place) >= surelyMeant);

  /** The place that a text means which nobody chose; null where it rather means other words. */
  function resolvePlace(text: string, language: Language, vicinity: Vicinity): number | null {
    const key = foldName(text);
    if (isRoomWords(key)) return null;
    const best = sortPlaces(text, language, vicinity).find((rated) =>
      isSurelyMeant(key, {
        ...rated,
        population: table.population(rated.place),
        name: foldName(table.label(rated.place, language).name),
        isInTimeZone: table.timeZone(rated.place) === vicinity.timeZone,
      }),
    );
    const regions = findRegionTowns(key).filter(({ isCode }) => !isCode);
    if (best && isWholeName(best.fit)) {
      const isOwnName =
        best.kind === NameKind.own || foldName(table.label(best.place, 'en').name).startsWith(key);
      const isWithinRegion = regions.some(({ region }) => table.region(best.place) === region);
      const isLarge = table.population(best.place) >= maxNamesake;
      if (isOwnName && (isWithinRegion || isLarge)) return best.place;
    }
    const [region] = regions
      .map(({ place }) => ({
        place,
        score: Math.log10(table.population(place)) + fitRegion + rateNearness(place, vicinity),
      }))
      .toSorted((one, other) => other.score - one.score);
    if (region && (!best || region.score > best.score)) return region.place;
    return best ? best.place : null;
  }

  function sortPlaces(text: string, language: Language, vicinity: Vicinity) {
    const key = foldName(text);
    // A name in another language is less likely meant: Lüshun is Port Arthur in Spanish.
    const isForeign = (place: number, { kind, fit }: Rating) =>
      kind === NameKind.shown &&
      fit === 'exact' &&
      foldName(table.label(place, language).name) !== key;
    const ratings = rateText(text);
    for (const { place, isCode } of findRegionTowns(key)) {
      if (isCode && isInCountry(place, vicinity)) {
        rate([{ place, kind: NameKind.own }], 'region', ratings);
      }
    }
    return [...ratings]
      .map(([place, rating]) => {
        const foreign = isForeign(place, rating) ? fitForeign : 0;
        return { place, ...rating, score: rating.score + foreign + rateNearness(place, vicinity) };
      })
      .toSorted((one, other) => other.score - one.score || one.place - other.place);
  }

  function findPlaces(text: string, language: Language, vicinity: Vicinity): FoundPlace[] {
    // Somebody chose this one before; its town tells it from a larger one.
    const chosenBefore = placeParts(text).length > 2 ? findChosen(text, language) : null;
    const places = chosenBefore ? [chosenBefore] : [];
    const labels = new Set(places.map(({ name, detail }) => `${name}/${detail}`));
    for (const { place } of sortPlaces(text, language, vicinity)) {
      const answer = distinguish(place, language, places);
      const label = answer && `${answer.name}/${answer.detail}`;
      if (label === null || labels.has(label)) continue;
      labels.add(label);
      places.push(answer!);
      if (places.length === maxSuggestions) break;
    }
    return places;
  }

  /**
   * A place as an answer among others. The second one of a name, region and country has the town that it
   * is beside, unless it is so near to the first that both are the same place; null without a town.
   */
  function distinguish(
    place: number,
    language: Language,
    others: readonly FoundPlace[],
  ): FoundPlace | null {
    const answer = toAnswer(place, language);
    const namesakes = others.filter(
      ({ name, detail }) => name === answer.name && detail.endsWith(answer.detail),
    );
    if (!namesakes.some(({ detail }) => detail === answer.detail)) return answer;
    if (namesakes.some((namesake) => kilometersBetween(namesake, answer) < samePlaceKm))
      return null;
    const town = findSurroundingTown(place);
    return town === null ? null : toAnswer(place, language, town);
  }

  function findChosen(text: string, language: Language = 'en'): FoundPlace | null {
    const [name = '', beside] = placeParts(text);
    const candidates = names.findExact(foldName(name));
    const isCalled = (place: number, written: Language, beside: number | null = null) => {
      const labels = [false, true].map((isWhole) => table.label(place, written, beside, isWhole));
      return labels.some(({ name, detail }) =>
        isSamePlace([name, detail].filter(Boolean).join(', '), text),
      );
    };
    const readable = [...new Set([language, ...languages])];
    for (const written of readable) {
      const meant = candidates.find(({ place }) => isCalled(place, written));
      if (meant) return toAnswer(meant.place, language);
    }
    for (const { place } of candidates) {
      const town = findSurroundingTown(place);
      if (town === null || table.label(town, 'en').name !== beside) continue;
      if (readable.some((written) => isCalled(place, written, town))) {
        return toAnswer(place, language, town);
      }
    }
    return null;
  }

  const toAnswer = (place: number, language: Language, beside?: number | null): FoundPlace => ({
    ...table.label(place, language, beside),
    ...table.coordinates(place),
  });

  return {
    find: (text, language = 'en', vicinity = {}) => findPlaces(text, language, vicinity),
    resolve(text, language = 'en', vicinity = {}) {
      const place = resolvePlace(text, language, vicinity);
      return place === null ? null : toAnswer(place, language);
    },
    findChosen,
    findInAddress(address, language = 'en', vicinity = {}) {
      const place = readAddress(address, (each) => rateNearness(each, vicinity));
      return place === null ? null : toAnswer(place, language);
    },
    findNearest(spot, language = 'en') {
      const place = table.findNearest(spot);
      return place === null ? null : toAnswer(place, language);
    },
    findTownAround(spot) {
      const place = table.findNearest(spot);
      return place === null ? null : (findSurroundingTown(place) ?? place);
    },
    describe: (place, language) => toAnswer(place, language),
  };
}

const hasWithin = (ratings: Ratings) => [...ratings.values()].some((rating) => rating.isWithin);
