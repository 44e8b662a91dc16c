import type { Town, Typed } from './draw-towns.ts';

/** Ways of writing a town; each makes some texts of its names. */
type WriteTown = (town: Town, random: () => number) => Typed[];

const nearDegrees = 0.35;
const minMistyped = 8;

/** A text with one letter left out, doubled, swapped or replaced. */
function mistype(text: string, random: () => number): string {
  const letters = Array.from(text);
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at]!);
  else if (kind === 2) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  else letters[at] = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]!;
  return letters.join('');
}

/** What people write for words of names; not the list of the gazetteer, which it measures. */
const shortened: readonly (readonly [word: RegExp, others: readonly string[]])[] = [
  [/\bSaint\b/, ['St.', 'St']],
  [/\bSt\b\.?/, ['Saint', 'St']],
  [/\bSainte\b/, ['Ste.', 'Ste']],
  [/\bSte\b\.?/, ['Sainte']],
  [/\bSankt\b/, ['St.', 'St']],
  [/\bSanta\b/, ['Sta.']],
  [/\bSanto\b/, ['Sto.']],
  [/\bMount\b/, ['Mt.', 'Mt']],
  [/\bMt\b\.?/, ['Mount']],
  [/\bFort\b/, ['Ft.', 'Ft']],
  [/\bFt\b\.?/, ['Fort']],
  [/\bPoint\b/, ['Pt.']],
  [/\bPort\b/, ['Pt']],
];

function shorten(name: string): Typed[] {
  return shortened
    .filter(([word]) => word.test(name))
    .flatMap(([word, others]) => others.map((other) => ({ text: name.replace(word, other) })));
}

const bare = ({ keys, shown }: Town): Typed[] => [...shown, ...keys.map((text) => ({ text }))];
const inZone = ({ timeZone }: Town, texts: readonly Typed[]): Typed[] =>
  texts.map((typed) => ({ ...typed, vicinity: { timeZone } }));
const isLatin = (text: string) => /^[\p{Script=Latin}\s'’.-]+$/u.test(text);

/** The kinds of spellings that are measured. */
export const writings = {
  'the name alone': ({ name }) => [{ text: name }],
  'every spelling alone': bare,
  'every spelling, time zone known': (town) => inZone(town, bare(town)),
  'every spelling, by somebody near': (town, random) => {
    const near = {
      latitude: town.latitude + (random() * 2 - 1) * nearDegrees,
      longitude: town.longitude + (random() * 2 - 1) * nearDegrees,
    };
    return bare(town).map((typed) => ({
      ...typed,
      vicinity: { near, timeZone: town.timeZone },
    }));
  },
  'name, region': ({ name, region }) =>
    region ? [{ text: `${name}, ${region}`, shares: 'region' }] : [],
  'name and code of the region': ({ name, regionCode }) =>
    regionCode === null
      ? []
      : [
          { text: `${name}, ${regionCode}`, shares: 'region' },
          { text: `${name} ${regionCode}`, shares: 'region' },
        ],
  'name region country': ({ name, region, country }) => [
    { text: `${name} ${region} ${country}`, shares: region ? 'region' : 'country' },
  ],
  'region before the name': ({ name, region }) =>
    region ? [{ text: `${region} ${name}`, shares: 'region' }] : [],
  'name and country, in each language': (town) =>
    inZone(
      town,
      town.shown.flatMap(({ text, language }, nth) => {
        const country = town.countries[nth]!;
        return [`${text}, ${country}`, `${text} ${country}`].map((both): Typed => ({
          text: both,
          ...(language && { language }),
          shares: 'country',
        }));
      }),
    ),
  'part and town, in either order': (town) =>
    town.around === null
      ? []
      : [
          { text: `${town.name} ${town.around}` },
          { text: `${town.around} ${town.name}` },
          { text: `${town.name}, ${town.around}` },
          { text: `${town.around}-${town.name}` },
        ],
  'as it was chosen': ({ name, detail }) => [{ text: `${name}, ${detail}`, shares: 'region' }],
  abbreviated: (town) => inZone(town, shorten(town.name)),
  'other signs and case': (town) =>
    inZone(town, [
      { text: town.name.toUpperCase() },
      { text: town.name.replaceAll(/[\s-]+/g, '-') },
      { text: town.name.replaceAll(/[-'’.,]/g, ' ') },
      { text: town.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() },
    ]),
  'spaces left out': (town) =>
    town.name.includes(' ')
      ? inZone(town, [{ text: town.name.replaceAll(' ', '').toLowerCase() }])
      : [],
  'one letter wrong': (town, random) =>
    isLatin(town.name) && town.name.length >= minMistyped
      ? inZone(town, [{ text: mistype(town.name, random) }])
      : [],
} as const satisfies Record<string, WriteTown>;
export type Writing = keyof typeof writings;

/**
 * What people try, whose browsers say in which time zone they are; the other kinds show what one of these
 * would find with less or more known.
 */
export const triedByPeople: readonly Writing[] = [
  'every spelling, time zone known',
  'name, region',
  'name and code of the region',
  'name region country',
  'region before the name',
  'name and country, in each language',
  'part and town, in either order',
  'as it was chosen',
  'abbreviated',
  'other signs and case',
  'spaces left out',
  'one letter wrong',
];
