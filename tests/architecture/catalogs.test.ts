import { expect, test } from 'vitest';
import { languages, offeredLanguages } from '#contract/languages.ts';
import {
  bareOnScreens,
  bareOnServer,
  listCatalogs,
  isUnseen,
  read,
  untranslatedAreas,
  unusedTexts,
} from './catalog-checks.ts';
import { codeFiles, imports } from './imports.ts';

/**
 * Areas that still show English in a language. Take a line out when you translate one; never add
 * one to a language that is complete.
 */
const untranslated: Record<string, readonly string[]> = {};

test('every language has the same catalogs, and all of them at run time', () => {
  for (const language of languages) {
    expect(listCatalogs(language), language).toEqual(listCatalogs('en'));
    const gathered = Array.from(
      read(`locales/${language}/all.ts`).matchAll(/from '\.\/(.+)'/g),
      ([, file = '']) => file,
    );
    const texts = listCatalogs(language).filter((file) => file !== 'plural.ts');
    expect(gathered.toSorted(), language).toEqual(texts);
  }
});

test('a catalog either translates or is named as untranslated', () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    const named = [...(untranslated[language] ?? [])].toSorted();
    expect(untranslatedAreas(language), language).toEqual(named);
  }
});

test('people can choose only languages that are complete', () => {
  for (const language of offeredLanguages) {
    expect(untranslated[language] ?? []).toEqual([]);
  }
});

test('every text of a catalog is used', () => {
  expect(unusedTexts()).toEqual([]);
});

test('texts on screens come from a catalog', () => {
  expect(bareOnScreens(codeFiles)).toEqual([]);
});

test('texts of the server for people come from a catalog', () => {
  expect(bareOnServer(codeFiles)).toEqual([]);
});

test('server files that read catalogs are checked for other texts, too', () => {
  expect(imports.filter(isUnseen).map(({ file }) => file)).toEqual([]);
});

test('screens import the catalogs of their build, the server those of every language', () => {
  const wrong = imports.filter(({ file, specifier }) =>
    file.startsWith('src/')
      ? specifier === '#get-locales'
      : specifier.startsWith('#locales/') && !file.startsWith('tests/'),
  );
  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});
