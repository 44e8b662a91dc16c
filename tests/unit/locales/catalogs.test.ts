import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { localesOf, type Locales } from '#locales-of';

type Area = keyof Locales;

const folder = path.resolve(import.meta.dirname, '../../../locales/en');
const others = languages.filter((language) => language !== 'en');
/** They write numbers and days; other tests compare them. */
const areas = (Object.keys(localesOf('en')) as Area[]).filter((area) => area !== 'format');
/** One for each plural form of each language. */
const counts = [0, 1, 2, 3, 11, 100, 1234, 1_000_000];

describe.each(others)('%s', (language) => {
  test.each(areas)('shows the same parameters as English: %s', (area) => {
    const parameters = parametersOf(area);
    for (const [name, given] of parameters) {
      expect(shownBy(language, area, name, given), name).toEqual(shownBy('en', area, name, given));
    }
  });
});

test.each(others)('fills in the same parameters as English in plain texts: %s', (language) => {
  const english = plainTexts(localesOf('en'));
  const translated = plainTexts(localesOf(language));
  for (const [name, text] of english) {
    if (filledIn(text).length === 0) continue;
    expect([name, filledIn(translated.get(name) ?? '')]).toEqual([name, filledIn(text)]);
  }
});

test('English says word for word what the specification fixes', () => {
  expect(messages).toEqual({
    somethingWentWrong: 'Something went wrong!',
    notFound: 'Not Found',
    tokenRefreshFailed: 'Token refresh failed',
    uploadFailed: 'Failed to upload file',
  });
  const { problems, shell, shellLater } = localesOf('en');
  expect(problems).toMatchObject({
    notFound: messages.notFound,
    somethingWentWrong: messages.somethingWentWrong,
  });
  expect(shell).toMatchObject({ roomies: 'Roomies', signIn: 'Sign in' });
  expect(shellLater).toMatchObject({
    yourProfile: 'Your Profile',
    listYourPlaceItem: 'List Your Place',
    yourListings: 'Your Listings',
    inquiries: 'Inquiries',
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

/** The parameters that appear in a text, however often, for any count. */
function shownBy(language: Language, area: Area, name: string, given: Parameter[]): string[] {
  const make = name
    .split(' ')
    .reduce<unknown>(
      (found, key) => (found as Record<string, unknown>)[key],
      localesOf(language)[area],
    );
  const shown = new Set<string>();
  for (const count of given.some(({ kind }) => kind === 'number') ? counts : [0]) {
    const values = given.map(({ name: parameter, kind }) => [
      parameter,
      valueOf(parameter, kind, count),
    ]);
    const text = plain((make as (given: unknown) => ReactNode)(Object.fromEntries(values)));
    for (const [found] of text.matchAll(/⟪[^⟪⟫]*⟫/g)) shown.add(found);
    if (/\d/.test(text)) shown.add('a number');
  }
  return [...shown].toSorted();
}

function valueOf(name: string, kind: Parameter['kind'], count: number): unknown {
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
function parametersOf(area: Area): Map<string, Parameter[]> {
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
    if (value?.type !== 'ArrowFunctionExpression') return;
    const [first] = value.params ?? [];
    // Without a type of its own, where a record has one: the names that it takes apart.
    const members = first?.typeAnnotation?.typeAnnotation?.members ?? first?.properties ?? [];
    const given = members.map(({ key, typeAnnotation }): Parameter => ({
      name: String(key?.name),
      kind: typeAnnotation ? kindOf(typeAnnotation.typeAnnotation) : kindByName(String(key?.name)),
    }));
    found.set(name, given);
  };
  for (const statement of program.body as unknown as Syntax[]) {
    for (const { id, init } of statement.declaration?.declarations ?? [])
      visit(String(id?.name), init);
  }
  return found;
}

function kindOf(type: Syntax | undefined): Parameter['kind'] {
  if (type?.type === 'TSNumberKeyword') return 'number';
  return type?.typeName?.name === 'Wrap' ? 'wrap' : 'text';
}

/** Counts are numbers, everything else is text. */
const kindByName = (name: string) => (name === 'count' ? 'number' : 'text');

/** As much of a syntax tree as these functions read. */
interface Syntax {
  type: string;
  name?: string;
  /** Of a literal, with its quotes. */
  raw?: string;
  value?: Syntax;
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
