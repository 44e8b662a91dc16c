import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { plural as arabicPlural } from '#catalogs/ar/plural.ts';
import { plural as spanishPlural } from '#catalogs/es/plural.ts';
import { languages } from '#contract/languages.ts';
import { getLocales, type Locales } from '#get-locales';

type Area = keyof Locales;

const folder = path.resolve(import.meta.dirname, '../../../locales/en');
const others = languages.filter((language) => language !== 'en');
/** They write numbers and days; other tests compare them. */
const areas = (Object.keys(getLocales('en')) as Area[]).filter((area) => area !== 'format');
/** One for each plural form of each language. */
const counts = [0, 1, 2, 3, 11, 100, 1234, 1_000_000];

describe.each(others)('%s', (language) => {
  test.each(areas)('shows the same parameters as English: %s', (area) => {
    const parameters = listParameters(area);
    for (const [name, given] of parameters) {
      const english = shownBy(getLocales('en'), area, name, given);
      expect(shownBy(getLocales(language), area, name, given), name).toEqual(english);
    }
  });
});

test.each(others)('fills in the same parameters as English in plain texts: %s', (language) => {
  const english = plainTexts(getLocales('en'));
  const translated = plainTexts(getLocales(language));
  for (const [name, text] of english) {
    if (filledIn(text).length === 0) continue;
    expect([name, filledIn(translated.get(name) ?? '')]).toEqual([name, filledIn(text)]);
  }
});

test('sees a parameter that a translation leaves out, also in one of its forms', () => {
  const german = getLocales('de');
  const parameters: Parameter[] = [
    { name: 'count', kind: 'number' },
    { name: 'town', kind: 'text' },
  ];
  const forms = (one: (town: string) => string) => ({
    ...german,
    news: {
      ...german.news,
      newRoomsNear: ({ count, town }: { count: number; town: string }) =>
        count === 1 ? one(town) : `${count} in ${town}`,
    },
  });
  const whole = shownBy(
    forms((town) => `1 in ${town}`),
    'news',
    'newRoomsNear',
    parameters,
  );
  const lacking = shownBy(
    forms(() => 'Eines'),
    'news',
    'newRoomsNear',
    parameters,
  );
  expect(whole.filter((each) => !lacking.includes(each))).toEqual(['⟪town⟫ of 1']);
});

/** Only the compiler looks at it: `npm run typecheck` fails when one of these is no mistake. */
export function mistakesOfTranslators(): unknown[] {
  const german = getLocales('de');
  const { rooms: _, ...lacking } = german.browse;
  const { keys: __, ...labels } = german.adminReports.scamSigns;
  const renamed = ({ user }: { user: string }) => user;
  return [
    // @ts-expect-error -- a text is missing
    { ...german, browse: lacking } satisfies Locales,
    // @ts-expect-error -- the label of a value is missing
    { ...german.adminReports, scamSigns: labels } satisfies Locales['adminReports'],
    // @ts-expect-error -- a parameter has another name
    { ...german.mails, removedMessages: renamed } satisfies Locales['mails'],
    // @ts-expect-error -- Arabic has six forms
    arabicPlural(2, { one: '', other: '' }),
    // @ts-expect-error -- Spanish has one for millions
    spanishPlural(2, { one: '', other: '' }),
  ];
}

test('English says word for word what the specification fixes', () => {
  const { problems, shell, shellLater, titles, uploads } = getLocales('en');
  expect(problems).toMatchObject({
    notFound: 'Not Found',
    somethingWentWrong: 'Something went wrong!',
  });
  expect(uploads.failures).toMatchObject({ uploadFailed: 'Failed to upload file' });
  expect(shell).toMatchObject({ inquiries: 'Inquiries' });
  expect(titles).toMatchObject({ roomies: 'Roomies', signIn: 'Sign in' });
  expect(shellLater).toMatchObject({
    yourProfile: 'Your Profile',
    listYourPlaceItem: 'List Your Place',
    yourListings: 'Your Listings',
    adminPanel: 'Admin Panel',
    logout: 'Logout',
  });
});

/** Every text that is no function, by its name: "refusals images.most". */
function plainTexts(texts: unknown, name = '', found = new Map<string, string>()) {
  if (typeof texts === 'string') found.set(name, texts);
  else if (typeof texts === 'object' && texts !== null && !isValidElement(texts)) {
    for (const [key, each] of Object.entries(texts)) plainTexts(each, `${name} ${key}`, found);
  }
  return found;
}

/** What is put into a plain text: "Must be at most {max} characters". */
const filledIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** The parameters that appear in a text, however often, for each count; its number for any. */
function shownBy(texts: Locales, area: Area, name: string, given: Parameter[]): string[] {
  const make = name
    .split(' ')
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], texts[area]);
  const shown = new Set<string>();
  const isCounted = given.some(({ kind }) => kind === 'number');
  for (const count of isCounted ? counts : [0]) {
    const values = given.map(({ name: parameter, kind }) => [
      parameter,
      sampleValue(parameter, kind, count),
    ]);
    const text = plain((make as (given: unknown) => ReactNode)(Object.fromEntries(values)));
    for (const [found] of text.matchAll(/⟪[^⟪⟫]*⟫/g)) {
      // A count that is written already, which some forms put in words.
      const isCount = found === sampleValue('total', 'text', count);
      shown.add(isCounted && !isCount ? `${found} of ${count}` : found);
    }
    if (/\d/.test(text)) shown.add('a number');
  }
  return [...shown].toSorted();
}

function sampleValue(name: string, kind: Parameter['kind'], count: number): unknown {
  if (kind === 'number') return count;
  if (kind === 'wrap') return (text: ReactNode) => `⟪${name}⟫${plain(text)}`;
  return `⟪${name}⟫`;
}

function plain(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((each: ReactNode) => plain(each)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return plain(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

interface Parameter {
  name: string;
  kind: 'number' | 'wrap' | 'text';
}

/** What each function of a catalog takes, as its types say: { count: number }. */
function listParameters(area: Area): Map<string, Parameter[]> {
  const file = path.join(
    folder,
    `${area.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}.ts`,
  );
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const found = new Map<string, Parameter[]>();
  const visit = (name: string, value: Syntax | null | undefined): void => {
    if (value?.type === 'ObjectExpression') {
      for (const { key, value: inner } of value.properties ?? []) {
        visit([name, key?.name ?? key?.raw?.slice(1, -1)].join(' '), inner);
      }
    }
    if (value?.callee?.name === 'pluralText') found.set(name, [{ name: 'count', kind: 'number' }]);
    if (value?.type !== 'ArrowFunctionExpression') return;
    const [first] = value.params ?? [];
    // Without a type of its own, where a record has one: the names that it takes apart.
    const members = first?.typeAnnotation?.typeAnnotation?.members ?? first?.properties ?? [];
    const given = members.map(({ key, typeAnnotation }): Parameter => ({
      name: String(key?.name),
      kind: typeAnnotation
        ? parameterKind(typeAnnotation.typeAnnotation)
        : kindByName(String(key?.name)),
    }));
    found.set(name, given);
  };
  for (const statement of program.body as unknown as Syntax[]) {
    for (const { id, init } of statement.declaration?.declarations ?? [])
      visit(String(id?.name), init);
  }
  return found;
}

function parameterKind(type: Syntax | undefined): Parameter['kind'] {
  if (type?.type === 'TSNumberKeyword') return 'number';
  return type?.typeName?.name === 'Wrap' ? 'wrap' : 'text';
}

/** Counts are numbers, everything else is text. */
const kindByName = (name: string) => (name === 'count' ? 'number' : 'text');

/** As much of a syntax tree as these functions read. */
interface Syntax {
  type: string;
  name?: string;
  /** The text of a literal, with its quotes. */
  raw?: string;
  value?: Syntax;
  callee?: Syntax;
  key?: Syntax;
  id?: Syntax;
  init?: Syntax;
  declaration?: Syntax;
  declarations?: Syntax[];
  properties?: Syntax[];
  params?: Syntax[];
  members?: Syntax[];
  typeAnnotation?: Syntax;
  typeName?: Syntax;
}
