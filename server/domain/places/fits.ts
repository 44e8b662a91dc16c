import { NameKind } from './gazetteer/gazetteer-pack.ts';

/** How well a text fits a place, before what is known about the reader. */
export interface Rating {
  score: number;
  fit: keyof typeof fits;
  kind: NameKind;
  /** Whether it is in an area that the text names, too. */
  isWithin: boolean;
}
export type Ratings = Map<number, Rating>;

/** How well a name fits counts as much as a population ten times as large for each 1. */
export const fits = {
  exact: { [NameKind.own]: 3, [NameKind.shown]: 3, [NameKind.alternate]: 2 },
  /** Two letters, such as LA, are more often a beginning than a whole name. */
  initials: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 1.2 },
  /** Three may be the code of an airport, which GeoNames counts among the names. */
  code: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 0.2 },
  /** Only its spaces are others, as in "newyork". */
  spaced: { [NameKind.own]: 2, [NameKind.shown]: 2, [NameKind.alternate]: 1 },
  /** The largest town of a region that the text names by its code. */
  region: { [NameKind.own]: 1.5, [NameKind.shown]: 1.5, [NameKind.alternate]: 1.5 },
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

/** How a whole name fits. */
export const findWholeFit = (name: string): keyof typeof fits =>
  (isLatin(name) && wholeFits[name.length]) || 'exact';
export const isWholeName = (fit: keyof typeof fits) =>
  ['exact', 'initials', 'code', 'spaced', 'region'].includes(fit);
export const isCorrected = (fit: keyof typeof fits) => fit === 'corrected' || fit === 'spaced';

/** Alternates are old names, suburbs and codes of airports, and many are usual words. */
const surelyNamedOtherwise = { code: 500_000, short: 200_000, long: 20_000 };
const shortLetters = 5;
/** A beginning of a name, or a wrong letter, means no smaller town unless it is chosen. */
const surelyBegun = { anywhere: 500_000, inTimeZone: 100_000 };
const surelyMistyped = { letters: 7, own: 20_000, otherwise: 500_000 };

/** A place that may be meant by a text which nobody chose from suggestions. */
interface Candidate extends Rating {
  population: number;
  /** Its folded name as it is shown. */
  name: string;
  isInTimeZone: boolean;
}

/** Whether a folded text means this place rather than other words. */
export function isSurelyMeant(key: string, candidate: Candidate): boolean {
  const { fit, kind, population, name, isInTimeZone, isWithin } = candidate;
  if (isWholeName(fit)) {
    if (kind !== NameKind.alternate || isWithin || !/^[a-z ]+$/.test(key)) return true;
    if (findWholeFit(key) !== 'exact') return population >= surelyNamedOtherwise.code;
    const { short, long } = surelyNamedOtherwise;
    return population >= (key.length <= shortLetters ? short : long);
  }
  if (fit === 'corrected') {
    const { letters, own, otherwise } = surelyMistyped;
    const least = kind === NameKind.alternate ? otherwise : own;
    return key.length >= letters && population >= least && name[0] === key[0];
  }
  const { anywhere, inTimeZone } = surelyBegun;
  // "Garden" is a word of its own, and not the beginning of "Garden Grove".
  return (
    fit === 'beginning' &&
    population >= (isInTimeZone ? inTimeZone : anywhere) &&
    !name.startsWith(`${key} `)
  );
}
