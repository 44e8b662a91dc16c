import { placeComma } from '#contract/places/place-parts.ts';
import { isWithin, type Area, type FindArea } from './gazetteer/areas.ts';
import { foldName } from './gazetteer/fold-name.ts';
import { NameKind } from './gazetteer/gazetteer-pack.ts';
import type { PlaceTable } from './gazetteer/place-table.ts';

/** One part of an address: names of places that it may have, and the area that it may be. */
interface AddressPart {
  names: string[];
  area: Area | null;
  /** Whether a number behind it may be that of a house, as in "Dublin 8" and "Lima 345". */
  isNumbered?: boolean;
}

const separators = new RegExp(
  `${placeComma.source}|[、，;\\n]|\\s[-–—|/·]\\s|(?<=\\p{L}{3})/(?=\\p{L}{3})`,
  'u',
);
/** The units of Chinese and Japanese addresses, which have no spaces. */
const units = /.+?[都道府県市区區町村省县縣州]/gu;
const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const isHangul = (text: string) => /\p{Script=Hangul}/u.test(text);
const hasDigit = (word: string) => /\p{N}/u.test(word);
/** What kind of thing is named, before its name: "г. Москва". */
const isKind = (word: string) => /^\p{Script=Cyrillic}{1,3}\.$/u.test(word);
/** The number of a house: fewer digits than a postal code, and perhaps a letter. */
const isHouseNumber = (word: string) => /^\p{N}{1,3}\p{L}?$/u.test(word);
/** The code of a region or province. */
const isCode = (word: string) => /^[A-Z]{2,3}$/.test(word);
/** What a street is called before its name; a number behind it is that of a house, however long. */
const isStreetKind = (word: string) =>
  /^(?:av|avda|avenida|avenue|ave|bd|blvd|boulevard|c|calle|carrera|cra|rua|r|rue|via|viale|corso|jalan|jl|ul|ulica|ул|вул|улица|вулиця|str|strada|plaza|praça|piazza|paseo)\.?$/iu.test(
    word,
  );
/** What post offices of France write behind a town. */
const cedex = /\scedex\b.*$/iu;
const maxWords = 4;
const minLetters = 3;
/** A name that no other part of the address supports counts only for a town of this size. */
const surelyMeant = 5000;
const surelyMeantOtherwise = 100_000;
const fitWithin = 5;
const fitOwn = 1;
const countryPenalty = 4.5;
/** Streets have the names of towns, too. */
const numberPenalty = 3;

/** Reads which place of the gazetteer an address is in: "Oranienstraße 12, 10999 Berlin, Germany". */
export function createAddressReader(table: PlaceTable, findArea: FindArea) {
  /** The best place of an address by `nearness` and size; null where it names none. */
  return (address: string, nearness: (place: number) => number): number | null => {
    const parts = address.split(separators).flatMap(splitUnits).flatMap(readParts);
    let best: { place: number; score: number } | null = null;
    for (const { names, area, isNumbered = false } of parts) {
      const others = parts.flatMap((part) => (part.area && part.area !== area ? [part.area] : []));
      for (const name of names) {
        for (const { place, kind } of table.names.findExact(name)) {
          const within = others.filter((other) => isWithin(table, place, other)).length;
          const population = table.population(place);
          const isOwn = kind !== NameKind.alternate;
          const least = isOwn && !isNumbered ? surelyMeant : surelyMeantOtherwise;
          const isMeant = population >= least && (isOwn || !isNumbered);
          if (within === 0 && !isMeant) continue;
          const score =
            Math.log10(population) +
            (isOwn ? fitOwn : 0) +
            fitWithin * within -
            (area && area.countries.size > 0 ? countryPenalty : 0) -
            (isNumbered ? numberPenalty : 0) +
            nearness(place);
          if (!best || score > best.score) best = { place, score };
        }
      }
    }
    return best && best.place;
  };

  function readParts(part: string): AddressPart[] {
    const written = part.replace(cedex, '').split(/\s+/);
    const words = written.filter((word) => word !== '' && !isKind(word));
    if (isStreetKind(written.find(Boolean) ?? '') && hasDigit(words.at(-1) ?? '')) return [];
    const house = words.findLastIndex(isHouseNumber);
    if (house > 0 && house === words.length - 1 && !isHangul(part)) {
      const street = words.filter((word) => !hasDigit(word));
      if (street.length === 0) return [];
      // "110 00 Praha 1" and "Αθήνα 105 63" have a postal code, so they are no streets.
      const isNumbered = street.length === house;
      return [{ names: keepLong([foldName(street.join(' '))]), area: null, isNumbered }];
    }
    // What is before a house number is a street, except where the largest comes first.
    const behind = isHangul(part) ? words : words.slice(house + 1);
    const named = behind.filter((word) => !hasDigit(word));
    const whole = foldName(named.join(' '));
    const isWhole = house < 0 && named.length === words.length;
    const names = isWhole && !isHangul(part) ? [whole] : listEnds(named);
    const area = house < 0 ? findArea(whole) : null;
    return [{ names: keepLong(names), area }, ...splitArea(named, house < 0)];
  }

  /** A town and its region or country without a comma: "Louisville KY", "10121 Torino TO". */
  function splitArea(named: readonly string[], isFromStart: boolean): AddressPart[] {
    const key = foldName(named.join(' '));
    if (named.length < 2 || table.names.findExact(key).length > 0) return [];
    for (let at = 1; at < named.length; at += 1) {
      const [front, back] = [named.slice(0, at), named.slice(at)];
      const code = back.length === 1 && isCode(back[0]!);
      const area = isHangul(key) ? null : findArea(foldName(back.join(' ')));
      const isArea = area !== null && area.countries.size + area.regions.size > 0;
      if (!isArea && !code) continue;
      const names = isFromStart && isArea ? [foldName(front.join(' '))] : listEnds(front);
      const region = isArea ? findArea(foldName(front.join(' '))) : null;
      return [
        // "Illinois 62701 USA" is behind its town.
        { names: keepLong(names), area: region && region.regions.size > 0 ? region : null },
        { names: [], area: isArea ? area : null },
      ];
    }
    return [];
  }
}

const keepLong = (names: readonly string[]) =>
  names.filter((name) => name.length >= minLetters || !/^[a-z]*$/.test(name));

/** The last words behind a postal code or a house number; all words of Korean. */
function listEnds(words: readonly string[]): string[] {
  const ends = words.map((_, nth) => words.slice(nth).join(' ')).slice(-maxWords);
  return [...ends, ...words.filter(isHangul)].map(foldName);
}

const splitUnits = (part: string): string[] =>
  isHan(part) ? (part.match(units) ?? [part]) : [part];
