import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageFinder } from '#contract/find-message.ts';
import { importTexts } from '#contract/imports/import-texts.ts';
import { getLocales } from '#get-locales';
import { formatImportText } from '#catalogs/format-import-text.ts';
import { codeFiles } from '#tests/architecture/imports.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const find = messageFinder(importTexts, '.+?');

test('each refusal of a file that the sources of the import write has a code', () => {
  const refusals = codeFiles
    .filter((file) => /^server\/domain\/imports\/(reading|runs|writing)\//.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(root, file), 'utf8').matchAll(
          /(?:ImportRefused|refused|failed|setAside)\(\s*(['`])((?:(?!\1).)+)\1/g,
        ),
        ([, , text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7'),
      ),
    )
    // Begins with what row it is about.
    .map((text) =>
      text.replace(/^7 (opens|is longer|has a quote)/, 'The row that begins on line 7 $1'),
    )
    .map((text) => text.replace('cannot be read: 7 is', 'cannot be read: an object like {} is'));
  expect(refusals.length).toBeGreaterThan(30);
  expect(refusals.filter((text) => find(text) === null)).toEqual([]);
});

test.each([
  [
    'rent holds "1,250" instead of one amount; Monthly rent is required',
    '\u2068rent\u2069 enthält \u2068"1,250"\u2069 statt eines Betrags; Bitte gib die Monatsmiete an',
  ],
  [
    'The cells are misaligned: name holds "7", rent holds "a; b"',
    'Die Zellen sind verschoben: \u2068name: "7", rent: "a; b"\u2069',
  ],
  [
    'Bathrooms: Must be a whole number; Line 1,234 has the same id',
    'Bäder: Muss eine ganze Zahl sein; Zeile 1.234 hat dieselbe ID',
  ],
  [
    'The mapping does not fit: the file has no column "a" (its columns are b, c); nothing is mapped to title.',
    'Die Zuordnung passt nicht: Die Datei hat keine Spalte \u2068"a"\u2069 (ihre Spalten sind \u2068b, c\u2069); Nicht zugeordnet: \u2068title\u2069.',
  ],
  [
    'Something of another version; The row is empty',
    'Something of another version; The row is empty',
  ],
])('says in the language of the page: %s', (english, german) => {
  const { importTexts: texts, fieldMessages, listingFields, format } = getLocales('de');
  const all = { ...texts, ...fieldMessages, ...listingFields, ...format };
  expect(formatImportText(english, all)).toBe(german);
});

test('writes an Arabic semicolon between reasons in Arabic', () => {
  const { importTexts: texts, fieldMessages, listingFields, format } = getLocales('ar');
  const all = { ...texts, ...fieldMessages, ...listingFields, ...format };
  expect(formatImportText('The row is empty; Id is required', all)).toBe('الصف فارغ؛ المعرّف مطلوب');
});
